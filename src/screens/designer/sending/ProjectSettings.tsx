import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Segments } from '../../../components/Segments';
import { Switch } from '../../../components/Switch';
import { TextBlock } from '../../../components/TextBlock';
import type { Agreed } from '../../../stone/edits/edit';
import { whoContacts } from '../../../stone/wire/project';
import { ContactFields } from '../../project/ContactFields';
import { FieldGroup } from '../../project/FieldGroup';
import { InvoiceSegments } from '../../project/InvoiceSegments';
import { StonemasonPicker } from '../../project/StonemasonPicker';
import { SessionContext } from '../../session/sessionContext';
import { DesignerContext } from '../designerContext';
import { ChurchyardChoice } from '../panels/ChurchyardChoice';
import styles from './ProjectSettings.module.css';
import { SendingContext } from './sendingContext';
import { useAsker } from './useAsker';
import { useStonemasons } from './useStonemasons';

const SWITCHES = ['RepaintStone', 'ReserveSpace', 'RemoveNow'] as const;

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
  const close = () => actor.send({ type: 'close' });
  return (
    <Popup
      name="project settings"
      title={t('settings')}
      onClose={close}
      actions={
        isForSending ? (
          <>
            <Button onPress={close}>{t('cancel')}</Button>
            <Button look="primary" onPress={() => actor.send({ type: 'go on', missing })}>
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
  const [who, setWho] = useState(agreed.canMasonContact === 1 ? 'stonemason' : others);
  return (
    <FieldGroup title={t('settings')}>
      <div className={styles.wide}>
        <Segments
          label={t('fields.whoContacts')}
          value={who}
          segments={whoContacts.options.map((each) => ({ value: each, name: t(`who.${each}`) }))}
          onChange={(chosen) => {
            setWho(chosen);
            agree({ canMasonContact: chosen === 'stonemason' ? 1 : 0 });
          }}
        />
      </div>
      <div className={styles.wide}>
        <InvoiceSegments
          toClient={agreed.InvoiceEnduser}
          onChange={(InvoiceEnduser) => agree({ InvoiceEnduser })}
        />
      </div>
      <div className={styles.switches}>
        {SWITCHES.map((field) => (
          <Switch key={field} isSelected={agreed[field]} onChange={(on) => agree({ [field]: on })}>
            {t(`fields.${field}`)}
          </Switch>
        ))}
      </div>
      <div className={styles.wide}>
        <TextBlock
          label={t('fields.Comment')}
          value={agreed.Comment}
          onChange={(Comment) => agree({ Comment })}
          maxLength={10_000}
        />
      </div>
    </FieldGroup>
  );
}
