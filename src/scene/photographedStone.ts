import type { StoneType } from '../stone/catalogue/stoneType';
import { LIMITS_OF_FINISH } from '../stone/finish';
import type { OwnStoneType } from '../stone/ownStoneType';
import type { StoneKind } from '../stone/stone';

/** The number of photographed stones cached: the current one, and a few for going back and forth. */
const REMEMBERED = 8;

const remembered = new Map<string, StoneType>();

/**
 * The stone type of a photograph: an existing stone of that outline and size, of the finish that somebody said, else with
 * the material and finish of the catalogue's existing stones. The same object for the same photograph, so that its drawings stay cached.
 *
 * @param like an existing stone of the catalogue.
 */
export function photographedStone(own: OwnStoneType, kind: StoneKind, like: StoneType): StoneType {
  const key = JSON.stringify([own, kind, like.id]);
  const known = remembered.get(key);
  if (known) return known;
  const { id, width, height, outline, finish } = own;
  const Variants = finish
    ? like.Variants.map((variant) => ({ ...variant, finish, ...LIMITS_OF_FINISH[finish] }))
    : like.Variants;
  const made: StoneType = {
    ...like,
    id,
    type: kind,
    existing: true,
    shape: 'photograph',
    width,
    height,
    outline,
    Variants,
  };
  remembered.set(key, made);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return made;
}
