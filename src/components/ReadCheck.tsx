import { Checkbox } from 'react-aria-components';
import { CheckMark } from './CheckMark';
import styles from './ReadCheck.module.css';

interface ReadCheckProps {
  readonly isRead: boolean;
  readonly onChange: (isRead: boolean) => void;
  /** What is read out, where the statement alone does not say what it is about; it begins with the statement. */
  readonly label?: string;
  /** The statement that is confirmed. */
  readonly children: string;
}

/** A checkbox confirming that something was read. */
export function ReadCheck({ isRead, onChange, label, children }: ReadCheckProps) {
  return (
    <Checkbox
      className={styles.check ?? ''}
      isSelected={isRead}
      onChange={onChange}
      {...(label && { 'aria-label': label })}
    >
      <CheckMark />
      {children}
    </Checkbox>
  );
}
