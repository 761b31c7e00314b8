import type { Paragraph } from '../paragraph/fields';
import { newGroup } from '../paragraph/paragraphs';
import type { Parm } from '../parm';
import { alone, type Carrying, lowerCopy } from './element';

/** Whether elements are all reserved or all not: the words of a paragraph flow from line to line. */
export function areReservedAlike(elements: readonly (Parm | undefined)[]): boolean {
  return new Set(elements.map((element) => element?.reserved === true)).size < 2;
}

/**
 * Lets elements belong together and to no others; as a paragraph where one is given, whose lines are no others. Lines of
 * which some are reserved and some are not are made no paragraph.
 */
export function group<S extends Carrying>(
  stone: S,
  elements: readonly number[],
  paragraph: Paragraph | undefined,
): S {
  const together = elements.filter((index) => index in stone.Parms);
  if (together.length === 0) return stone;
  if (paragraph && !areReservedAlike(together.map((index) => stone.Parms[index]))) return stone;
  const number = newGroup(stone.Parms);
  const first = Math.min(...together);
  const Parms = stone.Parms.map((element, index): Parm => {
    if (!together.includes(index)) return element;
    const own = { ...alone(element), group: number };
    if (own.type !== 'text' || !paragraph) return own;
    // Its lines stand below each other, which those that follow a curve cannot.
    const { curve: _, ...straight } = own;
    return index === first ? { ...straight, paragraph } : straight;
  });
  return { ...stone, Parms };
}

/** Lets elements belong together with no others. */
export function ungroup<S extends Carrying>(stone: S, elements: readonly number[]): S {
  const Parms = stone.Parms.map((element, index) => (elements.includes(index) ? alone(element) : element));
  return Parms.every((element, index) => element === stone.Parms[index]) ? stone : { ...stone, Parms };
}

/**
 * Copies elements; the copies lie on top in the order of their originals, 20 mm lower, and belong together as those do: a
 * single one of a group to none.
 */
export function copyGroup<S extends Carrying>(stone: S, elements: readonly number[]): S {
  const numbers = new Map<number, number>();
  const isSingle = (own: number) =>
    elements.filter((index) => stone.Parms[index]?.group === own).length === 1;
  const copies = [...elements]
    .sort((one, other) => one - other)
    .flatMap((index): Parm[] => {
      const element = stone.Parms[index];
      if (!element) return [];
      const { group: own } = element;
      if (own === undefined || isSingle(own)) return [lowerCopy(alone(element))];
      const number = numbers.get(own) ?? newGroup(stone.Parms) + numbers.size;
      numbers.set(own, number);
      return [{ ...lowerCopy(element), group: number }];
    });
  return copies.length === 0 ? stone : { ...stone, Parms: [...stone.Parms, ...copies] };
}
