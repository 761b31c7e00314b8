import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { NumberLine } from '../../components/NumberLine';
import { Progress } from '../../components/Progress';
import { Switch } from '../../components/Switch';
import { tracingOf } from '../../machines/uploading/cuts';
import { LEAST_THRESHOLD, MOST_THRESHOLD, type Tracing } from '../../stone/wire/tracing';
import styles from './Uploading.module.css';
import { UploadingContext } from './uploadingContext';
import { useUploadFailure } from './useUploadFailure';

const toPercent = (share: number) => Math.round(share * 100);

/** How the lines of a drawing are found: how dark a place must be, and whether light and dark change places; each a step. */
export function TracingFields() {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const tracings = UploadingContext.useSelector(({ context }) => context.tracings);
  const isMending = UploadingContext.useSelector((state) => state.matches('mending'));
  const failure = useUploadFailure();
  const { threshold, inverted } = tracingOf({ tracings });
  const trace = (change: Partial<Tracing>) =>
    actor.send({ type: 'trace', tracing: { threshold, inverted, ...change } });
  return (
    <>
      <NumberLine
        label={t('tracings.threshold')}
        unit="%"
        value={toPercent(threshold)}
        step={5}
        min={toPercent(LEAST_THRESHOLD)}
        max={toPercent(MOST_THRESHOLD)}
        hint={t('tracings.hint')}
        onChange={(percent) => trace({ threshold: percent / 100 })}
      />
      <Switch isSelected={inverted} onChange={(on) => trace({ inverted: on })}>
        {t('tracings.inverted')}
      </Switch>
      <Button isDisabled={tracings.length === 0} onPress={() => actor.send({ type: 'trace.undo' })}>
        <Undo2 size={18} aria-hidden="true" />
        {t('tracings.undo')}
      </Button>
      {isMending && <Progress label={t('tracing')} />}
      {failure && (
        <p className={styles.problem} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
