import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from './Button.module.css';
import { Named } from './Named';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** `primary` is the one thing to do on a screen, `plain` everything else, `quiet` has no border. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'done';
  /** Only a picture inside: square. */
  readonly icon?: boolean;
  /** The key that does the same, as it is written; shown with the name of a picture. */
  readonly shortcut?: string;
  /** It has nothing to do at the moment, but keeps the focus that it may have: pressing it does nothing. */
  readonly isIdle?: boolean;
}

const IDLE = { 'aria-disabled': true, onPress: () => undefined } as const;

/** The product's button. One that is only a picture says its name to a resting mouse and to the keyboard. */
export function Button({ look = 'plain', icon = false, shortcut, isIdle = false, ...button }: ButtonProps) {
  const drawn = (
    <AriaButton
      {...button}
      {...(isIdle && IDLE)}
      className={`${styles.button} ${styles[look]} ${icon ? styles.icon : ''}`}
    />
  );
  const name = button['aria-label'];
  if (!icon || name === undefined) return drawn;
  return (
    <Named name={name} shortcut={shortcut}>
      {drawn}
    </Named>
  );
}
