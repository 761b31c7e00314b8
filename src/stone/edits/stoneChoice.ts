import type { FontEntry } from '../catalogue/font';
import { materialKey } from '../catalogue/materials';
import type { StoneType, StoneVariant } from '../catalogue/stoneType';
import { cutLike } from '../finish';
import type { Face } from '../fitting/fitDesign';
import type { CutSurface, FittedFace, Fitting } from '../fitting/fitting';
import type { SizedThings } from '../fitting/naturalSize';
import type { Silhouette } from '../fitting/silhouette';
import type { Grounds } from '../legibility/readableColour';
import { makeOn } from '../make/makeOn';
import type { Design } from '../stone';
import type { Edit } from './edit';

/** The parts of the catalogue needed for choosing a stone: the stones, and what may be on one. */
export interface OfferedForStones extends SizedThings {
  readonly stoneTypes: readonly StoneType[];
  readonly fonts: readonly FontEntry[];
}

/**
 * The coarsest of a stone's sawn materials, or the chosen one where that is coarser: what is placed on the stone can then
 * be cut in any of its finishes, and coarse letters for a rough face or a soft stone are used only where it is chosen.
 */
function coarsest({ Variants }: StoneType, variant: StoneVariant): StoneVariant {
  return Variants.filter((one) => cutLike(one) !== 'rough').reduce(
    (coarse, one) => (one.thinnestStroke > coarse.thinnestStroke ? one : coarse),
    variant,
  );
}

const surfaceOf = ({ thinnestStroke, narrowestWeb, finish }: StoneVariant): CutSurface => ({
  thinnestStroke,
  narrowestWeb,
  finish,
});

/** A stone's face for placing things on it, in a material it may be cut from. */
const faceOf = ({ width, height }: Face, variant: StoneVariant | undefined): FittedFace => ({
  width,
  height,
  ...(variant && surfaceOf(variant)),
});

/** A stone's front view. */
type Outlined = Pick<StoneType, 'id' | 'height' | 'outline'>;

/** Computes the extent of a stone's face from its outline. */
export type SilhouetteOf = (stone: Outlined) => Silhouette;

/**
 * How the content of a design's stone is placed on another, using the current catalogue.
 *
 * @param to the other stone, and its face for placing things.
 */
export function fittingOnto(
  { StoneTypeId, stoneStoneTypes, wished }: Design,
  from: FittedFace,
  to: { readonly stone: Outlined; readonly face: FittedFace },
  { stoneTypes, vignets, attachments, fonts }: OfferedForStones,
  silhouetteOf: SilhouetteOf,
): Fitting {
  // It is fitted from the stone it was made for, which may differ from the current one.
  const made = [StoneTypeId, wished?.[0]?.StoneTypeId];
  const known = [...stoneStoneTypes, ...stoneTypes].filter(({ id }) => made.includes(id));
  const silhouettes = Object.fromEntries([...known, to.stone].map((one) => [one.id, silhouetteOf(one)]));
  return { from, to: to.face, silhouettes, vignets, attachments, fonts };
}

/** The materials of a stone, as far as they affect legibility. */
export function groundsOf({ Variants }: Pick<StoneType, 'Variants'>): Grounds {
  return Object.fromEntries(Variants.map(({ id, colour, finish }) => [id, { colour, finish }]));
}

function variantIn(stoneTypes: readonly StoneType[], id: number): StoneVariant | undefined {
  return stoneTypes.flatMap(({ Variants }) => Variants).find((variant) => variant.id === id);
}

/** The material chosen last: not a substitute on a stone unavailable in it. */
function wishedMaterial({ wished, StoneTypeId, StoneTypeVariantId }: Design): number {
  const here = wished?.find((stone) => stone.StoneTypeId === StoneTypeId);
  if (!here || here.StoneTypeVariantId !== StoneTypeVariantId) return StoneTypeVariantId;
  const first = wished?.find((stone) => stone.StoneTypeVariantId !== undefined);
  return first?.StoneTypeVariantId ?? StoneTypeVariantId;
}

/**
 * The edit that chooses another stone by its id: in the requested material if available, with the content of the old
 * face placed on the new one. Undefined where the stone is not on offer or is the design's own.
 */
export function stoneChoice(
  design: Design,
  offered: OfferedForStones,
  id: number,
  silhouetteOf: SilhouetteOf,
): Edit | undefined {
  const { stoneTypes } = offered;
  const from = [...design.stoneStoneTypes, ...stoneTypes].find((one) => one.id === design.StoneTypeId);
  const to = stoneTypes.find((one) => one.id === id);
  const wished = variantIn(stoneTypes, wishedMaterial(design));
  const inMaterial = wished && to?.Variants.filter((one) => materialKey(one) === materialKey(wished));
  const variant =
    to?.Variants.find(({ tile }) => tile === wished?.tile) ?? inMaterial?.[0] ?? to?.Variants[0];
  if (!to || !variant || id === design.StoneTypeId) return undefined;
  const old = variantIn(stoneTypes, design.StoneTypeVariantId);
  const madeFrom = stoneTypes.find((one) => one.id === design.StoneTypeId);
  return {
    kind: 'chooseStone',
    stoneTypeId: id,
    variantId: variant.id,
    stoneKind: to.type,
    isExisting: to.existing,
    grounds: groundsOf(to),
    ...(design.make && madeFrom && { make: makeOn(design.make, madeFrom, to) }),
    ...(from && {
      fitting: fittingOnto(
        design,
        faceOf(from, old),
        { stone: to, face: faceOf(to, coarsest(to, variant)) },
        offered,
        silhouetteOf,
      ),
    }),
  };
}
