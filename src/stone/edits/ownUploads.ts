import type { Finish } from '../finish';
import type { Fitting } from '../fitting/fitting';
import { withMake } from '../make/withMake';
import type { OwnStoneType } from '../ownStoneType';
import type { VignetParm } from '../parm';
import type { Design, StoneVignet } from '../stone';
import { setOnStone } from '../wished/setOnStone';
import { addElement } from './element';

/** The entries with a new one, replacing any with its id. */
function withEntry<E extends { id: number }>(entries: readonly E[], entry: E): E[] {
  return [...entries.filter(({ id }) => id !== entry.id), entry];
}

/** Replaces the stone by a photographed one (specification section 3, `stoneStoneTypes`). */
export function addOwnStone(
  design: Design,
  {
    stone,
    variantId,
    isAddition,
    fitting,
  }: {
    readonly stone: OwnStoneType;
    readonly variantId: number;
    readonly isAddition: boolean;
    readonly fitting?: Fitting;
  },
): Design {
  const placed = {
    // A stone that stands is made already.
    ...withMake(design, undefined),
    stoneStoneTypes: withEntry(design.stoneStoneTypes, stone),
    StoneTypeId: stone.id,
    StoneTypeVariantId: variantId,
    ExistingStone: design.ExistingStone || isAddition,
  };
  return fitting && stone.id !== design.StoneTypeId ? setOnStone(design, placed, fitting) : placed;
}

/** Says how the face of a photographed stone is finished; the same design where it has no such stone. */
export function finishOwnStone(design: Design, stone: number, finish: Finish): Design {
  const before = design.stoneStoneTypes.find(({ id }) => id === stone);
  if (!before || before.finish === finish) return design;
  const said = (one: OwnStoneType) => (one.id === stone ? { ...one, finish } : one);
  return { ...design, stoneStoneTypes: design.stoneStoneTypes.map(said) };
}

/** An uploaded vignet, and its element on top of the others. */
export function addOwnVignet(design: Design, upload: StoneVignet, vignet: VignetParm): Design {
  return addElement({ ...design, stoneVignets: withEntry(design.stoneVignets, upload) }, vignet);
}
