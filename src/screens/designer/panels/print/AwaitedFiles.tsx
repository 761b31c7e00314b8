import { useTranslation } from 'react-i18next';
import type { OfferedFile } from '../../export/useOfferedFiles';
import { Hint, Section } from '../Section';

/** The files that wait for the family's approval, by name: nobody looks for what is missing without a word. */
export function AwaitedFiles({ files }: { readonly files: readonly OfferedFile[] }) {
  const { t } = useTranslation('paper');
  return (
    <Section title={t('awaited')}>
      <Hint>{t('awaitsApproval')}</Hint>
      <ul aria-label={t('awaited')}>
        {files.map(({ name, words }) => (
          <li key={name}>{words}</li>
        ))}
      </ul>
    </Section>
  );
}
