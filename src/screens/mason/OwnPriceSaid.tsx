import { useTranslation } from 'react-i18next';
import { writtenMoney } from '../../stone/price/money';
import { totalOf } from '../../stone/price/totalOf';
import type { OwnPrice } from '../../stone/wire/ownPrice';
import table from '../designer/price/PriceItems.module.css';
import { useLocale } from '../designer/useLocale';
import styles from './Mason.module.css';

/** What the mason's work costs by his own list, line by line; what has no price there, and what is not in it. */
export function OwnPriceSaid({ price }: { readonly price: OwnPrice }) {
  const { t } = useTranslation('mason');
  const { t: menu } = useTranslation('menu');
  const { t: vat } = useTranslation('vat');
  const locale = useLocale();
  const { Price, Currency, PriceVat, PriceLines, notIn = [] } = price;
  const written = (amount: number | null) =>
    amount === null ? t('ownPrice.asked') : writtenMoney(amount, Currency, locale);
  const wordsOf = ({ key, count, amount, text }: OwnPrice['PriceLines'][number]) =>
    amount === null && (key === 'engravedLetters' || key === 'mountedLetters')
      ? menu(`prices.${key}`, { count })
      : text;
  const priced = PriceLines.filter(({ amount }) => amount !== null);
  return (
    <section aria-labelledby="own-price">
      <h2 id="own-price">{t('ownPrice.title')}</h2>
      <p className={styles.hint}>{t('ownPrice.hint')}</p>
      {PriceLines.length === 0 ? (
        <p>{t('ownPrice.nothing')}</p>
      ) : (
        <table className={table.items} aria-labelledby="own-price">
          <tbody>
            {PriceLines.map((line) => (
              <tr key={`${line.key} ${line.upTo ?? ''} ${line.id ?? ''} ${line.each ?? ''}`}>
                <th scope="row">
                  {wordsOf(line)}
                  {line.each !== null && line.count > 1 && (
                    <span className={table.about}>{t('ownPrice.each', { each: written(line.each) })}</span>
                  )}
                </th>
                <td>{written(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          {priced.length > 0 && (
            <tfoot>
              <tr>
                <th scope="row">
                  {t(Price === null ? 'ownPrice.totalOfPriced' : 'ownPrice.total')}{' '}
                  <span className={table.vat}>{vat(PriceVat)}</span>
                </th>
                <td>{written(totalOf(priced))}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      {notIn.length > 0 && <p className={styles.hint}>{t('ownPrice.notIn', { things: notIn.join(', ') })}</p>}
    </section>
  );
}
