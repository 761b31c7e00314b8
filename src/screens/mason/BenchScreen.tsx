import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useLooks } from '../../components/useLooks';
import { usePageTitle } from '../../components/usePageTitle';
import { WaitingPage } from '../../components/Waiting';
import { benchMachine } from '../../machines/mason/benchMachine';
import type { Act, Bench } from '../../machines/mason/effects';
import { isUncut } from '../../stone/status';
import { design } from '../../stone/stone';
import type { QuestionPlace } from '../../stone/wire/question';
import { RetryPopup } from '../problem/RetryPopup';
import { TopBar } from '../start/TopBar';
import { CutFiles } from './CutFiles';
import styles from './Mason.module.css';
import { NotOpened, useFailureSentence } from './NotOpened';
import { OrderSaid } from './OrderSaid';
import { ProposalSaid } from './proposing/ProposalSaid';
import { Proposing } from './proposing/Proposing';
import { Questions } from './Questions';
import { SealSaid } from './SealSaid';
import { StatusSteps } from './StatusSteps';
import { StonePicture } from './StonePicture';

export interface BenchScreenProps {
  /** The token of the link in the mason's letter; undefined for a user with a login. */
  readonly token?: string;
  readonly id?: number;
}

/** How often the page looks how the order stands, in ms: a catalogue that was imported is noticed within a minute as well. */
const EVERY = 60_000;

/** The page of one order: `/mason/{token}` from a letter, `/mason/order/{id}` from the list. */
export function BenchScreen({ token, id }: BenchScreenProps) {
  const { t } = useTranslation('mason');
  const [state, send] = useMachine(benchMachine, { input: { token, id } });
  const { bench, failure } = state.context;
  useLooks(() => send({ type: 'look' }), EVERY);
  const sentence = useFailureSentence(failure);
  if (state.matches('failingToOpen'))
    return <NotOpened failure={failure} onRetry={() => send({ type: 'retry' })} />;
  if (!bench) return <WaitingPage words={t('opening')} />;
  return (
    <>
      <TopBar />
      <Order
        bench={bench}
        hasList={token === undefined}
        isBusy={state.matches('acting')}
        onAct={(act) => send({ type: 'act', act })}
      />
      {state.matches('failingToAct') && (
        <RetryPopup
          title={t('notDone')}
          onClose={() => send({ type: 'close' })}
          onRetry={() => send({ type: 'retry' })}
        >
          {sentence}
        </RetryPopup>
      )}
    </>
  );
}

interface OrderProps {
  readonly bench: Bench;
  readonly hasList: boolean;
  readonly isBusy: boolean;
  readonly onAct: (act: Act) => void;
}

function Order({ bench, hasList, isBusy, onAct }: OrderProps) {
  const { t } = useTranslation('mason');
  const { order, questions, stone, offered, proposal } = bench;
  usePageTitle(order.designName || t('unnamed'));
  const drawn = useMemo(() => design.parse(stone), [stone]);
  // Where the next question is about, until that is asked: only he asks, so that there are more then.
  const [marked, mark] = useState<{ readonly place: QuestionPlace | undefined; readonly asked: number }>();
  const place = marked?.asked === questions.length ? marked.place : undefined;
  const setPlace = (to: QuestionPlace | undefined) => mark({ place: to, asked: questions.length });
  // Which proposal there was when another was begun: once that is sent there is a later one.
  const [begun, begin] = useState<number | null>();
  if (begun !== undefined && begun === (proposal?.id ?? null) && isUncut(order.status))
    return (
      <Proposing
        bench={bench}
        ordered={drawn}
        isBusy={isBusy}
        onClose={() => begin(undefined)}
        onSend={(request) => onAct({ kind: 'propose', ...request })}
      />
    );
  return (
    <main className={styles.page} data-gloves="" aria-busy={isBusy}>
      {hasList && (
        <Link href="/mason" className={styles.back}>
          {t('inbox')}
        </Link>
      )}
      <div className={styles.heading}>
        <h1>{order.designName || t('unnamed')}</h1>
        <p className={styles.hint}>
          {t('number', { id: order.id })} · {order.business ?? t('family')}
        </p>
      </div>
      <StatusSteps
        order={order}
        questions={questions}
        isBusy={isBusy}
        onMove={(to) => onAct({ kind: 'move', to })}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <StonePicture
            design={drawn}
            offered={offered}
            id={order.id}
            name={order.designName}
            questions={questions}
            place={place}
            onPlace={setPlace}
          />
          <Questions questions={questions} place={place} isBusy={isBusy} onPlace={setPlace} onAct={onAct} />
        </div>
        <div className={styles.column}>
          <SealSaid bench={bench} />
          <ProposalSaid bench={bench} onBegin={() => begin(proposal?.id ?? null)} />
          <OrderSaid bench={bench} />
        </div>
      </div>
      <CutFiles bench={bench} />
    </main>
  );
}
