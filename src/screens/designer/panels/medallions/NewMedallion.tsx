import { useTranslation } from 'react-i18next';
import { newPlace } from '../../../../machines/designer/newPlace';
import { medallionParm } from '../../../../stone/medallion/parm';
import type { UploadedPhotograph } from '../../../../stone/wire/upload';
import { DesignerContext } from '../../designerContext';
import { PhotographButton } from '../photographs/PhotographButton';
import { Hint, Section } from '../Section';

/** Shows the form of the medallion that was set: it has taken the place of the button that was pressed. */
function showForm(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[data-medallion]')?.focus(), 50);
}

/** The way to a new ceramic medallion: its photograph. */
export function NewMedallion() {
  const { t } = useTranslation('medallion');
  const actor = DesignerContext.useActorRef();
  const add = ({ url: picture }: UploadedPhotograph) => {
    const plate = medallionParm.parse({ type: 'medallion', picture });
    const medallion = { ...plate, position: newPlace(actor.getSnapshot().context, plate, 1) };
    actor.send({ type: 'edit', edit: { kind: 'addMedallion', medallion } });
    showForm();
  };
  return (
    <Section title={t('title')}>
      <div data-new-medallion>
        <PhotographButton words={t('add')} onKept={add} />
      </div>
      <Hint>{t('addHint')}</Hint>
    </Section>
  );
}
