import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import type { Agreed } from '../../../stone/edits/edit';
import type { ProjectDetails } from '../../../stone/wire/project';
import { ContactFields } from '../../project/ContactFields';
import { FaultGuide } from '../../project/FaultGuide';
import { FieldGroup } from '../../project/FieldGroup';
import { StonemasonPicker } from '../../project/StonemasonPicker';
import { TermsFields } from '../../project/TermsFields';
import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';
import { ChurchyardChoice } from '../panels/ChurchyardChoice';
import styles from './ProjectSettings.module.css';
import { SendingContext } from './sendingContext';
import { useAsker } from './useAsker';
import { useStonemasons } from './useStonemasons';

type WhoContacts = ProjectDetails['whoContacts'];

/** What is agreed about the stone, and how it is changed. */
function useAgreed(): readonly [Agreed, (fields: Partial<Agreed>) => void] {
  const actor = DesignerContext.useActorRef();
  const agreed = DesignerContext.useSelector(({ context }) => context.history.present);
  return [agreed, (fields) => actor.send({ type: 'edit', edit: { kind: 'agree', fields } })];
}

/** The popup `project settings`: whom the stonemason asks, and what is agreed with him. */
export function ProjectSettings({ isForSending }: { readonly isForSending: boolean }) {
  const { t } = useTranslation('sending');
  const actor = SendingContext.useActorRef();
  const { required, missing } = useAsker();
  const tried = SendingContext.useSelector(({ context }) => context.missing.length > 0);
  const contact = SendingContext.useSelector(({ context }) => context.contact);
  const [agreed, agree] = useAgreed();
  const stonemasons = useStonemasons();
  const [attempts, setAttempts] = useState(0);
  const close = () => actor.send({ type: 'close' });
  const goOn = () => {
    if (missing.length > 0) setAttempts(attempts + 1);
    actor.send({ type: 'go on', missing });
  };
  return (
    <Popup
      name="project settings"
      title={t('settings')}
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
      <p className={styles.hint}>{t('settingsHint')}</p>
      <ContactFields
        value={contact}
        onChange={(change) => actor.send({ type: 'write', contact: { ...contact, ...change } })}
        required={required}
        tried={tried}
      />
      <StonemasonPicker
        stonemasons={stonemasons}
        value={agreed.StonemasonId ?? null}
        onChange={(StonemasonId) => agree({ StonemasonId })}
        required={required}
        tried={tried}
      />
      <ChurchyardChoice />
      <Terms agreed={agreed} agree={agree} />
      <FaultGuide attempts={attempts} />
    </Popup>
  );
}

interface TermsProps {
  readonly agreed: Agreed;
  readonly agree: (fields: Partial<Agreed>) => void;
}

/** Who gets in touch, who pays, and what else is to be done at the grave. */
function Terms({ agreed, agree }: TermsProps) {
  const { t } = useTranslation('project');
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const others = isUser ? 'undertaker' : 'family';
  // The design only says whether the stonemason may: who of the others does is theirs to settle.
  const [who, setWho] = useState<WhoContacts>(agreed.canMasonContact === 1 ? 'stonemason' : others);
  return (
    <FieldGroup title={t('settings')}>
      <TermsFields
        value={{ ...agreed, whoContacts: who }}
        onChange={({ whoContacts: chosen, ...fields }) => {
          if (chosen) setWho(chosen);
          agree(chosen ? { canMasonContact: chosen === 'stonemason' ? 1 : 0 } : fields);
        }}
      />
    </FieldGroup>
  );
}
