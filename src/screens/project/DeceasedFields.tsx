import { useTranslation } from 'react-i18next';
import { TextLine, type TextLineProps } from '../../components/TextLine';
import { EmailLine } from './EmailLine';
import { FieldGroup } from './FieldGroup';
import type { FieldGroupProps } from './fieldGroups';

const DECEASED = ['decName', 'decBirth', 'decDeath', 'decBplace', 'decDplace'] as const;
const PARTNER = ['partnerName', 'partnerBirth', 'partnerDeath'] as const;
const CASE = ['caseNo', 'ceremonyDatetime', 'zipCode', 'Email'] as const;

/** What a telephone's keyboard is to be for a field that is not plain words. */
const KEYBOARDS: Partial<Record<DeceasedField, Pick<TextLineProps, 'autoCapitalize' | 'inputMode'>>> = {
  decName: { autoCapitalize: 'words' },
  decBplace: { autoCapitalize: 'words' },
  decDplace: { autoCapitalize: 'words' },
  partnerName: { autoCapitalize: 'words' },
  zipCode: { inputMode: 'numeric' },
};

type DeceasedField = (typeof DECEASED)[number] | (typeof PARTNER)[number] | (typeof CASE)[number];

interface DeceasedFieldsProps extends FieldGroupProps<DeceasedField> {
  /** Whether it was tried to go on with what stands in them. */
  readonly tried: boolean;
  /** Whether the deceased's name has the focus from the start. */
  readonly autoFocus?: boolean;
}

/**
 * The deceased, the partner beside them, and the case itself. Dates are lines of text: an old birth date is often only a
 * year, and it is kept as it was written.
 */
export function DeceasedFields({ value, onChange, tried, autoFocus = false }: DeceasedFieldsProps) {
  const { t } = useTranslation('project');
  const line = (field: DeceasedField) => {
    const written = {
      label: t(`fields.${field}`),
      value: value[field],
      onChange: (written: string) => onChange({ [field]: written }),
    };
    if (field === 'Email') return <EmailLine key={field} {...written} tried={tried} />;
    return (
      <TextLine
        key={field}
        {...written}
        {...KEYBOARDS[field]}
        maxLength={300}
        enterKeyHint="next"
        autoFocus={autoFocus && field === 'decName'}
      />
    );
  };
  return (
    <>
      <FieldGroup title={t('deceased')}>{DECEASED.map(line)}</FieldGroup>
      <FieldGroup title={t('partner')}>{PARTNER.map(line)}</FieldGroup>
      <FieldGroup title={t('case')}>{CASE.map(line)}</FieldGroup>
    </>
  );
}
