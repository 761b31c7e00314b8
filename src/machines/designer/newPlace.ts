import { outlineFromSvg } from '../../lettering/svgPath';
import { freePlace } from '../../scene/freePlace';
import type { Position } from '../../stone/position';
import type { DesignerContext } from './context';

/** Before a stone is seen nothing is known of it: the middle of the smallest. */
const UNSEEN: Position = { x: 200, y: 175, rotation: 0 };

/**
 * Where a new thing is put: upright, where it covers nothing if there is room.
 *
 * @param natural its size in mm at scale 1.
 */
export function newPlace(
  { shown, offered, history }: Pick<DesignerContext, 'shown' | 'offered' | 'history'>,
  natural: { readonly width: number; readonly height: number },
  scale: number,
): Position {
  const { StoneTypeId, stoneStoneTypes } = history.present;
  const face = [...stoneStoneTypes, ...offered.stoneTypes].find(({ id }) => id === StoneTypeId);
  if (!shown || !face) return UNSEEN;
  const size = { width: natural.width * scale, height: natural.height * scale };
  return { ...freePlace(shown.measures, outlineFromSvg(face.outline), size), rotation: 0 };
}
