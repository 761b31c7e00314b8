import { outlineFromSvg } from '../../geometry/svgPath';
import { freePlace } from '../../scene/freePlace';
import type { Room } from '../../scene/newLine';
import { shownVariant } from '../../stone/catalogue/shownVariant';
import { LIMITS_OF_FINISH } from '../../stone/finish';
import { type CutLimits, letterHeightsOn } from '../../stone/letterHeights';
import type { Position } from '../../stone/position';
import type { DesignerContext } from './context';

type Known = Pick<DesignerContext, 'shown' | 'offered' | 'history'>;

/** Before a stone is seen nothing is known of it: the middle of the smallest. */
const UNSEEN: Position = { x: 200, y: 175, rotation: 0 };
const UNSEEN_STONE = { width: 400, height: 400, elements: [] };

/** The edge of the stone in hand, in mm; undefined until it is on offer. */
function outlineOf({ offered, history }: Known) {
  const { StoneTypeId, stoneStoneTypes } = history.present;
  const face = [...stoneStoneTypes, ...offered.stoneTypes].find(({ id }) => id === StoneTypeId);
  return face && outlineFromSvg(face.outline);
}

/**
 * Where a new thing is put: upright, where it covers nothing if there is room.
 *
 * @param natural its size in mm at scale 1.
 */
export function newPlace(
  known: Known,
  natural: { readonly width: number; readonly height: number },
  scale: number,
): Position {
  const outline = outlineOf(known);
  if (!known.shown || !outline) return UNSEEN;
  const size = { width: natural.width * scale, height: natural.height * scale };
  return { ...freePlace(known.shown.measures, outline, size), rotation: 0 };
}

const UNLIMITED: CutLimits = {};

/** What can be cut into the stone in hand; anything until it is on offer. */
export function cutLimitsOn({ offered, history }: Pick<Known, 'offered' | 'history'>): CutLimits {
  const { StoneTypeId, StoneTypeVariantId, stoneStoneTypes } = history.present;
  const own = offered.stoneTypes.find(({ id }) => id === StoneTypeId);
  if (own) return shownVariant(own, StoneTypeVariantId) ?? UNLIMITED;
  const finish = stoneStoneTypes.find(({ id }) => id === StoneTypeId)?.finish;
  if (finish) return LIMITS_OF_FINISH[finish];
  const variants = offered.stoneTypes.flatMap(({ Variants }) => Variants);
  return variants.find(({ id }) => id === StoneTypeVariantId) ?? UNLIMITED;
}

/** What is known of the stone in hand where a line is to be written on it. */
export function roomOn(known: Known): Room {
  const measures = known.shown?.measures ?? UNSEEN_STONE;
  const { width, height } = measures;
  const outline = outlineOf(known) ?? outlineFromSvg(`M0 0H${width}V${height}H0Z`);
  return { measures, outline, letterHeights: letterHeightsOn(known.offered.fonts, cutLimitsOn(known)) };
}
