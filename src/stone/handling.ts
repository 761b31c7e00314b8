import type { Handling, Parm } from './parm';

/** How an element is handled, without what is not said: neither an empty name nor a `false` is stored. */
export function handlingOf({ name, locked, hidden }: Handling): Handling {
  return { ...(name && { name }), ...(locked && { locked }), ...(hidden && { hidden }) };
}

/** An element with other handling; the same object where that is as it was. */
export function handled<P extends Parm>(element: P, change: Handling): P {
  const { name, locked, hidden, ...rest } = element;
  const before = { name, locked, hidden };
  const after = { ...before, ...change };
  const isSame =
    (before.name ?? '') === (after.name ?? '') &&
    (before.locked ?? false) === (after.locked ?? false) &&
    (before.hidden ?? false) === (after.hidden ?? false);
  return isSame ? element : ({ ...rest, ...handlingOf(after) } as P);
}

/** Whether an element is cut: a hidden one is neither drawn, checked nor priced. */
export function isCut({ hidden }: Pick<Parm, 'hidden'>): boolean {
  return hidden !== true;
}
