import { Check, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import styles from './Bar.module.css';
import { DesignerContext } from './designerContext';
import { type SavingState, savingStateOf } from './savingState';

/** The saving state beside the button. A stone never saved is "not saved", even before the first edit. */
function useSavingWords(state: SavingState): string {
  const { t } = useTranslation();
  const isSaved = DesignerContext.useSelector(({ context }) => context.saved !== undefined);
  const isCutOff = DesignerContext.useSelector(({ context }) => context.failure?.kind === 'unreachable');
  switch (state) {
    case 'savingSoon':
      return t('unsavedChanges');
    case 'saving':
      return t('saving');
    case 'saved':
      return t('savedFully');
    case 'resting':
      return isSaved ? t('savedFully') : t('unsaved');
    case 'failing':
      return t(isCutOff ? 'unsavedOffline' : 'unsaved');
    case 'unsaved':
    case 'conflicting':
      return t('unsaved');
  }
}

/** "Gem sten", gray: green with a check for two seconds after the server has confirmed (specification section 4). */
export function SaveButton() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const state = DesignerContext.useSelector(savingStateOf);
  const words = useSavingWords(state);
  const done = state === 'saved';
  return (
    <div className={styles.saving}>
      <span className={styles.state} role="status">
        {words}
      </span>
      <Button
        look={done ? 'done' : 'plain'}
        isPending={state === 'saving'}
        isDisabled={state === 'conflicting'}
        onPress={() => actor.send({ type: 'save' })}
      >
        {done ? <Check size={18} aria-hidden="true" /> : <Save size={18} aria-hidden="true" />}
        <span className={styles.saveWords}>{done ? t('saved') : t('save')}</span>
      </Button>
    </div>
  );
}
