import { useTranslation } from 'react-i18next';
import { newPlace } from '../../../../machines/designer/newPlace';
import { etchingParm } from '../../../../stone/etching/parm';
import type { UploadedPhotograph } from '../../../../stone/wire/upload';
import { DesignerContext } from '../../designerContext';
import { PhotographButton } from '../photographs/PhotographButton';
import { Hint, Section } from '../Section';

/** Shows the form of the etching that was set: it has taken the place of the button that was pressed. */
function showForm(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[data-etching]')?.focus(), 50);
}

/** The way to a new etching: its photograph. */
export function NewEtching() {
  const { t } = useTranslation('etching');
  const actor = DesignerContext.useActorRef();
  const add = ({ url: picture }: UploadedPhotograph) => {
    const made = etchingParm.parse({ type: 'etching', picture });
    const etching = { ...made, position: newPlace(actor.getSnapshot().context, made, 1) };
    actor.send({ type: 'edit', edit: { kind: 'addEtching', etching } });
    showForm();
  };
  return (
    <Section title={t('title')}>
      <div data-new-etching>
        <PhotographButton words={t('add')} onKept={add} />
      </div>
      <Hint>{t('addHint')}</Hint>
    </Section>
  );
}
