import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (selected: boolean) => void;
  /** It follows from something else and cannot be changed here. */
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** Something that is on or off. */
export function Switch({ children, ...state }: SwitchProps) {
  return (
    <AriaSwitch className={styles.switch ?? ''} {...state}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      {children}
    </AriaSwitch>
  );
}
