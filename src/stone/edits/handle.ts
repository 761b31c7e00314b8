import { handled } from '../handling';
import { movedWith } from '../paragraph/paragraphs';
import { type Handling, LONGEST_ELEMENT_NAME } from '../parm';
import { type Carrying, changeElement } from './element';

function handleAll<S extends Carrying>(stone: S, elements: readonly number[], change: Handling): S {
  return elements.reduce(
    (now, index) => changeElement(now, index, (element) => handled(element, change)),
    stone,
  );
}

/** Calls element `index` by a name; an empty one takes the name away. */
export function nameElement<S extends Carrying>(stone: S, index: number, name: string): S {
  return handleAll(stone, [index], { name: name.trim().slice(0, LONGEST_ELEMENT_NAME) });
}

/** Locks elements, or unlocks them. */
export function lockElements<S extends Carrying>(stone: S, elements: readonly number[], locked: boolean): S {
  return handleAll(stone, elements, { locked });
}

/** Hides elements, or shows them again. */
export function hideElements<S extends Carrying>(stone: S, elements: readonly number[], hidden: boolean): S {
  return handleAll(stone, elements, { hidden });
}

/**
 * Reserves the place of elements, or has them cut now. All lines of a paragraph go along: words flow from one of its lines into the
 * next, and must not become cut by that.
 */
export function reserveElements<S extends Carrying>(
  stone: S,
  elements: readonly number[],
  reserved: boolean,
): S {
  const whole = elements.flatMap((element) => movedWith(stone.Parms, element));
  return handleAll(stone, [...new Set(whole)], { reserved });
}
