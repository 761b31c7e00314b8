import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../machines/designer/context';
import { writtenMoney } from '../../../stone/price/money';
import { useLocale } from '../useLocale';
import styles from './SentPrice.module.css';

/** A price as the server reckoned it when the stone was sent: equal things in one line. */
export function SentPrice({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('menu');
  const { t: sayVat } = useTranslation('vat');
  const locale = useLocale();
  const written = (amount: number | null | undefined) =>
    amount === null || amount === undefined
      ? t('onRequest')
      : writtenMoney(amount, quote.Currency ?? 'DKK', locale);
  return (
    <>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('priced')}</th>
            <th scope="col" className={styles.wide}>
              {t('pieces')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('unit')}
            </th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {quote.PriceLines.map((line) => (
            <tr key={`${line.key} ${line.id ?? ''} ${line.upTo ?? ''}`}>
              <th scope="row">
                {line.text ?? line.key}
                <span className={styles.narrow}>
                  {line.count} × {written(line.each)}
                </span>
              </th>
              <td className={styles.wide}>{line.count}</td>
              <td className={styles.wide}>{written(line.each)}</td>
              <td>{written(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('total')}
              {quote.PriceVat && <span className={styles.vat}> {sayVat(quote.PriceVat)}</span>}
            </th>
            <td className={styles.wide} />
            <td className={styles.wide} />
            <td>{written(quote.Price)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.hint}>{t(quote.Price === null ? 'incomplete' : 'priceHint')}</p>
    </>
  );
}
