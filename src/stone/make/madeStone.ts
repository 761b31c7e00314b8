import { shownVariant } from '../catalogue/shownVariant';
import type { StoneVariant } from '../catalogue/stoneType';
import type { Finish } from '../finish';
import type { Mm } from '../numbers';
import type { StoneMake, Surface } from './make';
import type { MakeableStone } from './makeFault';
import { makeOn } from './makeOn';

/** How a stone is made besides its face: what was chosen, as far as its type is offered so, and what the type has else. */
export interface MadeStone {
  readonly thickness: Mm;
  /** In mm; `variant` is its material. */
  readonly base?: {
    readonly width: Mm;
    readonly height: Mm;
    readonly depth: Mm;
    readonly variant: StoneVariant;
  };
  /** The finish of the edge and of the sides; like the face where left out. */
  readonly edge?: Finish;
  readonly side?: Finish;
  /** The bevel's width in mm, 0 for none. */
  readonly bevel: Mm;
}

const finishOf = (surface: Surface | undefined) => (surface === 'asFace' ? undefined : surface);

/**
 * How a stone type is made by a design. What it is not offered in, which an older or another program may have written,
 * is left out or brought within what can be made.
 *
 * @param variantId the stone's material, which its base has unless another was chosen.
 */
export function madeStone(make: StoneMake | undefined, stone: MakeableStone, variantId: number): MadeStone {
  const {
    thickness = stone.thickness,
    base,
    edge,
    side,
    bevel = 0,
  } = (make && makeOn(make, stone, stone)) ?? {};
  const variant = base && shownVariant(stone, base.variantId ?? variantId);
  const [edgeFinish, sideFinish] = [finishOf(edge), finishOf(side)];
  return {
    thickness,
    ...(base && variant && { base: { width: base.width, height: base.height, depth: base.depth, variant } }),
    ...(edgeFinish && { edge: edgeFinish }),
    ...(sideFinish && { side: sideFinish }),
    bevel,
  };
}
