import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { designOf } from '../../../machines/designer/context';
import { sentenceOf } from '../../../machines/failure';
import type { QuestionsEvent, questionsMachine } from '../../../machines/questions/questionsMachine';
import { stateOfQuestion } from '../../../stone/questionState';
import { StonePicture } from '../../mason/StonePicture';
import { DesignerContext } from '../designerContext';
import { AskedQuestion } from './AskedQuestion';
import styles from './Questions.module.css';

interface QuestionsPopupProps {
  readonly state: SnapshotFrom<typeof questionsMachine>;
  readonly send: (event: QuestionsEvent) => void;
}

/** What the mason has asked, each question at its place on the stone, with its answers and a field for another. */
export function QuestionsPopup({ state, send }: QuestionsPopupProps) {
  const { t } = useTranslation('mason');
  const { t: popups } = useTranslation('popups');
  const { questions = [], typed, answer, answered, wanted, failure, address } = state.context;
  const design = DesignerContext.useSelector(({ context }) => designOf(context));
  const offered = DesignerContext.useSelector(({ context }) => context.offered);
  const [writing, setWriting] = useState<number>();
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }));
  const isSettled = ({ question }: (typeof numbered)[number]) => stateOfQuestion(question) === 'settled';
  const sorted = [...numbered.filter((each) => !isSettled(each)), ...numbered.filter(isSettled)];
  const isPlaced = sorted.some((each) => each.question.place !== null && !isSettled(each));
  const words = { unreachable: t('noAnswer'), drawing: t('noAnswer') };
  const sentence = failure && sentenceOf(failure, words);
  const isFailing = state.matches({ exchange: 'failingToSend' });
  const canSend =
    wanted === undefined &&
    (['fetching', 'there', 'failingToSend'] as const).some((exchange) => state.matches({ exchange }));
  return (
    <Popup
      name="mason questions"
      title={t('desk.title')}
      width={isPlaced ? 'normal' : 'narrow'}
      onClose={() => send({ type: 'close' })}
      // What is being written is not put away by a press beside it.
      onOverlay={Object.keys(typed).length === 0 && (() => send({ type: 'close' }))}
      actions={<Button onPress={() => send({ type: 'close' })}>{popups('close')}</Button>}
    >
      {state.matches({ exchange: 'failingToFetch' }) && (
        <div role="alert" className={styles.failure}>
          <p>{sentence}</p>
          <Button onPress={() => send({ type: 'retry' })}>{t('again')}</Button>
        </div>
      )}
      <div className={isPlaced ? styles.beside : undefined}>
        {isPlaced && (
          <div className={styles.picture}>
            <StonePicture
              design={design}
              offered={offered}
              id={address.id}
              name={design.designName}
              questions={questions}
            />
          </div>
        )}
        <ol className={styles.questions}>
          {sorted.map(({ question, number }) => (
            <li key={question.id} className={styles.question}>
              <AskedQuestion
                question={question}
                number={number}
                text={typed[question.id] ?? ''}
                isMain={question.id === (writing ?? sorted[0]?.question.id)}
                isSent={answered === question.id}
                canSend={canSend}
                failure={isFailing && answer?.question === question.id ? sentence : undefined}
                onType={(text) => {
                  setWriting(question.id);
                  send({ type: 'type', question: question.id, text });
                }}
                onSend={() => send({ type: 'answer', question: question.id })}
              />
            </li>
          ))}
        </ol>
      </div>
    </Popup>
  );
}
