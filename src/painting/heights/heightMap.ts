import type { Part } from '../mesh/part';

/** The grey of a stone's face: white. What is cut is darker, by a grey for each thousandth of a mm. */
export const FACE = 65_535;
export const GREYS_PER_MM = 1000;

/** How deep each place of a picture lies, row by row. */
export interface HeightMap {
  readonly width: number;
  readonly height: number;
  readonly greys: Uint16Array<ArrayBuffer>;
}

/** A point of a triangle in pixels, and its grey. */
type Corner = readonly [x: number, y: number, grey: number];

/** Where a line between two points crosses the middle of a row; undefined where it does not. */
function crossing([x1, y1]: Corner, [x2, y2]: Corner, middle: number): number | undefined {
  return y1 <= middle === y2 <= middle ? undefined : x1 + ((middle - y1) / (y2 - y1)) * (x2 - x1);
}

/** Fills a triangle row by row: a plane in which the higher of two lies before the lower. */
function fill({ width, height, greys }: HeightMap, [a, b, c]: readonly [Corner, Corner, Corner]): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  // In rows that run down, what faces the viewer turns clockwise; walls have no area.
  if (area >= 0) return;
  const across = ((b[2] - a[2]) * (c[1] - a[1]) - (c[2] - a[2]) * (b[1] - a[1])) / area;
  const down = ((c[2] - a[2]) * (b[0] - a[0]) - (b[2] - a[2]) * (c[0] - a[0])) / area;
  const first = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const last = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  for (let row = first; row <= last; row += 1) {
    const middle = row + 0.5;
    let [from, to] = [Infinity, -Infinity];
    for (const x of [crossing(a, b, middle), crossing(b, c, middle), crossing(c, a, middle)]) {
      if (x === undefined) continue;
      [from, to] = [Math.min(from, x), Math.max(to, x)];
    }
    const end = Math.min(width - 1, Math.floor(to - 0.5));
    for (let column = Math.max(0, Math.ceil(from - 0.5)); column <= end; column += 1) {
      const grey = a[2] + across * (column + 0.5 - a[0]) + down * (middle - a[1]);
      const at = row * width + column;
      const known = greys[at] ?? 0;
      greys[at] = Math.max(known, Math.min(FACE, Math.max(0, Math.round(grey))));
    }
  }
}

/**
 * How deep a stone lies at the middle of each pixel, seen from the front: its face is white, and beside the stone nothing, which
 * is black.
 *
 * @param part its points in mm: right, up from the face's upper edge, and towards the viewer from its face.
 * @param width of the picture in pixels, as the height.
 */
export function heightMap(part: Part, width: number, height: number, pxPerMm: number): HeightMap {
  const map = { width, height, greys: new Uint16Array(width * height) };
  const cornerOf = (point = 0): Corner => [
    (part.points[3 * point] ?? 0) * pxPerMm,
    -(part.points[3 * point + 1] ?? 0) * pxPerMm,
    FACE + (part.points[3 * point + 2] ?? 0) * GREYS_PER_MM,
  ];
  for (const { corners } of part.surfaces)
    for (let at = 0; at < corners.length; at += 3)
      fill(map, [cornerOf(corners[at]), cornerOf(corners[at + 1]), cornerOf(corners[at + 2])]);
  return map;
}
