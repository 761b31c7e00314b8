import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { MASON_STATES, masonStateOf } from '../../stone/masonState';
import { stateOfQuestion } from '../../stone/questionState';
import { nextAtMason, type StoneStatus } from '../../stone/status';
import type { MasonOrder } from '../../stone/wire/mason';
import type { Question } from '../../stone/wire/question';
import styles from './Mason.module.css';

const STEPS = MASON_STATES.filter((state) => state !== 'inQuestion');

interface StatusStepsProps {
  readonly order: MasonOrder;
  readonly questions: readonly Question[];
  readonly isBusy: boolean;
  readonly onMove: (to: StoneStatus) => void;
}

/** How far an order has come, and the one step that is next. */
export function StatusSteps({ order, questions, isBusy, onMove }: StatusStepsProps) {
  const { t } = useTranslation('mason');
  const at = masonStateOf(order.status, 0);
  const next = nextAtMason(order.status);
  const states = questions.map(stateOfQuestion);
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
      {states.includes('asked') ? (
        <p role="status">
          {t('waitsForAnswer', { count: states.filter((each) => each === 'asked').length })}
        </p>
      ) : (
        states.includes('answered') && <p role="status">{t('answered')}</p>
      )}
      {next && nextState && nextState !== 'inQuestion' && nextState !== 'new' && (
        <Button look="primary" isDisabled={isBusy} onPress={() => onMove(next)}>
          {t(`next.${nextState}`)}
        </Button>
      )}
    </section>
  );
}
