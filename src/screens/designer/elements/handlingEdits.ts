import type { Edit } from '../../../stone/edits/edit';
import type { Parm } from '../../../stone/parm';

type HandlingName = 'lock' | 'unlock' | 'hide' | 'show' | 'reserve' | 'cutNow';

/** The edits that handle an element otherwise than it is: of each pair the one that changes something. */
export function handlingEdits(
  index: number,
  { locked, hidden, reserved }: Parm,
): Record<HandlingName, Edit | undefined> {
  const elements = [index];
  return {
    lock: locked ? undefined : { kind: 'lockElements', elements, locked: true },
    unlock: locked ? { kind: 'lockElements', elements, locked: false } : undefined,
    hide: hidden ? undefined : { kind: 'hideElements', elements, hidden: true },
    show: hidden ? { kind: 'hideElements', elements, hidden: false } : undefined,
    reserve: reserved ? undefined : { kind: 'reserveElements', elements, reserved: true },
    cutNow: reserved ? { kind: 'reserveElements', elements, reserved: false } : undefined,
  };
}
