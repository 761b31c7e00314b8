import { useTranslation } from 'react-i18next';
import { writtenMoney } from '../../../stone/price/money';
import { useLocale } from '../useLocale';
import styles from './PriceItems.module.css';
import { useItemWords } from './useItemWords';
import type { LivePrice } from './useLivePrice';

/** The price of the stone in hand, line by line, with its sum and whether that contains VAT. */
export function PriceItems({ price }: { readonly price: LivePrice }) {
  const { t } = useTranslation('menu');
  const { t: sayVat } = useTranslation('vat');
  const locale = useLocale();
  const wordsOf = useItemWords();
  const written = (amount: number | null) =>
    amount === null ? t('onRequest') : writtenMoney(amount, price.currency, locale);
  return (
    <>
      <table className={styles.items} aria-label={t('priceTitle')}>
        <tbody>
          {price.items.map((item) => {
            const { name, about } = wordsOf(item, written(item.each));
            return (
              <tr key={`${item.key} ${item.element ?? ''}`}>
                <th scope="row">
                  {name}
                  {about && <span className={styles.about}>{about}</span>}
                </th>
                <td>{written(item.amount)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('total')} <span className={styles.vat}>{sayVat(price.vat)}</span>
            </th>
            <td>{written(price.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.hint}>{t(price.total === null ? 'incomplete' : 'priceHint')}</p>
    </>
  );
}
