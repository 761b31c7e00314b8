import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { DesignerContext } from '../designerContext';
import { Hint, Section } from './Section';

/** Says that a catalogue stone already exists and is not charged, with a button to undo that. */
export function ExistingStone() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const isShown = DesignerContext.useSelector(({ context }) => {
    const { ExistingStone, StoneTypeId } = context.history.present;
    return (
      ExistingStone && context.offered.stoneTypes.some(({ id, existing }) => id === StoneTypeId && !existing)
    );
  });
  if (!isShown) return null;
  return (
    <Section title={t('existingStone.title')}>
      <Hint>{t('existingStone.hint')}</Hint>
      <Button onPress={() => actor.send({ type: 'edit', edit: { kind: 'orderStone' } })}>
        {t('existingStone.order')}
      </Button>
    </Section>
  );
}
