import { useTranslation } from 'react-i18next';
import type { Proposal } from '../../stone/wire/proposal';
import { useLocale } from '../designer/useLocale';
import styles from './Proposal.module.css';

interface AnsweredProps {
  readonly proposal: Proposal;
  /** What it says, where its reader is told otherwise than whoever ordered. */
  readonly words?: string;
}

/** What became of a proposal: by whom, when, and with which word. */
export function Answered({ proposal: { state, answer, answeredBy, answeredAt }, words }: AnsweredProps) {
  const { t } = useTranslation('proposal');
  const { t: mason } = useTranslation('mason');
  const moment = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div role="status" className={styles.answered} data-state={state}>
      <p>{words ?? t(`state.${state}`)}</p>
      {answer && <p className={styles.said}>{answer}</p>}
      {answeredBy && answeredAt && (
        <p className={styles.hint}>
          {t('answeredBy', { who: mason(`by.${answeredBy}`), when: moment.format(new Date(answeredAt)) })}
        </p>
      )}
    </div>
  );
}
