import type { ReactNode } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components';
import styles from './Button.module.css';

interface ToggleButtonProps {
  readonly isSelected: boolean;
  readonly onChange: (selected: boolean) => void;
  readonly children: ReactNode;
}

/** A button that stays pressed until it is pressed again: for a mode of the editor, not a property of the stone. */
export function ToggleButton({ children, ...state }: ToggleButtonProps) {
  return (
    <AriaToggleButton className={`${styles.button} ${styles.plain} ${styles.toggle}`} {...state}>
      {children}
    </AriaToggleButton>
  );
}
