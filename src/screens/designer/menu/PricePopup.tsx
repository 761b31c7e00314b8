import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { NamedPopup } from '../popups/NamedPopup';
import { PopupsContext } from '../popups/popupsContext';
import { PriceItems } from '../price/PriceItems';
import { useLivePrice } from '../price/useLivePrice';
import { useQuote } from '../price/useQuote';
import { SentPrice } from './SentPrice';

/** The popup `price`: what the stone in hand costs line by line, or what one that was sent cost then. */
export function PricePopup() {
  const popups = PopupsContext.useActorRef();
  const { t } = useTranslation('menu');
  const live = useLivePrice();
  const quote = useQuote();
  return (
    <NamedPopup
      name="price"
      title={t('priceTitle')}
      isSheet
      actions={
        <Button look="primary" onPress={() => popups.send({ type: 'close' })}>
          {t('close')}
        </Button>
      }
    >
      {live && <PriceItems price={live} />}
      {!live && quote && <SentPrice quote={quote} />}
    </NamedPopup>
  );
}
