import { useTranslation } from 'react-i18next';
import { TextLine } from '../../components/TextLine';
import { PrivacyLink } from '../privacy/PrivacyLink';
import { EmailLine } from './EmailLine';
import { FieldGroup } from './FieldGroup';
import type { FieldGroupProps, RequiredProps } from './fieldGroups';

type ContactField = 'contactName' | 'contactPhone' | 'contactEmail';

const FIELDS = [
  { field: 'contactName', type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  { field: 'contactPhone', type: 'tel', autoComplete: 'tel' },
  { field: 'contactEmail', autoComplete: 'email' },
] as const;

/** Whom the stonemason asks: name, phone and e-mail. */
export function ContactFields({
  value,
  onChange,
  required,
  tried,
}: FieldGroupProps<ContactField> & RequiredProps) {
  const { t } = useTranslation('project');
  return (
    <FieldGroup title={t('contact')}>
      {FIELDS.map(({ field, ...kind }) => {
        const isMissing = tried && required.includes(field) && value[field].trim() === '';
        const line = {
          label: t(`fields.${field}`),
          value: value[field],
          onChange: (written: string) => onChange({ [field]: written }),
          isRequired: required.includes(field),
          problem: isMissing ? t(`missing.${field}`) : undefined,
        };
        if (field === 'contactEmail')
          return <EmailLine key={field} {...line} autoComplete={kind.autoComplete} tried={tried} />;
        return <TextLine key={field} {...line} {...kind} maxLength={300} enterKeyHint="next" />;
      })}
      <PrivacyLink />
    </FieldGroup>
  );
}
