import type { Mm } from '../stone/numbers';
import type { PlacedBox } from './group';
import { intoElement, placeMatrix } from './place';

/** The corners for scaling an element, and the knob above it for rotating. */
export const HANDLES = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'turn'] as const;
export type Handle = (typeof HANDLES)[number];

/** The distance of the selection's outline from the element's box, in CSS pixels. */
export const HOLD_AIR = 6;

/** The distance of the rotating knob above the box, in CSS pixels. */
export const TURN_ABOVE = 30;

/**
 * The position of a handle, in the element's own mm.
 *
 * @param pixel the width of one CSS pixel in the element's own mm.
 */
export function handleInElement(
  { box }: Pick<PlacedBox, 'box'>,
  handle: Handle,
  pixel: Mm,
): { readonly x: Mm; readonly y: Mm } {
  const air = HOLD_AIR * pixel;
  switch (handle) {
    case 'topLeft':
      return { x: box.left - air, y: box.top - air };
    case 'topRight':
      return { x: box.right + air, y: box.top - air };
    case 'bottomLeft':
      return { x: box.left - air, y: box.bottom + air };
    case 'bottomRight':
      return { x: box.right + air, y: box.bottom + air };
    case 'turn':
      return { x: (box.left + box.right) / 2, y: box.top - air - TURN_ABOVE * pixel };
  }
}

/**
 * The selected element's handle under a point of the stone, the nearest of several in reach. A handle reaches
 * at most half the distance to the element's middle: a small element can still be dragged itself.
 *
 * @param cssPxPerMm how many CSS pixels make a mm of the stone.
 * @param reach in CSS pixels.
 */
export function handleAt(
  grasped: PlacedBox,
  x: Mm,
  y: Mm,
  cssPxPerMm: number,
  reach: number,
): Handle | undefined {
  const { scale } = grasped.place;
  const at = intoElement(grasped.place, x, y);
  const pixel = 1 / (cssPxPerMm * scale);
  const { left, top, right, bottom } = grasped.box;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const near = HANDLES.map((handle) => {
    const knob = handleInElement(grasped, handle, pixel);
    return {
      handle,
      away: Math.hypot(knob.x - at.x, knob.y - at.y) / pixel,
      fromMiddle: Math.hypot(knob.x - middle.x, knob.y - middle.y) / pixel,
    };
  }).filter(({ away, fromMiddle }) => away <= Math.min(reach, fromMiddle / 2));
  return near.sort((one, other) => one.away - other.away)[0]?.handle;
}

/** The position of a handle on the stone, in mm. */
export function handleOnStone(grasped: PlacedBox, handle: Handle, cssPxPerMm: number) {
  const { x, y } = handleInElement(grasped, handle, 1 / (cssPxPerMm * grasped.place.scale));
  const [a, b, c, d, e, f] = placeMatrix(grasped.place);
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** By how much an element is scaled when a corner is dragged from one point to another, about its anchor. */
export function growth(
  { place }: Pick<PlacedBox, 'place'>,
  from: { readonly x: Mm; readonly y: Mm },
  to: { readonly x: Mm; readonly y: Mm },
): number {
  const before = Math.hypot(from.x - place.x, from.y - place.y);
  const after = Math.hypot(to.x - place.x, to.y - place.y);
  return before > 0 ? Math.max(0.02, after / before) : 1;
}

/** Near these angles (degrees) a rotating element snaps upright or horizontal. */
const STRAIGHT = 90;
const STRAIGHT_REACH = 3;

/**
 * The rotation in degrees, clockwise, that points an element's knob at a point of the stone.
 *
 * @param step if given, the result is a multiple of it (Shift: 15).
 */
export function rotationTowards(
  { place }: Pick<PlacedBox, 'place'>,
  to: { readonly x: Mm; readonly y: Mm },
  step?: number,
): number {
  const degrees = (Math.atan2(to.x - place.x, place.y - to.y) * 180) / Math.PI;
  if (step) return Math.round(degrees / step) * step;
  const straight = Math.round(degrees / STRAIGHT) * STRAIGHT;
  return Math.abs(degrees - straight) <= STRAIGHT_REACH ? straight : Math.round(degrees * 10) / 10;
}
