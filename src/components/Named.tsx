import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import styles from './Named.module.css';

/** How long a mouse rests on a picture before it says what it does, in ms; the one beside it says so at once. */
const RESTED = 600;

interface NamedProps {
  readonly name: string;
  /** The key that does the same, as it is written, e.g. `Ctrl+Z`. */
  readonly shortcut?: string | undefined;
  readonly children: ReactElement;
}

/** Shows the name of something that is only a picture, to a resting mouse and to the keyboard; a finger has none. */
export function Named({ name, shortcut, children }: NamedProps) {
  return (
    <TooltipTrigger delay={RESTED} closeDelay={0}>
      {children}
      {/* For the eye: assistive technology has the name already, and finds nothing beside the page's landmarks. */}
      <Tooltip className={styles.name ?? ''} offset={6} render={(tip) => <div {...tip} aria-hidden="true" />}>
        {name}
        {shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
