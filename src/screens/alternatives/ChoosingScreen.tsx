import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choicePicture } from '../../api/alternatives';
import { Button } from '../../components/Button';
import { Popup } from '../../components/Popup';
import { TextBlock } from '../../components/TextBlock';
import { usePageTitle } from '../../components/usePageTitle';
import { WaitingPage } from '../../components/Waiting';
import { choosingMachine } from '../../machines/alternatives/choosingMachine';
import { type AlternativeLetter, LONGEST_CHOICE_TEXT } from '../../stone/wire/alternatives';
import { ApprovingBar } from '../approving/ApprovingBar';
import { useDay } from '../mason/useDay';
import { RetryPopup } from '../problem/RetryPopup';
import styles from './Alternatives.module.css';
import { NotOpened, useFailureSentence } from './NotOpened';
import { SideBySide } from './SideBySide';

/** The page `/choose/{token}`: a family sees stones side by side, and says which one it is to be. It approves nothing. */
export function ChoosingScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation('alternatives');
  usePageTitle(t('choose.title'));
  const day = useDay();
  const [state, send] = useMachine(choosingMachine, { input: { token } });
  const [asked, setAsked] = useState<AlternativeLetter>();
  const [text, setText] = useState('');
  const { view, offered, failure } = state.context;
  const sentence = useFailureSentence(failure);
  if (state.matches('failingToOpen'))
    return <NotOpened failure={failure} onRetry={() => send({ type: 'retry' })} />;
  if (!view || !offered) return <WaitingPage words={t('opening')} />;
  const { business, alternatives, chosen, isOpen, expiresAt } = view;
  const isBusy = state.matches('telling');
  const count = alternatives.length;
  const tell = (letter: AlternativeLetter) => {
    setAsked(undefined);
    send({ type: 'choose', wish: { letter, text: text.trim() } });
  };
  return (
    <>
      <ApprovingBar path={`/choose/${token}`} />
      <main className={styles.page} aria-busy={isBusy}>
        <div className={styles.words}>
          <h1>{t('choose.title')}</h1>
          <p>
            {business === null ? t('choose.askedAlone', { count }) : t('choose.asked', { business, count })}
          </p>
          <p className={styles.notice}>{t('choose.notApproval')}</p>
        </div>
        {chosen && (
          <div className={styles.form} role="status">
            <p>
              <strong>{t('choose.told', { letter: chosen.letter })}</strong>
            </p>
            {chosen.text !== null && (
              <p className={styles.quote}>{t('choose.wrote', { text: chosen.text })}</p>
            )}
            <p className={styles.hint}>{t(isOpen ? 'choose.canChange' : 'closed')}</p>
            {isOpen && (
              <div className={styles.acts}>
                <Button
                  look="quiet"
                  isIdle={isBusy}
                  onPress={() => send({ type: 'choose', wish: { letter: null } })}
                >
                  {t('choose.undo')}
                </Button>
              </div>
            )}
          </div>
        )}
        {!chosen && !isOpen && <p role="status">{t('closed')}</p>}
        <SideBySide
          stones={alternatives.map(({ hasPicture, ...each }) => ({
            ...each,
            picture: hasPicture ? choicePicture(token, each.letter) : undefined,
          }))}
          offered={offered}
          chosen={chosen?.letter}
          chosenWords={t('choose.isChosen')}
          acts={(letter) =>
            isOpen &&
            letter !== chosen?.letter && (
              <Button
                look="primary"
                isIdle={isBusy}
                aria-label={t('choose.thisLabel', { letter })}
                onPress={() => setAsked(letter)}
              >
                {t('choose.this')}
              </Button>
            )
          }
        />
        <p className={styles.hint}>{t('choose.until', { day: day(expiresAt) })}</p>
      </main>
      {asked && (
        <Popup
          name="choose variant"
          title={t('choose.thisOne', { letter: asked })}
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <Button onPress={() => setAsked(undefined)}>{t('choose.cancel')}</Button>
              <Button look="primary" onPress={() => tell(asked)}>
                {t('choose.tell', { letter: asked })}
              </Button>
            </>
          }
        >
          <p>{t('choose.notApproval')}</p>
          <TextBlock
            label={t('choose.text')}
            value={text}
            onChange={setText}
            maxLength={LONGEST_CHOICE_TEXT}
            isOfNames
          />
        </Popup>
      )}
      {state.matches('failing') && (
        <RetryPopup
          title={t('failed')}
          onClose={() => send({ type: 'close' })}
          onRetry={() => send({ type: 'retry' })}
        >
          {sentence}
        </RetryPopup>
      )}
    </>
  );
}
