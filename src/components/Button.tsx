import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from './Button.module.css';
import { Named } from './Named';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** `primary` is the main action of a screen, `plain` any other, `quiet` has no border. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'done';
  /** Only an icon inside: square. */
  readonly icon?: boolean;
  /** The shortcut key, as displayed; shown with the name of an icon. */
  readonly shortcut?: string;
  /** Inactive at the moment, but keeps the focus it may have: pressing it does nothing. */
  readonly isIdle?: boolean;
}

const IDLE = { 'aria-disabled': true, onPress: () => undefined } as const;

/** The product's button. An icon button shows its name on hover and on keyboard focus. */
export function Button({ look = 'plain', icon = false, shortcut, isIdle = false, ...button }: ButtonProps) {
  const drawn = (
    <AriaButton
      {...button}
      {...(isIdle && IDLE)}
      data-look={look}
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
