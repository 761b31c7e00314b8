import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '../../components/Button';
import styles from './GraveKinds.module.css';

/** The kinds of grave, each with the shape of a stone for it, in a box of 64 by 64. */
const KINDS = [
  { kind: 'coffin', outline: 'M12 58V22C12 12 20 6 32 6s20 6 20 16v36z' },
  { kind: 'urn', outline: 'M16 58V30c0-8 7-13 16-13s16 5 16 13v28z' },
  { kind: 'lawn', outline: 'M6 52 14 36h36l8 16v5H6z' },
] as const;

/** The wizard's step "select stone type": the kind of grave the stone is for. */
export function GraveKinds({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('start');
  return (
    <div className={styles.step}>
      <div className={styles.heading}>
        <Button look="quiet" icon aria-label={t('back')} onPress={onBack}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <h2>{t('selectStoneType')}</h2>
      </div>
      <GraveKindCards />
    </div>
  );
}

/** The kinds of grave as cards that lead to the designer. */
export function GraveKindCards() {
  const { t } = useTranslation('start');
  return (
    <ul className={styles.kinds}>
      {KINDS.map(({ kind, outline }) => (
        <li key={kind}>
          <Link href={kind === 'coffin' ? '/designer' : `/designer?type=${kind}`} className={styles.kind}>
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <path d={outline} />
            </svg>
            <span className={styles.name}>{t(`kinds.${kind}.name`)}</span>
            <span className={styles.hint}>{t(`kinds.${kind}.hint`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
