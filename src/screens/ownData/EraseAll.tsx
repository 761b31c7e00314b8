import { Trash2 } from 'lucide-react';
import { Button } from '../../components/Button';
import { Popup } from '../../components/Popup';
import { Progress } from '../../components/Progress';
import { LATEST_ERASURE_DAYS } from '../../stone/wire/privacy';
import styles from './OwnData.module.css';
import { isUnderWay, type OwnDataPage } from './page';

const DAY = 86_400_000;

/** Erases all of it: a press, and the popup `erase data` that says what goes, what has to wait, and what stays. */
export function EraseAll({ state, send, data, words }: OwnDataPage) {
  const { own, day, time } = words;
  const { subject, until } = state.context;
  const { kind } = subject;
  const isRelative = kind === 'relative';
  const waits = isUnderWay(data);
  const isAsked =
    until !== undefined || data.stones.every(({ erasureRequestedAt }) => erasureRequestedAt !== null);
  const isErasing = state.matches('erasing');
  const latest = day(until ?? new Date(Date.now() + LATEST_ERASURE_DAYS * DAY));
  const close = () => send({ type: 'close' });
  const question = own(`erase.questions.${kind}`);
  return (
    <section aria-labelledby="erase-all" className={styles.erase}>
      <h2 id="erase-all">{own(isRelative ? 'erase.titleRelative' : 'erase.title')}</h2>
      <p>{own(isRelative ? 'erase.hintRelative' : waits ? 'erase.hintUnderWay' : 'erase.hint')}</p>
      {!(waits && isAsked && data.stones.length > 0) && (
        <div className={styles.acts}>
          <Button isIdle={!state.matches('shown')} onPress={() => send({ type: 'erase' })}>
            <Trash2 size={18} aria-hidden="true" />
            {own(`erase.opens.${kind}`)}
          </Button>
        </div>
      )}
      {state.matches({ shown: 'asking' }) && (
        <Popup
          name="erase data"
          title={question}
          onClose={close}
          isAlert
          actions={
            <>
              <Button onPress={close}>{own('erase.cancel')}</Button>
              <Button look="primary" onPress={() => send({ type: 'confirm' })}>
                {own(isRelative ? 'erase.confirmRelative' : waits ? 'erase.confirmLater' : 'erase.confirm')}
              </Button>
            </>
          }
        >
          {isRelative ? (
            <>
              <p>{own('erase.overRelative')}</p>
              <p>{own('erase.staysRelative')}</p>
            </>
          ) : (
            <>
              <p>{waits ? own('erase.underWay', { day: latest }) : own('erase.over')}</p>
              <p>{own('erase.stays', { time: time(data.retention.accesses) })}</p>
            </>
          )}
        </Popup>
      )}
      {isErasing && (
        <Popup name="erase data" title={question} actions={null}>
          <Progress label={own('erase.underWayNow')} />
        </Popup>
      )}
    </section>
  );
}
