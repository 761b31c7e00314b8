import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { StoneAddress } from '../../../api/stones';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { questionsMachine } from '../../../machines/questions/questionsMachine';
import { stateOfQuestion } from '../../../stone/questionState';
import { QuestionsPopup } from './QuestionsPopup';

/** Says over the stone that its mason asks something, or how far that has come, and opens the questions. */
export function MasonQuestions({ address }: { readonly address: StoneAddress }) {
  const { t } = useTranslation('mason');
  const [state, send] = useMachine(questionsMachine, { input: address });
  const { questions, failure } = state.context;
  if (questions === undefined)
    return state.matches({ exchange: 'failingToFetch' }) && failure?.kind === 'unreachable' ? (
      <Notice look="white" actions={<Button onPress={() => send({ type: 'retry' })}>{t('again')}</Button>}>
        {t('desk.notFetched')}
      </Notice>
    ) : null;
  if (questions.length === 0) return null;
  const states = questions.map(stateOfQuestion);
  const waiting = states.filter((each) => each === 'asked').length;
  const isAsked = waiting > 0;
  const quiet = states.includes('answered') ? 'answered' : 'settled';
  return (
    <>
      <Notice
        look={isAsked ? 'yellow' : 'white'}
        {...(isAsked && { title: t('desk.asks') })}
        actions={
          <Button onPress={() => send({ type: 'open' })}>
            {t(isAsked ? 'desk.readAndAnswer' : 'desk.readAgain')}
          </Button>
        }
      >
        {isAsked ? t('waitsForAnswer', { count: waiting }) : t(`desk.${quiet}`)}
      </Notice>
      {state.matches({ popup: 'open' }) && <QuestionsPopup state={state} send={send} />}
    </>
  );
}
