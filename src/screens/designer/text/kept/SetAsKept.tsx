import { BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import type { StyledLine } from '../../../../stone/edits/styleLines';
import styles from './Kept.module.css';
import { useSetAsKept } from './useSetAsKept';

/** Proposes to space pairs of the lines as the business keeps them; nothing where they stand so, or none is kept. */
export function SetAsKept({ lines }: { readonly lines: readonly StyledLine[] }) {
  const { t } = useTranslation('lettering');
  const { count, set } = useSetAsKept(lines);
  if (count === 0) return null;
  return (
    <Button onPress={set}>
      <BookmarkCheck size={17} aria-hidden="true" />
      <span className={styles.words}>{t('setPairs', { count })}</span>
    </Button>
  );
}
