import { ProgressBar } from 'react-aria-components';
import styles from './Progress.module.css';

interface ProgressProps {
  /** What is being done, for a screen reader. */
  readonly label: string;
  /** How much of it is done, 0 to 1; without it nobody can say. */
  readonly part?: number | undefined;
}

/** A bar that says that something is being done, and how far it has come. */
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
            {...(part !== undefined && { style: { width: `${percentage ?? 0}%` } })}
          />
        </div>
      )}
    </ProgressBar>
  );
}
