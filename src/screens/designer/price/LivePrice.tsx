import { ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../../components/useIsNarrow';
import { writtenMoney } from '../../../stone/price/money';
import { PopupsContext } from '../popups/popupsContext';
import { useLocale } from '../useLocale';
import styles from './LivePrice.module.css';
import { PriceItems } from './PriceItems';
import { type LivePrice as Price, useLivePrice } from './useLivePrice';
import { useRested } from './useRested';

/** What the stone in hand costs, beside it, where prices are shown. It opens to the price line by line. */
export function LivePrice() {
  const price = useLivePrice();
  return price ? <Shown price={price} /> : null;
}

function Shown({ price }: { readonly price: Price }) {
  const { t } = useTranslation('menu');
  const { t: sayVat } = useTranslation('vat');
  const locale = useLocale();
  const popups = PopupsContext.useActorRef();
  const isNarrow = useIsNarrow();
  const lines = useId();
  const [isOpen, setOpen] = useState(false);
  const total = price.total === null ? t('onRequest') : writtenMoney(price.total, price.currency, locale);
  const vat = sayVat(price.vat);
  const rested = useRested(t('priceNow', { total, vat }));
  // A phone has no room beside the stone: there the lines are the popup's, as a sheet.
  const isUnfolded = isOpen && !isNarrow;
  return (
    <div className={styles.live} data-live-price="">
      {isUnfolded && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard (WCAG 2.1.1).
        <section id={lines} className={styles.lines} aria-label={t('priceTitle')} tabIndex={0}>
          <PriceItems price={price} />
        </section>
      )}
      <Button
        className={styles.button ?? ''}
        {...(!isNarrow && { 'aria-expanded': isOpen })}
        {...(isUnfolded && { 'aria-controls': lines })}
        onPress={() => (isNarrow ? popups.send({ type: 'open', popup: 'price' }) : setOpen(!isOpen))}
      >
        <span className="visually-hidden">{t('price')}: </span>
        <span className={styles.total}>{total}</span> <span className={styles.vat}>{vat}</span>
        <span className="visually-hidden">, {t('byLine')}</span>
        <ChevronUp size={16} aria-hidden="true" className={isUnfolded ? styles.turned : undefined} />
      </Button>
      <p className="visually-hidden" aria-live="polite">
        {rested}
      </p>
    </div>
  );
}
