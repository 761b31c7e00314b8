import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../../src/stone/catalogue/naming';
import type { StoneType } from '../../../src/stone/catalogue/stoneType';
import type { Design } from '../../../src/stone/stone';
import type { OrderedStone } from '../../../src/stone/wire/order';
import { inscriptionOf } from '../../orders/inscriptionOf';
import { orderedEtchings } from '../../orders/orderedEtchings';
import { orderedMake } from '../../orders/orderedMake';
import { orderedMedallions } from '../../orders/orderedMedallions';

/** What `order.json` says of a stone besides its seal that follows from the design and its catalogue alone. */
const FIELDS = [
  'type',
  'ExistingStone',
  'backOf',
  'make',
  'inscription',
  'medallions',
  'etchings',
] as const satisfies readonly (keyof OrderedStone)[];

/** A stone as an order tells of it. */
export interface ToldStone {
  readonly stone: OrderedStone;
  /** The language of its sentences. */
  readonly locale: Locale;
}

/**
 * The fields in which an order says something else of a stone than its design, by their names in `order.json`: lines of letters, how the
 * stone is made, medallions and etchings with their sizes and places.
 *
 * @param stoneType as the design's catalogue has it; undefined where it does not.
 */
export function fieldsThatDiffer(
  { stone, locale }: ToldStone,
  design: Design,
  stoneType: StoneType | undefined,
): string[] {
  const { type, ExistingStone, backOf, Parms } = design;
  const said: Pick<OrderedStone, (typeof FIELDS)[number]> = {
    ...{ type, ExistingStone, backOf, inscription: inscriptionOf(Parms) },
    ...orderedMake(design, stoneType, locale),
    ...orderedMedallions(Parms, stone.id, locale),
    ...orderedEtchings(Parms, stone.id, locale),
  };
  return FIELDS.filter((field) => !isDeepStrictEqual(plain(stone[field]), plain(said[field])));
}

/** A value as JSON has it, so that what is left out and what is undefined are the same. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
