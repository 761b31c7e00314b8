import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { DesignerContext } from '../designerContext';
import { NamedPopup } from '../popups/NamedPopup';
import { PopupsContext } from '../popups/popupsContext';
import styles from './PricePopup.module.css';

/** Amounts are whole øre (or cent). */
const PARTS = 100;

/** The popup `price`: the stone's price, line by line, as computed by the server. */
export function PricePopup() {
  const popups = PopupsContext.useActorRef();
  const { t, i18n } = useTranslation('menu');
  const quote = DesignerContext.useSelector(({ context }) => context.saved?.quote);
  const money = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: quote?.Currency ?? 'DKK',
  });
  const written = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? t('onRequest') : money.format(amount / PARTS);
  return (
    <NamedPopup
      name="price"
      title={t('priceTitle')}
      actions={
        <Button look="primary" onPress={() => popups.send({ type: 'close' })}>
          {t('close')}
        </Button>
      }
    >
      {quote ? (
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
                <th scope="row">{t('total')}</th>
                <td className={styles.wide} />
                <td className={styles.wide} />
                <td>{written(quote.Price)}</td>
              </tr>
            </tfoot>
          </table>
          <p className={styles.hint}>{t(quote.Price === null ? 'incomplete' : 'priceHint')}</p>
        </>
      ) : (
        <p>{t('noPrice')}</p>
      )}
    </NamedPopup>
  );
}
