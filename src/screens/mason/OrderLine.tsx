import { Checkbox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CheckMark } from '../../components/CheckMark';
import { masonStateOf } from '../../stone/masonState';
import type { MasonOrder } from '../../stone/wire/mason';
import styles from './Mason.module.css';
import { useDay } from './useDay';

interface OrderLineProps {
  readonly order: MasonOrder;
  /** Whether its stencil is to be laid on the roll. */
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** An order in the list: a tick for the roll, and the way to its page. */
export function OrderLine({ order, isTicked, onTick }: OrderLineProps) {
  const { t } = useTranslation('mason');
  const day = useDay();
  const state = masonStateOf(order.status, order.openQuestions);
  const name = order.designName || t('unnamed');
  return (
    <div className={styles.line}>
      <Checkbox
        className={styles.tick ?? ''}
        aria-label={t('roll.tick', { name, id: order.id })}
        isSelected={isTicked}
        onChange={onTick}
      >
        <CheckMark />
      </Checkbox>
      <Link href={`/mason/order/${order.id}`} className={styles.order}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state} data-state={state}>
          {order.isAnswered ? t('answered') : state && t(`states.${state}`)}
        </span>
        <span className={styles.hint}>
          {[t('number', { id: order.id }), order.business ?? t('family'), order.sentAt && day(order.sentAt)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </div>
  );
}
