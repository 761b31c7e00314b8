import type { Attachment } from '../catalogue/attachment';
import type { FontEntry } from '../catalogue/font';
import type { StoneType, StoneVariant } from '../catalogue/stoneType';
import type { Vignet } from '../catalogue/vignet';
import type { FittedFace, Fitting } from '../fitting';
import type { Grounds } from '../legibility/readableColour';
import type { Mm } from '../numbers';
import type { Design } from '../stone';
import type { Edit } from './edit';

/** What the catalogue offers that a choice of a stone depends on: the stones, and what may stand on one. */
export interface OfferedForStones {
  readonly stoneTypes: readonly StoneType[];
  readonly vignets: readonly Pick<Vignet, 'id' | 'height'>[];
  readonly attachments: readonly Pick<Attachment, 'id' | 'height'>[];
  readonly fonts: readonly FontEntry[];
}

const heightsOf = (
  entries: readonly { readonly id: number; readonly height: Mm }[],
): Readonly<Record<number, Mm>> => Object.fromEntries(entries.map(({ id, height }) => [id, height]));

/** A stone's face as things are set onto it, in one of its materials. */
function faceOf(
  { width, height }: { readonly width: Mm; readonly height: Mm },
  variant: StoneVariant | undefined,
): FittedFace {
  return { width, height, ...(variant && { thinnestStroke: variant.thinnestStroke }) };
}

/** How things are set from one stone onto another, as the catalogue on offer has it. */
export function fittingBetween(from: FittedFace, to: FittedFace, offered: OfferedForStones): Fitting {
  const { vignets, attachments, fonts } = offered;
  return { from, to, vignetHeights: heightsOf(vignets), attachmentHeights: heightsOf(attachments), fonts };
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
export function stoneChoice(design: Design, offered: OfferedForStones, id: number): Edit | undefined {
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
    ...(from && { fitting: fittingBetween(faceOf(from, old), faceOf(to, variant), offered) }),
  };
}
