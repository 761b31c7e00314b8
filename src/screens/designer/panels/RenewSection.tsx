import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { RenewingContext } from '../menu/renewingContext';
import { useMayRenew } from '../menu/useMayRenew';
import { Hint, Section } from './Section';

/** For a leaked link: the renewal is started and confirmed here. */
export function RenewSection() {
  const { t } = useTranslation('menu');
  const actor = RenewingContext.useActorRef();
  const isRenewed = RenewingContext.useSelector((state) => state.matches('renewed'));
  const mayRenew = useMayRenew();
  if (!mayRenew) return null;
  return (
    <Section title={t('renewLinks.title')}>
      <Hint>{t('renewLinks.hint')}</Hint>
      <Button onPress={() => actor.send({ type: 'begin' })}>
        <KeyRound size={17} aria-hidden="true" />
        {t('renewLinks.open')}
      </Button>
      <p role="status">{isRenewed && t('renewLinks.done')}</p>
    </Section>
  );
}
