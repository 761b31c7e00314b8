import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Progress } from '../../../components/Progress';
import { sentenceOf } from '../../../machines/failure';
import { RetryPopup } from '../../problem/RetryPopup';
import { StoneContext } from './stoneContext';

const STATES = [
  'duplicating',
  'failingToDuplicate',
  'resetting',
  'failingToReset',
  'asking',
  'deleting',
  'failingToDelete',
] as const;

/** The popups for duplicating, resetting and deleting a stone; nothing while none is in progress. */
export function StonePopups() {
  const state = StoneContext.useSelector((now) => STATES.find((name) => now.matches(name)));
  switch (state) {
    case 'duplicating':
      return <Underway words="copying" />;
    case 'failingToDuplicate':
      return <Failed title="copyFailed" />;
    case 'resetting':
      return <Underway words="resetting" />;
    case 'failingToReset':
      return <Failed title="resetFailed" />;
    case 'asking':
      return <Asking />;
    case 'deleting':
      return <Underway words="deleting" />;
    case 'failingToDelete':
      return <Failed title="deleteFailed" />;
    case undefined:
      return null;
  }
}

function Underway({ words }: { readonly words: 'copying' | 'resetting' | 'deleting' }) {
  const { t } = useTranslation('menu');
  return (
    <Popup name="stone" title={t(words)} actions={null}>
      <Progress label={t(words)} />
    </Popup>
  );
}

/** The popup `delete stone`. */
function Asking() {
  const { t } = useTranslation('menu');
  const actor = StoneContext.useActorRef();
  const close = () => actor.send({ type: 'close' });
  return (
    <Popup
      name="delete stone"
      title={t('deleteTitle')}
      onClose={close}
      isAlert
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button look="primary" onPress={() => actor.send({ type: 'confirm' })}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p>{t('deleteText')}</p>
    </Popup>
  );
}

/** 'Fejl ved kopiering af sten', 'Fejl ved sletning af sten' (specification section 8). */
function Failed({ title }: { readonly title: 'copyFailed' | 'resetFailed' | 'deleteFailed' }) {
  const { t } = useTranslation('menu');
  const actor = StoneContext.useActorRef();
  const failure = StoneContext.useSelector(({ context }) => context.failure);
  const close = () => actor.send({ type: 'close' });
  return (
    <RetryPopup title={t(title)} onClose={close} onRetry={() => actor.send({ type: 'retry' })}>
      {sentenceOf(failure ?? { kind: 'drawing' }, {
        unreachable: t('unreachable'),
        notSaved: t('notSaved'),
        drawing: t('drawing'),
      })}
    </RetryPopup>
  );
}
