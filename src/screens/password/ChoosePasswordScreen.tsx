import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { Button } from '../../components/Button';
import { usePageTitle } from '../../components/usePageTitle';
import { choosingMachine } from '../../machines/password/choosingMachine';
import { Problem } from '../problem/Problem';
import { EntryPage } from '../session/EntryPage';
import page from '../session/EntryPage.module.css';
import { SessionContext } from '../session/sessionContext';
import { useFailureSentence } from '../session/useFailureSentence';
import { ChoosePasswordForm } from './ChoosePasswordForm';
import { ToldHeading } from './ToldHeading';

/** The page `/reset/{token}`, to which a letter leads: another password is chosen there. */
export function ChoosePasswordScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation('password');
  usePageTitle(t('choose.title'));
  const sentenceOf = useFailureSentence();
  const session = SessionContext.useActorRef();
  const [, navigate] = useLocation();
  const [state, send] = useMachine(choosingMachine, { input: { token } });
  const { username = '', failure } = state.context;
  const sentence = failure && sentenceOf(failure);
  switch (state.value) {
    case 'looking':
      return (
        <EntryPage>
          <p role="status">{t('choose.looking')}</p>
        </EntryPage>
      );
    case 'failingToLook':
    case 'gone':
      return (
        <Problem
          title={t('choose.failed')}
          action={
            state.value === 'gone' ? (
              <Button look="primary" onPress={() => navigate('/forgot')}>
                {t('choose.askAgain')}
              </Button>
            ) : (
              <Button look="primary" onPress={() => send({ type: 'retry' })}>
                {t('choose.retry')}
              </Button>
            )
          }
        >
          {sentence}
        </Problem>
      );
    case 'choosing':
    case 'saving':
      return (
        <EntryPage>
          <h1>{t('choose.title')}</h1>
          <ChoosePasswordForm
            username={username}
            isBusy={state.value === 'saving'}
            failure={sentence}
            onSave={(password) => send({ type: 'save', password })}
          />
        </EntryPage>
      );
    case 'saved':
      return (
        <EntryPage>
          <ToldHeading>{t('choose.doneTitle')}</ToldHeading>
          <p>{t('choose.done')}</p>
          {/* A login in this browser has ended with all others. */}
          <Link href="/login" className={page.link} onClick={() => session.send({ type: 'session.logOut' })}>
            {t('toLogin')}
          </Link>
        </EntryPage>
      );
  }
}
