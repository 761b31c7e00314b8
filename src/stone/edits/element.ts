import { handled } from '../handling';
import type { Parm } from '../parm';

/** Anything with elements: a design, or a stone on the server. */
export interface Carrying {
  Parms: Parm[];
}

/** Replaces element `index` by the result of `change`; every other element stays the same object. */
export function changeElement<S extends Carrying>(
  stone: S,
  index: number,
  change: (element: Parm) => Parm,
): S {
  const element = stone.Parms[index];
  if (!element) return stone;
  const changed = change(element);
  if (changed === element) return stone;
  return { ...stone, Parms: stone.Parms.with(index, changed) };
}

/** Puts a new element on top of the others. */
export function addElement<S extends Carrying>(stone: S, element: Parm): S {
  return { ...stone, Parms: [...stone.Parms, element] };
}

/** Removes element `index` from the stone. A paragraph whose first line goes begins with its next one. */
export function deleteElement<S extends Carrying>(stone: S, index: number): S {
  const element = stone.Parms[index];
  if (!element) return stone;
  const left = { ...stone, Parms: stone.Parms.toSpliced(index, 1) };
  if (element.type !== 'text' || !element.paragraph) return left;
  const { laid: _, ...paragraph } = element.paragraph;
  const next = left.Parms.findIndex(({ type, group }) => type === 'text' && group === element.group);
  return changeElement(left, next, (line) => (line.type === 'text' ? { ...line, paragraph } : line));
}

/** How much lower a copy is placed, in mm (specification section 4, "Element copy offset"). */
const COPY_OFFSET = 20;

/**
 * A copy of an element, 20 mm lower. Of a locked one it is unlocked, or it could not be used; what is said of an element by
 * its key is not said of its copy.
 */
export function lowerCopy(element: Parm): Parm {
  const { position } = element;
  const copy = handled(element, { locked: false, key: undefined });
  return { ...copy, position: { ...position, y: position.y + COPY_OFFSET } };
}

/** Copies element `index`; the copy lies on top, 20 mm lower, and belongs to none of the others. */
export function copyElement<S extends Carrying>(stone: S, index: number): S {
  const element = stone.Parms[index];
  return element ? addElement(stone, lowerCopy(alone(element))) : stone;
}

/** An element that belongs together with no other. */
export function alone(element: Parm): Parm {
  if (element.group === undefined) return element;
  const { group: _, ...own } = element;
  if (own.type !== 'text') return own;
  const { paragraph: _paragraph, wraps: _wraps, ...line } = own;
  return line;
}

/** Swaps element `index` with the one above it, or below it; the topmost and the lowest stay where they are. */
export function moveInOrder<S extends Carrying>(stone: S, index: number, direction: 'forward' | 'back'): S {
  const neighbour = direction === 'forward' ? index + 1 : index - 1;
  const [one, other] = [stone.Parms[index], stone.Parms[neighbour]];
  if (!one || !other) return stone;
  return { ...stone, Parms: stone.Parms.with(index, other).with(neighbour, one) };
}

/** Puts element `index` at the place `to` in the order; those between move one step the other way. */
export function moveTo<S extends Carrying>(stone: S, index: number, to: number): S {
  const element = stone.Parms[index];
  if (!element || !(to in stone.Parms) || to === index) return stone;
  return { ...stone, Parms: stone.Parms.toSpliced(index, 1).toSpliced(to, 0, element) };
}
