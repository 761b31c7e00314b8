import { transformOutline } from '../geometry/matrix';
import { outlineFromSvg, svgPathData } from '../geometry/svgPath';
import type { StoneType } from '../stone/catalogue/stoneType';

const turned = new WeakMap<StoneType, StoneType>();

/** A stone type as it is seen from behind: its outline is mirrored about its upright middle line. The same object each time. */
export function seenFromBehind(stoneType: StoneType): StoneType {
  const known = turned.get(stoneType);
  if (known) return known;
  const mirrored = transformOutline(outlineFromSvg(stoneType.outline), [-1, 0, 0, 1, stoneType.width, 0]);
  const behind = { ...stoneType, outline: svgPathData(mirrored) };
  turned.set(stoneType, behind);
  return behind;
}
