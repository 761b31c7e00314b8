import type { FontEntry } from '../catalogue/font';
import type { StoneType, StoneVariant } from '../catalogue/stoneType';
import type { Face } from '../fitting/fitDesign';
import type { CutSurface, FittedFace, Fitting } from '../fitting/fitting';
import type { SizedThings } from '../fitting/naturalSize';
import type { Silhouette } from '../fitting/silhouette';
import type { Grounds } from '../legibility/readableColour';
import type { Design } from '../stone';
import type { Edit } from './edit';

/** What the catalogue offers that a choice of a stone depends on: the stones, and what may stand on one. */
export interface OfferedForStones extends SizedThings {
  readonly stoneTypes: readonly StoneType[];
  readonly fonts: readonly FontEntry[];
}

/**
 * The coarsest of a stone's sawn materials, or the chosen one where that is coarser: what is set onto the stone can be cut
 * into it however it is finished, and a rough face asks for coarse letters only where it is wanted.
 */
function coarsest({ Variants }: StoneType, variant: StoneVariant): StoneVariant {
  return Variants.filter(({ finish }) => finish !== 'rough').reduce(
    (coarse, one) => (one.thinnestStroke > coarse.thinnestStroke ? one : coarse),
    variant,
  );
}

const surfaceOf = ({ thinnestStroke, narrowestWeb, finish }: StoneVariant): CutSurface => ({
  thinnestStroke,
  narrowestWeb,
  finish,
});

/** A stone's face as things are set onto it, in a material that it may be cut from. */
const faceOf = ({ width, height }: Face, variant: StoneVariant | undefined): FittedFace => ({
  width,
  height,
  ...(variant && surfaceOf(variant)),
});

/** What a stone looks like from before. */
type Outlined = Pick<StoneType, 'id' | 'height' | 'outline'>;

/** Reads where a stone's face lies from its outline. */
export type SilhouetteOf = (stone: Outlined) => Silhouette;

/**
 * How what stands on a design's stone is set onto another, as the catalogue on offer has it.
 *
 * @param to the other stone, and its face as things are set onto it.
 */
export function fittingOnto(
  { StoneTypeId, stoneStoneTypes, wished }: Design,
  from: FittedFace,
  to: { readonly stone: Outlined; readonly face: FittedFace },
  { stoneTypes, vignets, attachments, fonts }: OfferedForStones,
  silhouetteOf: SilhouetteOf,
): Fitting {
  // It is fitted from the stone that it was made for, which may be another than it stands on.
  const made = [StoneTypeId, wished?.[0]?.StoneTypeId];
  const known = [...stoneStoneTypes, ...stoneTypes].filter(({ id }) => made.includes(id));
  const silhouettes = Object.fromEntries([...known, to.stone].map((one) => [one.id, silhouetteOf(one)]));
  return { from, to: to.face, silhouettes, vignets, attachments, fonts };
}

/** The materials that a stone comes in, as far as they decide what can be read on it. */
export function groundsOf({ Variants }: Pick<StoneType, 'Variants'>): Grounds {
  return Object.fromEntries(Variants.map(({ id, colour, finish }) => [id, { colour, finish }]));
}

function variantIn(stoneTypes: readonly StoneType[], id: number): StoneVariant | undefined {
  return stoneTypes.flatMap(({ Variants }) => Variants).find((variant) => variant.id === id);
}

/** The material that was chosen last: not what a stone came in that is not to be had in it. */
function wishedMaterial({ wished, StoneTypeId, StoneTypeVariantId }: Design): number {
  const here = wished?.find((stone) => stone.StoneTypeId === StoneTypeId);
  if (!here || here.StoneTypeVariantId !== StoneTypeVariantId) return StoneTypeVariantId;
  const first = wished?.find((stone) => stone.StoneTypeVariantId !== undefined);
  return first?.StoneTypeVariantId ?? StoneTypeVariantId;
}

/**
 * The edit that chooses another stone by its id: in the wished material where it comes in that, with what stood on the old
 * face set onto the new. Undefined where the stone is not on offer or is the design's own.
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
  const variant = to?.Variants.find(({ tile }) => tile === wished?.tile) ?? to?.Variants[0];
  if (!to || !variant || id === design.StoneTypeId) return undefined;
  const old = variantIn(stoneTypes, design.StoneTypeVariantId);
  return {
    kind: 'chooseStone',
    stoneTypeId: id,
    variantId: variant.id,
    stoneKind: to.type,
    isExisting: to.existing,
    grounds: groundsOf(to),
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
