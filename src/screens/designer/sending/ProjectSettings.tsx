import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import type { Decisions } from '../../../stone/decisions';
import { hasReserved } from '../../../stone/reservesSpace';
import type { Design } from '../../../stone/stone';
import { ContactFields } from '../../project/ContactFields';
import { FaultGuide } from '../../project/FaultGuide';
import { FieldGroup } from '../../project/FieldGroup';
import { StonemasonPicker } from '../../project/StonemasonPicker';
import { TermsFields } from '../../project/TermsFields';
import { DesignerContext } from '../designerContext';
import { ChurchyardChoice } from '../panels/ChurchyardChoice';
import { useSettingsName } from '../useSettingsName';
import styles from './ProjectSettings.module.css';
import { SendingContext } from './sendingContext';
import { useRequiredFields } from './useRequiredFields';

/** The decisions about the stone, and how to change them: in its case if it has one, else with the stone. */
function useDecisions(): readonly [Design, (fields: Partial<Decisions>) => void] {
  const actor = DesignerContext.useActorRef();
  const decided = DesignerContext.useSelector(({ context }) => context.history.present);
  return [decided, (fields) => actor.send({ type: 'edit', edit: { kind: 'agree', fields } })];
}

/** The fields that somebody writes and that sending needs. */
const NEEDED = 'input[required], input[aria-required=true]';

/** The popup `project settings`: the mason's contact, and the terms agreed. */
export function ProjectSettings({ isForSending }: { readonly isForSending: boolean }) {
  const { t } = useTranslation('sending');
  const actor = SendingContext.useActorRef();
  const { required, missing } = useRequiredFields();
  const tried = SendingContext.useSelector(({ context }) => context.missing.length > 0);
  const { t: ofProject } = useTranslation('project');
  const title = useSettingsName();
  const [decided, decide] = useDecisions();
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLParagraphElement>(null);
  // Whoever sends goes on writing at once, in the first field that is needed and empty.
  useEffect(() => {
    if (!isForSending) return;
    const needed = form.current?.closest('[role=dialog]')?.querySelectorAll<HTMLInputElement>(NEEDED) ?? [];
    [...needed].find(({ value }) => value.trim() === '')?.focus();
  }, [isForSending]);
  const close = () => actor.send({ type: 'close' });
  const goOn = () => {
    if (missing.length > 0) setAttempts(attempts + 1);
    actor.send({ type: 'continue', missing });
  };
  return (
    <Popup
      name="project settings"
      title={title}
      onClose={close}
      actions={
        isForSending ? (
          <>
            <Button onPress={close}>{t('cancel')}</Button>
            <Button look="primary" onPress={goOn}>
              {t('goOn')}
            </Button>
          </>
        ) : (
          <Button look="primary" onPress={close}>
            {t('done')}
          </Button>
        )
      }
    >
      <p ref={form} className={styles.hint}>
        {t('settingsHint')}
      </p>
      <ContactFields value={decided} onChange={decide} required={required} tried={tried} />
      <StonemasonPicker
        value={decided.StonemasonId ?? null}
        onChange={(StonemasonId) => decide({ StonemasonId })}
        required={required}
        tried={tried}
      />
      <ChurchyardChoice />
      <FieldGroup title={ofProject('settings')}>
        <TermsFields value={decided} onChange={decide} reserves={hasReserved(decided)} />
      </FieldGroup>
      <FaultGuide attempts={attempts} />
    </Popup>
  );
}
