import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ProposalPlace } from '../../api/proposal';
import { Button } from '../../components/Button';
import { usePageTitle } from '../../components/usePageTitle';
import { WaitingPage } from '../../components/Waiting';
import { sentenceOf } from '../../machines/failure';
import { proposalMachine } from '../../machines/proposal/proposalMachine';
import { ApprovingBar } from '../approving/ApprovingBar';
import { Problem } from '../problem/Problem';
import { Answered } from './Answered';
import { Answering } from './Answering';
import { Compared } from './Compared';
import { PriceSaid } from './PriceSaid';
import styles from './Proposal.module.css';

/**
 * The page of a mason's proposal, for whoever ordered: `/proposal/{token}` from a letter, `/proposal/stone/{id}` with a login,
 * or with the link for editing behind it.
 */
export function ProposalScreen({ place }: { readonly place: ProposalPlace }) {
  const { t } = useTranslation('proposal');
  usePageTitle(t('title'));
  const [state, send] = useMachine(proposalMachine, { input: place });
  const { opened, failure } = state.context;
  if (state.matches('failingToOpen') || state.matches('failingToAnswer')) {
    const isOpened = state.matches('failingToAnswer');
    const isRefused = failure?.kind === 'refused' || failure?.kind === 'conflict';
    return (
      <Problem
        title={t(isOpened ? 'notSent' : 'notOpened')}
        action={
          <Button look="primary" onPress={() => send({ type: isOpened && isRefused ? 'reload' : 'retry' })}>
            {t('again')}
          </Button>
        }
      >
        {sentenceOf(failure ?? { kind: 'unreachable' }, {
          unreachable: t('noAnswer'),
          drawing: t('noAnswer'),
        })}
      </Problem>
    );
  }
  if (!opened) return <WaitingPage words={t('opening')} />;
  const { found, offered } = opened;
  const { proposal, price, stonemason, stone, asksAgain } = found;
  const way = 'link' in place ? place.link : `stone/${[place.id, place.token].filter(Boolean).join('/')}`;
  return (
    <>
      <ApprovingBar path={`/proposal/${way}`} />
      <main className={styles.page} aria-busy={state.matches('answering')}>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          {proposal?.state === 'open' && <p>{t('lead', { stonemason })}</p>}
          {!proposal && <p>{t('none')}</p>}
        </div>
        {proposal && proposal.state !== 'open' && <Answered proposal={proposal} />}
        {proposal && (
          <>
            <section aria-labelledby="why" className={styles.words}>
              <h2 id="why">{t('why')}</h2>
              <p className={styles.said}>{proposal.reason}</p>
            </section>
            <Compared ordered={proposal.ordered} proposed={proposal.proposed} offered={offered} id={stone} />
          </>
        )}
        {proposal?.state === 'open' && (
          <div className={styles.foot}>
            <PriceSaid price={price} />
            {asksAgain && <p className={styles.warning}>{t('asksAgain')}</p>}
            <Answering
              proposal={proposal.id}
              isBusy={state.matches('answering')}
              onAnswer={(answer) => send({ type: 'answer', answer })}
            />
          </div>
        )}
        {!('link' in place) && (
          <Link
            href={`/designer/${[place.id, place.token].filter(Boolean).join('/')}`}
            className={styles.link}
          >
            {t('toStone')}
          </Link>
        )}
      </main>
    </>
  );
}
