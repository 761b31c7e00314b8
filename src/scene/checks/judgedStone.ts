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
import type { OwnStoneType } from '../../stone/ownStoneType';
import type { Parm } from '../../stone/parm';
import type { Design, StoneKind } from '../../stone/stone';

/** A stone as the rules of a churchyard see it: measures in mm; undefined is what nobody knows. */
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
  /** What stands on it, as `Parms`. */
  readonly elements: readonly Parm[];
}

/**
 * A stone of the catalogue in one of its materials.
 *
 * @param variantId the material; the first where the stone does not come in it.
 */
export function catalogueStone(
  stone: StoneType,
  variantId: number,
  elements: readonly Parm[] = [],
): JudgedStone {
  const { type, width, height, thickness, outline, shape, base } = stone;
  const variant = shownVariant(stone, variantId);
  return {
    ...{ type, width, height, thickness, outline, base, elements },
    finish: variant?.finish,
    rock: variant?.rock,
    sort: variant?.sort,
    tone: variant?.tone,
    density: variant?.density ?? UNKNOWN_DENSITY,
    posture: postureOf(shape),
  };
}

/**
 * A stone that was photographed: its face was measured. Of how thick it is, how it stands and what it is made of, the
 * photograph says nothing, and nothing is assumed: a mason would rather read that its weight was not checked than trust a
 * weight that was guessed.
 */
function photographedStone(own: OwnStoneType, type: StoneKind, elements: readonly Parm[]): JudgedStone {
  const { width, height, outline } = own;
  return {
    ...{ type, width, height, outline, elements },
    ...{ thickness: undefined, finish: undefined, rock: undefined, sort: undefined, tone: undefined },
    ...{ density: UNKNOWN_DENSITY, posture: undefined, base: undefined },
  };
}

/**
 * The stone that a design stands on, with all that stands on it.
 *
 * @param stoneType finds a stone of the catalogue.
 * @returns undefined where neither the catalogue nor the design has the stone.
 */
export function judgedStone(
  design: Pick<Design, 'StoneTypeId' | 'StoneTypeVariantId' | 'stoneStoneTypes' | 'type' | 'Parms'>,
  stoneType: (id: number) => StoneType | undefined,
): JudgedStone | undefined {
  const own = design.stoneStoneTypes.find(({ id }) => id === design.StoneTypeId);
  if (own) return photographedStone(own, design.type, design.Parms);
  const found = stoneType(design.StoneTypeId);
  return found && catalogueStone(found, design.StoneTypeVariantId, design.Parms);
}
