import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { NumberLine } from '../../components/NumberLine';
import { TextBlock } from '../../components/TextBlock';
import type { Act } from '../../machines/mason/effects';
import type { Question, QuestionPlace } from '../../stone/wire/question';
import { Conversation } from './Conversation';
import masonStyles from './Mason.module.css';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly place: QuestionPlace | undefined;
  readonly isBusy: boolean;
  readonly onPlace: (place: QuestionPlace | undefined) => void;
  readonly onAct: (act: Act) => void;
}

/** What the mason has asked, each at its place, and the form for another question. */
export function Questions({ questions, place, isBusy, onPlace, onAct }: QuestionsProps) {
  const { t } = useTranslation('mason');
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      <ol className={styles.threads}>
        {questions.map((each, index) => (
          <li key={each.id}>
            <Thread
              key={each.messages.filter(({ by }) => by === 'mason').length}
              question={each}
              number={index + 1}
              isBusy={isBusy}
              onAct={onAct}
            />
          </li>
        ))}
      </ol>
      {/* What is typed is forgotten once it is asked, and at nothing else: there is one question more then. */}
      <NewQuestion key={questions.length} place={place} isBusy={isBusy} onPlace={onPlace} onAct={onAct} />
    </section>
  );
}

/** The form for another question. */
function NewQuestion({ place, isBusy, onPlace, onAct }: Omit<QuestionsProps, 'questions'>) {
  const { t } = useTranslation('mason');
  const [text, setText] = useState('');
  return (
    <div className={masonStyles.form}>
      <TextBlock label={t('newQuestion')} value={text} onChange={setText} maxLength={4000} />
      {place ? (
        <div className={masonStyles.measures}>
          <NumberLine
            label={t('fromLeft')}
            unit="mm"
            step={1}
            value={place.x}
            onChange={(x) => onPlace({ ...place, x })}
          />
          <NumberLine
            label={t('fromTop')}
            unit="mm"
            step={1}
            value={place.y}
            onChange={(y) => onPlace({ ...place, y })}
          />
          <Button onPress={() => onPlace(undefined)}>{t('noPlace')}</Button>
        </div>
      ) : (
        <Button onPress={() => onPlace({ x: 0, y: 0 })}>{t('typePlace')}</Button>
      )}
      <Button
        look="primary"
        isDisabled={isBusy || text.trim() === ''}
        onPress={() => onAct({ kind: 'ask', text, place })}
      >
        {t('ask')}
      </Button>
    </div>
  );
}

interface ThreadProps {
  readonly question: Question;
  /** By which it is marked on the stone. */
  readonly number: number;
  readonly isBusy: boolean;
  readonly onAct: (act: Act) => void;
}

function Thread({ question, number, isBusy, onAct }: ThreadProps) {
  const { t } = useTranslation('mason');
  const { id, resolvedAt } = question;
  const [text, setText] = useState('');
  return (
    <>
      <h3 className={styles.threadName}>{t('questionNumber', { number })}</h3>
      <Conversation question={question} />
      {resolvedAt === null ? (
        <div className={masonStyles.form}>
          <TextBlock label={t('writeMore')} value={text} onChange={setText} maxLength={4000} />
          <div className={masonStyles.measures}>
            <Button
              isDisabled={isBusy || text.trim() === ''}
              onPress={() => onAct({ kind: 'answer', question: id, text })}
            >
              {t('send')}
            </Button>
            <Button
              isDisabled={isBusy}
              onPress={() => onAct({ kind: 'settle', question: id, isResolved: true })}
            >
              {t('settled')}
            </Button>
          </div>
        </div>
      ) : (
        <p className={masonStyles.hint}>{t('isSettled')}</p>
      )}
    </>
  );
}
