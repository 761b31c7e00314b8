import { useMachine } from '@xstate/react';
import { Button } from '../../components/Button';
import { usePageTitle } from '../../components/usePageTitle';
import { WaitingPage } from '../../components/Waiting';
import { sentenceOf } from '../../machines/failure';
import type { Subject } from '../../machines/ownData/effects';
import { ownDataMachine } from '../../machines/ownData/ownDataMachine';
import { Problem } from '../problem/Problem';
import { RetryPopup } from '../problem/RetryPopup';
import { TopBar } from '../start/TopBar';
import { Erased } from './Erased';
import { OwnData } from './OwnData';
import { useWords } from './words';

export interface OwnDataScreenProps {
  readonly subject: Subject;
}

/**
 * The page `/own-data/{id}/{token}`: everything that is kept of a stone and its family, to be read, taken home, corrected and
 * erased. `/own-data/{id}` and `/own-data/case/{id}` are the same for a user, `/own-data/approval/{token}` for a relative who is
 * asked to approve a stone.
 */
export function OwnDataScreen({ subject }: OwnDataScreenProps) {
  const words = useWords();
  const { own } = words;
  usePageTitle(own(`titles.${subject.kind}`));
  const [state, send] = useMachine(ownDataMachine, { input: { subject } });
  const { data, failure } = state.context;
  const sentence = sentenceOf(failure ?? { kind: 'unreachable' }, {
    unreachable: own('page.noAnswer'),
    drawing: own('files.notMade'),
  });
  if (state.matches('failingToLook'))
    return (
      <Problem
        title={own('page.notOpened')}
        action={
          <Button look="primary" onPress={() => send({ type: 'retry' })}>
            {own('page.again')}
          </Button>
        }
      >
        {sentence || own('page.noAnswer')}
      </Problem>
    );
  if (!data) return <WaitingPage words={own('page.opening')} />;
  if (state.matches('erased')) return <Erased subject={subject} data={data} words={words} />;
  const hasFailed = state.matches('failingToErase');
  return (
    <>
      <TopBar />
      <OwnData state={state} send={send} data={data} words={words} />
      {(hasFailed || state.matches({ shown: 'failingToDraw' })) && (
        <RetryPopup
          title={own(hasFailed ? 'erase.failed' : 'files.notMade')}
          onClose={() => send({ type: 'close' })}
          onRetry={() => send({ type: 'retry' })}
        >
          {sentence}
        </RetryPopup>
      )}
    </>
  );
}
