import { useTranslation } from 'react-i18next';
import { TextLine } from '../../components/TextLine';
import { FieldGroup } from './FieldGroup';
import type { FieldGroupProps } from './fieldGroups';

const DECEASED = ['decName', 'decBirth', 'decDeath', 'decBplace', 'decDplace'] as const;
const PARTNER = ['partnerName', 'partnerBirth', 'partnerDeath'] as const;
const CASE = ['caseNo', 'ceremonyDatetime', 'zipCode', 'Email'] as const;

type DeceasedField = (typeof DECEASED)[number] | (typeof PARTNER)[number] | (typeof CASE)[number];

/**
 * The deceased, the partner beside them, and the case itself. Dates are lines of text: an old birth date is often only a
 * year, and it is kept as it was written.
 */
export function DeceasedFields({ value, onChange }: FieldGroupProps<DeceasedField>) {
  const { t } = useTranslation('project');
  const line = (field: DeceasedField) => (
    <TextLine
      key={field}
      label={t(`fields.${field}`)}
      value={value[field]}
      onChange={(written) => onChange({ [field]: written })}
      maxLength={300}
      type={field === 'Email' ? 'email' : 'text'}
    />
  );
  return (
    <>
      <FieldGroup title={t('case')}>{CASE.map(line)}</FieldGroup>
      <FieldGroup title={t('deceased')}>{DECEASED.map(line)}</FieldGroup>
      <FieldGroup title={t('partner')}>{PARTNER.map(line)}</FieldGroup>
    </>
  );
}
