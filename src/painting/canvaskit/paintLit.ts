import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../geometry/box';
import type { PlacedBox } from '../../scene/group';
import type { Painter } from './painter';
import { enterPlace } from './paintScene';
import { ACCENT } from './palette';

const WHITE = [1, 1, 1] as const;

/** The line's distance from the highlighted place, its corner radius, and its least width, in CSS pixels. */
const AIR = 4;
const RADIUS = 4;
const LEAST = 14;

/** The width of the line and of its white rim, which keeps it visible on a dark and on a red stone, in CSS pixels. */
const LINE = 2;
const RIM = 4.5;

/** A side of a box with a margin, long enough to be seen. */
function side(from: number, to: number, pixel: number): readonly [from: number, to: number] {
  const more = Math.max(AIR, (LEAST - (to - from) / pixel) / 2) * pixel;
  return [from - more, to + more];
}

function around({ left, top, right, bottom }: Box, pixel: number): Box {
  const [west, east] = side(left, right, pixel);
  const [north, south] = side(top, bottom, pixel);
  return { left: west, top: north, right: east, bottom: south };
}

/**
 * Highlights places on the stone, in stone mm: a red line with a white rim around each, visible on every stone.
 *
 * @param pixel the width of one CSS pixel in mm.
 */
export function paintLit(
  canvas: Canvas,
  places: readonly PlacedBox[],
  pixel: number,
  { kit, palette }: Painter,
): void {
  for (const { place, box } of places) {
    const own = pixel / place.scale;
    const { left, top, right, bottom } = around(box, own);
    const rounded = kit.RRectXY(kit.LTRBRect(left, top, right, bottom), RADIUS * own, RADIUS * own);
    canvas.save();
    enterPlace(canvas, { place });
    canvas.drawRRect(rounded, palette.fill(WHITE, 0.14));
    canvas.drawRRect(rounded, palette.line(WHITE, RIM * own, 0.95));
    canvas.drawRRect(rounded, palette.line(ACCENT, LINE * own));
    canvas.restore();
  }
}
