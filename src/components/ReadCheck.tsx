import { Checkbox } from 'react-aria-components';
import styles from './ReadCheck.module.css';

interface ReadCheckProps {
  readonly isRead: boolean;
  readonly onChange: (isRead: boolean) => void;
  /** What one says by it. */
  readonly children: string;
}

/** A box by which somebody says to have read something. */
export function ReadCheck({ isRead, onChange, children }: ReadCheckProps) {
  return (
    <Checkbox className={styles.check ?? ''} isSelected={isRead} onChange={onChange}>
      <span className={styles.box} aria-hidden="true" />
      {children}
    </Checkbox>
  );
}
