import type { FindingKind } from '../../src/stone/finding';
import type { Design } from '../../src/stone/stone';
import type { Random } from '../../tests/random';
import type { GoodDesign } from './goodDesigns';
import type { Circumstances } from './inspected';

/** A design with one fault, and what must be found of it. */
export interface Seeded extends Circumstances {
  readonly kind: FindingKind;
  readonly design: Design;
  /** The elements it is about: the finding has to name all of them, or one of them where `named` says so. */
  readonly elements: readonly number[];
  readonly named?: 'all' | 'one';
  /** The characters that have to be named, as indices in the only element's line. */
  readonly characters?: readonly number[];
  /** The range of the finding's measure, where plain arithmetic knows it. */
  readonly value?: readonly [least: number, most: number];
}

/** Puts one fault into a design; undefined where the design has nothing it fits. */
export type Fault = (good: GoodDesign, random: Random) => Seeded | undefined;

/** The design with one of its elements changed. */
export function changed(design: Design, element: number, fields: object): Design {
  return {
    ...design,
    Parms: design.Parms.map((parm, index) => (index === element ? { ...parm, ...fields } : parm)),
  };
}

/** A number between two. */
export const between = (random: Random, from: number, to: number) => from + (to - from) * random();

/** A share of a limit: mostly well below it, one time in three only just. */
export const under = (random: Random) =>
  random() < 1 / 3 ? between(random, 0.93, 0.97) : between(random, 0.25, 0.93);
