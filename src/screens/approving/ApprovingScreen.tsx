import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { useLooks } from '../../components/useLooks';
import { usePageTitle } from '../../components/usePageTitle';
import { WaitingPage } from '../../components/Waiting';
import { approvingMachine } from '../../machines/approving/approvingMachine';
import { expected } from '../../machines/approving/expected';
import { sentenceOf } from '../../machines/failure';
import { Problem } from '../problem/Problem';
import styles from './Approving.module.css';
import { ApprovingBar } from './ApprovingBar';
import { KeptOfYou } from './KeptOfYou';
import { Reading } from './Reading';

/** How often the page asks how the approval stands while it is looked at, in ms: answers to comments, a changed stone. */
const EVERY = 20_000;

/** The page `/approve/{token}`: a relative reads the stone, thing by thing, and approves it or says what is not right. */
export function ApprovingScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation('approving');
  usePageTitle(t('page'));
  const [state, send] = useMachine(approvingMachine, { input: { token } });
  const { view, offered, wishes, failure } = state.context;
  useLooks(() => send({ type: 'look' }), EVERY);
  if (failure && !view)
    return (
      <Problem
        title={t('notOpened')}
        action={
          <Button look="primary" onPress={() => send({ type: 'retry' })}>
            {t('again')}
          </Button>
        }
      >
        {sentenceOf(failure, { unreachable: t('noAnswer'), drawing: t('noAnswer') }) || t('noAnswer')}
      </Problem>
    );
  if (!view || !offered) return <WaitingPage words={t('opening')} />;
  return (
    <>
      <ApprovingBar path={`/approve/${token}`} />
      <main className={styles.page}>
        {state.matches({ telling: 'waiting' }) && (
          <p role="status" className={styles.offline}>
            {t('offline')}
          </p>
        )}
        <Reading
          context={state.context}
          view={expected(view, wishes)}
          offered={offered}
          isAnswering={wishes.some(({ act }) => act.kind === 'answer')}
          send={send}
        />
        {(state.context.step === undefined || view.decision !== null) && <KeptOfYou token={token} />}
      </main>
    </>
  );
}
