import { ProgressBar } from 'react-aria-components';
import styles from './Progress.module.css';

interface ProgressProps {
  /** The name of the activity, for a screen reader. */
  readonly label: string;
  /** The share that is done, 0 to 1; unknown without it. */
  readonly part?: number | undefined;
}

/** A progress bar. */
export function Progress({ label, part }: ProgressProps) {
  return (
    <ProgressBar
      aria-label={label}
      {...(part === undefined ? { isIndeterminate: true } : { value: part * 100 })}
    >
      {({ percentage }) => (
        <div className={styles.bar}>
          <div
            className={`${styles.fill} ${part === undefined ? styles.wandering : ''}`}
            {...(part !== undefined && { style: { transform: `translateX(${(percentage ?? 0) - 100}%)` } })}
          />
        </div>
      )}
    </ProgressBar>
  );
}
