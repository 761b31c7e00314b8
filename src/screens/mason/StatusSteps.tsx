import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { MASON_STATES, masonStateOf } from '../../stone/masonState';
import { nextAtMason, type StoneStatus } from '../../stone/status';
import type { MasonOrder } from '../../stone/wire/mason';
import styles from './Mason.module.css';

const STEPS = MASON_STATES.filter((state) => state !== 'inQuestion');

interface StatusStepsProps {
  readonly order: MasonOrder;
  readonly isBusy: boolean;
  readonly onMove: (to: StoneStatus) => void;
}

/** How far an order has come, and the one step that is next. */
export function StatusSteps({ order, isBusy, onMove }: StatusStepsProps) {
  const { t } = useTranslation('mason');
  const at = masonStateOf(order.status, 0);
  const next = nextAtMason(order.status);
  const nextState = next && masonStateOf(next, 0);
  return (
    <section className={styles.steps} aria-label={t('progress')}>
      <ol className={styles.way}>
        {STEPS.map((state) => (
          <li key={state} aria-current={state === at ? 'step' : undefined}>
            {t(`states.${state}`)}
          </li>
        ))}
      </ol>
      {order.openQuestions > 0 && <p role="status">{t('waitsForAnswer', { count: order.openQuestions })}</p>}
      {next && nextState && nextState !== 'inQuestion' && nextState !== 'new' && (
        <Button look="primary" isDisabled={isBusy} onPress={() => onMove(next)}>
          {t(`next.${nextState}`)}
        </Button>
      )}
    </section>
  );
}
