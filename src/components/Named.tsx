import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import styles from './Named.module.css';

/** How long a mouse rests on an icon before its name shows, in ms; the next icon shows it at once. */
const RESTED = 600;

interface NamedProps {
  readonly name: string;
  /** The shortcut key, as displayed, e.g. `Ctrl+Z`. */
  readonly shortcut?: string | undefined;
  readonly children: ReactElement;
}

/** Shows the name of an icon on mouse hover and keyboard focus; not on touch. */
export function Named({ name, shortcut, children }: NamedProps) {
  return (
    <TooltipTrigger delay={RESTED} closeDelay={0}>
      {children}
      {/* Visual only: assistive technology has the name already, and expects all content within landmarks. */}
      <Tooltip className={styles.name ?? ''} offset={6} render={(tip) => <div {...tip} aria-hidden="true" />}>
        {name}
        {shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
