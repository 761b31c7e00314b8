import type { DesignerContext } from '../../../machines/designer/context';
import { freePlace } from '../../../scene/freePlace';
import type { Position } from '../../../stone/position';

/**
 * Where a new thing is put: upright, where it covers nothing if there is room.
 *
 * @param natural its size in mm at scale 1.
 */
export function newPlace(
  { shown }: Pick<DesignerContext, 'shown'>,
  natural: { readonly width: number; readonly height: number },
  scale: number,
): Position {
  const measures = shown?.measures ?? { width: 400, height: 400, elements: [] };
  const size = { width: natural.width * scale, height: natural.height * scale };
  return { ...freePlace(measures, size), rotation: 0 };
}
