import { pointOver } from '../lettering/alongBaseline';
import { arcBaseline } from '../lettering/baseline';
import type { ArcSide } from '../stone/curve';
import { liesOn, type Silhouette } from '../stone/fitting/silhouette';
import type { Mm } from '../stone/numbers';
import type { Design } from '../stone/stone';
import type { ElementMeasure } from './measures';
import { ABOVE, BELOW, FROM_EDGE, FROM_FRAME } from './newLine';
import { boxOnStone } from './place';

/** Widths are found to this, in mm: finer than anybody sees at an edge. */
const STEP: Mm = 0.5;

/**
 * How wide an upright line can be about its middle where it stands, with the usual distance from the stone's edge, or from
 * its frame; undefined where not even its middle is on the face.
 */
export function widthOnStone(
  { box, place }: Pick<ElementMeasure, 'box' | 'place'>,
  silhouette: Silhouette,
  { Frame }: Pick<Design, 'Frame'>,
): Mm | undefined {
  const margin = Frame.Type === 'none' ? FROM_EDGE : FROM_FRAME;
  const { top, bottom } = boxOnStone(box, place);
  const fits = (half: Mm) =>
    liesOn(silhouette, { left: place.x - half - margin, right: place.x + half + margin, top, bottom });
  let half = 0;
  while (fits(half + STEP)) half += STEP;
  return half > 0 ? half * 2 : undefined;
}

/**
 * How long an upright line on an arc can be about its middle where it stands, along the arc, with the same distance from
 * the stone's edge; so long at most that its ends are a cap height apart. Undefined where not even its middle is on the face.
 *
 * @param radius in mm on the stone.
 */
export function lengthOnArc(
  { place, capHeight = 0 }: Pick<ElementMeasure, 'place' | 'capHeight'>,
  { side, radius }: { readonly side: ArcSide; readonly radius: Mm },
  silhouette: Silhouette,
  { Frame }: Pick<Design, 'Frame'>,
): Mm | undefined {
  const margin = Frame.Type === 'none' ? FROM_EDGE : FROM_FRAME;
  const line = { baseline: arcBaseline(radius, side) };
  const isOnFace = (along: Mm) =>
    [capHeight * ABOVE, 0, -capHeight * BELOW].every((up) => {
      const [x, y] = pointOver(line, along, up);
      const [left, right] = [place.x + x - margin, place.x + x + margin];
      return liesOn(silhouette, { left, right, top: place.y + y - margin, bottom: place.y + y + margin });
    });
  const most = Math.PI * radius - capHeight / 2;
  let half = 0;
  while (half + STEP <= most && isOnFace(half + STEP) && isOnFace(-half - STEP)) half += STEP;
  return half > 0 ? half * 2 : undefined;
}

/** How wide the line is that is nearest above or below; undefined for the only one. */
export function neighboursWidth(
  element: number,
  measures: readonly Pick<ElementMeasure, 'element' | 'kind' | 'place' | 'width'>[],
): Mm | undefined {
  const own = measures.find((one) => one.element === element);
  if (!own) return undefined;
  const away = ({ place }: (typeof measures)[number]) => Math.abs(place.y - own.place.y);
  const [nearest] = measures
    .filter((one) => one.element !== element && one.kind === 'lettering' && one.width > 0)
    .sort((one, other) => away(one) - away(other));
  return nearest?.width;
}
