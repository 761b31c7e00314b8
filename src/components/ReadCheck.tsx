import { Checkbox } from 'react-aria-components';
import styles from './ReadCheck.module.css';

interface ReadCheckProps {
  readonly isRead: boolean;
  readonly onChange: (isRead: boolean) => void;
  /** The statement that is confirmed. */
  readonly children: string;
}

/** A checkbox confirming that something was read. */
export function ReadCheck({ isRead, onChange, children }: ReadCheckProps) {
  return (
    <Checkbox className={styles.check ?? ''} isSelected={isRead} onChange={onChange}>
      <span className={styles.box} aria-hidden="true" />
      {children}
    </Checkbox>
  );
}
