import type { Handling, Parm } from './parm';

/** How an element is handled, without what is not said: neither an empty name nor a `false` is stored. */
export function handlingOf({ name, locked, hidden, reserved, key }: Handling): Handling {
  return {
    ...(name && { name }),
    ...(locked && { locked }),
    ...(hidden && { hidden }),
    ...(reserved && { reserved }),
    ...(key && { key }),
  };
}

/** An element with other handling; the same object where that is as it was. */
export function handled<P extends Parm>(element: P, change: Handling): P {
  const { name, locked, hidden, reserved, key, ...rest } = element;
  const before = { name, locked, hidden, reserved, key };
  const after = { ...before, ...change };
  const isSame =
    (before.name ?? '') === (after.name ?? '') &&
    (before.locked ?? false) === (after.locked ?? false) &&
    (before.hidden ?? false) === (after.hidden ?? false) &&
    (before.reserved ?? false) === (after.reserved ?? false) &&
    before.key === after.key;
  return isSame ? element : ({ ...rest, ...handlingOf(after) } as P);
}

type Standing = Pick<Parm, 'hidden' | 'reserved'>;

/** Whether an element is seen on the stone, cut or reserved: a hidden one is neither drawn, read nor checked. */
export function isSeen({ hidden }: Pick<Standing, 'hidden'>): boolean {
  return hidden !== true;
}

/** Whether an element is seen and its place kept free for later: shown as a ghost, not cut with this order. */
export function isReserved(element: Standing): boolean {
  return isSeen(element) && element.reserved === true;
}

/** Whether an element is cut with this order, and priced: what is hidden or reserved is not. */
export function isCut(element: Standing): boolean {
  return isSeen(element) && !isReserved(element);
}
