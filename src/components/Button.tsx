import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'> {
  /** `primary` is the one thing to do on a screen, `plain` everything else, `quiet` has no border. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'done';
  /** Only a picture inside: square. */
  readonly icon?: boolean;
}

/** The product's button. */
export function Button({ look = 'plain', icon = false, ...button }: ButtonProps) {
  return <AriaButton {...button} className={`${styles.button} ${styles[look]} ${icon ? styles.icon : ''}`} />;
}
