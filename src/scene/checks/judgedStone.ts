import type { RuledFinish } from '../../stone/catalogue/churchyard';
import {
  type Density,
  type Rock,
  type StoneSort,
  type Tone,
  UNKNOWN_DENSITY,
} from '../../stone/catalogue/material';
import { type Posture, postureOf } from '../../stone/catalogue/posture';
import { shownVariant } from '../../stone/catalogue/shownVariant';
import type { StoneType } from '../../stone/catalogue/stoneType';
import { madeStone } from '../../stone/make/madeStone';
import type { StoneMake } from '../../stone/make/make';
import type { Mm } from '../../stone/numbers';
import type { OwnStoneType } from '../../stone/ownStoneType';
import type { Parm } from '../../stone/parm';
import type { Design, StoneKind } from '../../stone/stone';
import { letIntoBase } from '../setIn';

/** A stone as the rules of a churchyard see it: measures in mm; undefined where unknown. */
export interface JudgedStone {
  readonly type: StoneKind;
  readonly width: number;
  readonly height: number;
  readonly thickness: number | undefined;
  /** The face as SVG path data in mm. */
  readonly outline: string;
  readonly finish: RuledFinish | undefined;
  readonly rock: Rock | undefined;
  readonly sort: StoneSort | undefined;
  readonly tone: Tone | undefined;
  readonly density: Density;
  readonly posture: Posture | undefined;
  readonly base: boolean | undefined;
  /** The base it is ordered with. */
  readonly under?: {
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    readonly density: Density;
    /** How deep the stone's foot sits in it. */
    readonly seat: number;
  };
  /** The elements on it, as `Parms`. */
  readonly elements: readonly Parm[];
}

/** How high a stone and the base under it are together, in mm. */
export const heightOnBase = ({ height, under }: Pick<JudgedStone, 'height' | 'under'>): Mm =>
  under ? height + under.height - under.seat : height;

/**
 * A stone of the catalogue in one of its materials.
 *
 * @param variantId the material; the stone's first where it lacks this one.
 * @param make what is ordered of it besides its face.
 */
export function catalogueStone(
  stone: StoneType,
  variantId: number,
  elements: readonly Parm[] = [],
  make?: StoneMake,
): JudgedStone {
  const { type, width, height, outline, shape } = stone;
  const variant = shownVariant(stone, variantId);
  const made = madeStone(make, stone, variantId);
  const { thickness, base } = made;
  // Where a base is on offer, none is one that was not chosen; elsewhere the catalogue knows, or nobody.
  const isOnBase = stone.make?.base ? base !== undefined : stone.base;
  return {
    ...{ type, width, height, thickness, outline, elements },
    base: isOnBase,
    ...(base && {
      under: {
        width: base.width,
        height: base.height,
        depth: base.depth,
        density: base.variant.density ?? UNKNOWN_DENSITY,
        seat: letIntoBase({ stoneType: stone, made }),
      },
    }),
    finish: variant?.finish,
    rock: variant?.rock,
    sort: variant?.sort,
    tone: variant?.tone,
    density: variant?.density ?? UNKNOWN_DENSITY,
    posture: postureOf(shape),
  };
}

/**
 * A photographed stone: its face was measured, and its finish may have been said. The photograph does not show its
 * thickness, its posture or its material, and nothing is assumed: a note that its weight was not checked is more useful to a mason than a
 * guessed weight.
 */
function photographedStone(own: OwnStoneType, type: StoneKind, elements: readonly Parm[]): JudgedStone {
  const { width, height, outline, finish } = own;
  return {
    ...{ type, width, height, outline, elements, finish },
    ...{ thickness: undefined, rock: undefined, sort: undefined, tone: undefined },
    ...{ density: UNKNOWN_DENSITY, posture: undefined, base: undefined },
  };
}

/**
 * The stone of a design, with everything on it.
 *
 * @param stoneType finds a stone of the catalogue.
 * @returns undefined where neither the catalogue nor the design has the stone.
 */
export function judgedStone(
  design: Pick<Design, 'StoneTypeId' | 'StoneTypeVariantId' | 'stoneStoneTypes' | 'type' | 'Parms' | 'make'>,
  stoneType: (id: number) => StoneType | undefined,
): JudgedStone | undefined {
  const own = design.stoneStoneTypes.find(({ id }) => id === design.StoneTypeId);
  if (own) return photographedStone(own, design.type, design.Parms);
  const found = stoneType(design.StoneTypeId);
  return found && catalogueStone(found, design.StoneTypeVariantId, design.Parms, design.make);
}
