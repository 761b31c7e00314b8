import { useTranslation } from 'react-i18next';
import { contactOf, type DesignRow } from '../../../machines/designs/rows';
import { Address } from '../Address';
import styles from './ContactLines.module.css';

interface ContactLinesProps {
  readonly row: DesignRow;
  /** What stands below, each with its name. */
  readonly more?: readonly (readonly [name: string, value: string])[];
}

/** Whom to ask about a row. */
export function ContactLines({ row, more = [] }: ContactLinesProps) {
  const { t } = useTranslation('project');
  const { contactName, contactPhone, contactEmail } = contactOf(row);
  return (
    <dl className={styles.lines}>
      <dt>{t('fields.contactName')}</dt>
      <dd>{contactName || '–'}</dd>
      <dt>{t('fields.contactPhone')}</dt>
      <dd>{contactPhone || '–'}</dd>
      <dt>{t('fields.contactEmail')}</dt>
      <dd>{contactEmail ? <Address written={contactEmail} /> : '–'}</dd>
      {more.map(([name, value]) => [<dt key={`${name}:`}>{name}</dt>, <dd key={name}>{value || '–'}</dd>])}
    </dl>
  );
}
