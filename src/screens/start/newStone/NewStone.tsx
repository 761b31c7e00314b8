import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { addressOf, GRAVE_KINDS, projectOf } from '../../../machines/wizard/place';
import { StepPage } from '../StepPage';
import { GRAVE_OUTLINES } from './graveOutlines';
import styles from './NewStone.module.css';

/** The step "new stone": the kind of grave the stone is for, or an example to begin from. */
export function NewStone() {
  const { t } = useTranslation('wizard');
  const { t: start } = useTranslation('start');
  const [search] = useSearchParams();
  const projectId = projectOf(search);
  return (
    <StepPage title={t('titles.newStone')} lead={t('leads.newStone')}>
      <ul className={styles.kinds}>
        {GRAVE_KINDS.map((kind) => (
          <li key={kind}>
            <Link href={addressOf({ step: 'selectStoneType', kind }, projectId)} className={styles.kind}>
              <svg viewBox="0 0 64 64" aria-hidden="true">
                <path d={GRAVE_OUTLINES[kind]} />
              </svg>
              <span className={styles.name}>{start(`kinds.${kind}.name`)}</span>
              <span className={styles.hint}>{start(`kinds.${kind}.hint`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={addressOf({ step: 'reference' }, projectId)} className={styles.example}>
        <BookOpen size={20} aria-hidden="true" />
        <span>
          <span className={styles.exampleName}>{t('reference')}</span>
          <span className={styles.hint}>{t('referenceHint')}</span>
        </span>
      </Link>
    </StepPage>
  );
}
