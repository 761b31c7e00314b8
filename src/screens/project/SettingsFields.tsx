import { useTranslation } from 'react-i18next';
import type { Churchyard } from '../../stone/catalogue/churchyard';
import { ChurchyardFields } from './ChurchyardFields';
import { FieldGroup } from './FieldGroup';
import type { FieldGroupProps, RequiredProps } from './fieldGroups';
import { StonemasonPicker } from './StonemasonPicker';
import { type TermsField, TermsFields } from './TermsFields';

type SettingsField = TermsField | 'ChurchyardId' | 'ChurchyardName' | 'StonemasonId';

interface SettingsFieldsProps extends FieldGroupProps<SettingsField>, RequiredProps {
  readonly churchyards: readonly Churchyard[];
}

/** A case's settings (specification section 3): who makes the stone, where it stands, who contacts and who pays. */
export function SettingsFields({ value, onChange, required, tried, churchyards }: SettingsFieldsProps) {
  const { t } = useTranslation('project');
  return (
    <FieldGroup title={t('settings')}>
      <StonemasonPicker
        value={value.StonemasonId ?? null}
        onChange={(StonemasonId) => onChange({ StonemasonId })}
        required={required}
        tried={tried}
      />
      <ChurchyardFields value={value} onChange={onChange} churchyards={churchyards} />
      <TermsFields value={value} onChange={onChange} />
    </FieldGroup>
  );
}
