import { useTranslation } from 'react-i18next';
import { Segments } from '../../components/Segments';
import { Switch } from '../../components/Switch';
import { TextBlock } from '../../components/TextBlock';
import type { Churchyard } from '../../stone/catalogue/churchyard';
import type { Stonemason } from '../../stone/catalogue/stonemason';
import { whoContacts } from '../../stone/wire/project';
import { ChurchyardFields } from './ChurchyardFields';
import { FieldGroup } from './FieldGroup';
import styles from './Fields.module.css';
import type { FieldGroupProps, RequiredProps } from './fieldGroups';
import { InvoiceSegments } from './InvoiceSegments';
import { StonemasonPicker } from './StonemasonPicker';

type SettingsField =
  | 'Comment'
  | 'ChurchyardId'
  | 'ChurchyardName'
  | 'StonemasonId'
  | 'RepaintStone'
  | 'ReserveSpace'
  | 'RemoveNow'
  | 'whoContacts'
  | 'InvoiceEnduser';

interface SettingsFieldsProps extends FieldGroupProps<SettingsField>, RequiredProps {
  readonly stonemasons: readonly Stonemason[];
  readonly churchyards: readonly Churchyard[];
}

const SWITCHES = ['RepaintStone', 'ReserveSpace', 'RemoveNow'] as const;

/** A case's settings (specification section 3): who makes the stone, where it stands, who contacts and who pays. */
export function SettingsFields({
  value,
  onChange,
  required,
  tried,
  stonemasons,
  churchyards,
}: SettingsFieldsProps) {
  const { t } = useTranslation('project');
  return (
    <FieldGroup title={t('settings')}>
      <StonemasonPicker
        stonemasons={stonemasons}
        value={value.StonemasonId ?? null}
        onChange={(StonemasonId) => onChange({ StonemasonId })}
        required={required}
        tried={tried}
      />
      <ChurchyardFields value={value} onChange={onChange} churchyards={churchyards} />
      <div className={styles.wide}>
        <Segments
          label={t('fields.whoContacts')}
          value={value.whoContacts}
          segments={whoContacts.options.map((who) => ({ value: who, name: t(`who.${who}`) }))}
          onChange={(who) => onChange({ whoContacts: who })}
        />
      </div>
      <div className={styles.wide}>
        <InvoiceSegments
          toClient={value.InvoiceEnduser}
          onChange={(InvoiceEnduser) => onChange({ InvoiceEnduser })}
        />
      </div>
      <div className={styles.switches}>
        {SWITCHES.map((field) => (
          <Switch key={field} isSelected={value[field]} onChange={(on) => onChange({ [field]: on })}>
            {t(`fields.${field}`)}
          </Switch>
        ))}
      </div>
      <div className={styles.wide}>
        <TextBlock
          label={t('fields.Comment')}
          value={value.Comment}
          onChange={(Comment) => onChange({ Comment })}
          maxLength={10_000}
        />
      </div>
    </FieldGroup>
  );
}
