import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { knowsPasskeys } from '../../api/passkeys';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { passkeysMachine } from '../../machines/account/passkeysMachine';
import { useFailureSentence } from '../session/useFailureSentence';
import styles from './AccessList.module.css';
import page from './AccountScreen.module.css';
import { AskedForm } from './AskedForm';
import { PasskeyRow } from './PasskeyRow';

/** The keys for logging in without a password; created and removed here. */
export function PasskeysSection() {
  const { t } = useTranslation('account');
  const sentenceOf = useFailureSentence();
  const [state, send] = useMachine(passkeysMachine);
  const { passkeys, asks, chosen, done } = state.context;
  const failure = state.context.failure && sentenceOf(state.context.failure);
  const isShowing = state.matches('showing');
  const isRemoving = state.matches('askingToRemove') || state.matches('removing');
  const sentence = useRef<HTMLParagraphElement>(null);
  const isDone = isShowing && done !== undefined;
  useEffect(() => {
    // The form or row that was used is gone.
    if (isDone) sentence.current?.focus();
  }, [isDone]);
  return (
    <section className={page.part} aria-labelledby="passkeys">
      <h2 id="passkeys">{t('passkeys.title')}</h2>
      <p className={page.hint}>{t('passkeys.hint')}</p>
      <p ref={sentence} tabIndex={-1} role="status" className={styles.done}>
        {isDone && t(`passkeys.${done}`)}
        {state.matches('listing') && t('passkeys.listing')}
        {state.matches('adding') && t('passkeys.adding')}
      </p>
      <ul className={styles.list}>
        {passkeys.map((each) => (
          <PasskeyRow
            key={each.id}
            passkey={each}
            isBusy={!isShowing}
            onRemove={() => send({ type: 'remove', id: each.id })}
          />
        ))}
      </ul>
      {isRemoving && (
        <Notice
          look="yellow"
          key={chosen}
          actions={
            <>
              <Button
                autoFocus
                isDisabled={state.matches('removing')}
                onPress={() => send({ type: 'removal.confirm' })}
              >
                {t('passkeys.remove')}
              </Button>
              <Button isDisabled={state.matches('removing')} onPress={() => send({ type: 'cancel' })}>
                {t('passkeys.cancel')}
              </Button>
            </>
          }
        >
          {failure ?? t('passkeys.removeAsk')}
        </Notice>
      )}
      {shownBelow()}
    </section>
  );

  function shownBelow() {
    if (state.matches('failingToList'))
      return (
        <Notice
          look="yellow"
          actions={<Button onPress={() => send({ type: 'retry' })}>{t('passkeys.tryAgain')}</Button>}
        >
          {failure}
        </Notice>
      );
    if (state.matches('askingProof') || state.matches('adding'))
      return (
        <AskedForm
          key={asks}
          asks={asks}
          submit={t('passkeys.goOn')}
          isBusy={state.matches('adding')}
          failure={failure}
          onGive={(given) => send({ type: 'give', given })}
          onCancel={() => send({ type: 'cancel' })}
        >
          {null}
        </AskedForm>
      );
    if (!knowsPasskeys()) return <p className={page.hint}>{t('passkeys.impossible')}</p>;
    return (
      <div className={page.buttons}>
        <Button isDisabled={!isShowing} onPress={() => send({ type: 'add' })}>
          {t('passkeys.add')}
        </Button>
      </div>
    );
  }
}
