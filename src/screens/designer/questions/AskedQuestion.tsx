import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { TextBlock } from '../../../components/TextBlock';
import { stateOfQuestion } from '../../../stone/questionState';
import type { Question } from '../../../stone/wire/question';
import { Conversation } from '../../mason/Conversation';
import styles from './Questions.module.css';

interface AskedQuestionProps {
  readonly question: Question;
  /** By which it is marked on the stone. */
  readonly number: number;
  /** What is typed and not sent yet. */
  readonly text: string;
  /** Whether its button is the one that Ctrl+Enter presses: that of the field in hand. */
  readonly isMain: boolean;
  readonly isSent: boolean;
  readonly canSend: boolean;
  /** Why the answer was not sent. */
  readonly failure: string | undefined;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
}

/** One question of the mason with its answers, and as long as he has not settled it a field for another. */
export function AskedQuestion({
  question,
  number,
  text,
  isMain,
  isSent,
  canSend,
  ...more
}: AskedQuestionProps) {
  const { t } = useTranslation('mason');
  const state = stateOfQuestion(question);
  const { failure, onType, onSend } = more;
  return (
    <>
      <h3 className={styles.heading}>
        {t('questionNumber', { number })}
        {state === 'settled' && <span className={styles.settled}>{t('isSettled')}</span>}
      </h3>
      <Conversation question={question} />
      {state !== 'settled' && (
        <div className={styles.form}>
          <TextBlock
            label={t(state === 'asked' ? 'desk.answer' : 'writeMore')}
            value={text}
            onChange={onType}
            maxLength={4000}
          />
          {failure !== undefined && (
            <p role="alert" className={styles.failure}>
              {t('desk.notSent')} {failure}
            </p>
          )}
          <div className={styles.send}>
            <p role="status">{isSent && t('desk.sent')}</p>
            <Button
              look={isMain ? 'primary' : 'plain'}
              isIdle={!canSend || text.trim() === ''}
              onPress={onSend}
            >
              {t(failure === undefined ? 'desk.send' : 'again')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
