import { type ReadPiece, readGlb } from '../painting/mesh/readGlb';

type Vector = readonly [x: number, y: number, z: number];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** From the right and above, as somebody walks around it. */
const TOWARDS_EYE = unit([0.55, 0.42, 1]);
const RIGHT = unit(cross([0, 1, 0], TOWARDS_EYE));
const UP = cross(TOWARDS_EYE, RIGHT);

/** Light from the upper left, and some from everywhere. */
const TOWARDS_SUN = unit([-0.5, 0.75, 0.6]);
const AMBIENT = 70;
const SUN = 170;

/** What is behind the stone, and how much of the picture's edge is left free. */
const BEHIND = 236;
const MARGIN = 8;

/** Each pixel is asked at so many places, across and down. */
const FINE = 3;

/** The points of a file as they are seen: right, down and nearer, in metres. */
function seenPoints({ points }: ReadPiece): Vector[] {
  return Array.from({ length: points.length / 3 }, (_, at) => {
    const place = [points[3 * at] ?? 0, points[3 * at + 1] ?? 0, points[3 * at + 2] ?? 0] as const;
    return [dot(place, RIGHT), -dot(place, UP), dot(place, TOWARDS_EYE)];
  });
}

/** How light a triangle is, by which way it faces: seen from behind it is black, as no right one is. */
function greyOf(a: Vector, b: Vector, c: Vector): number {
  const across = cross(minus(b, a), minus(c, a));
  // Right, down and nearer is a left-handed frame: what faces the eye has a normal with negative depth in it.
  const normal = unit([-across[0], -across[1], -across[2]]);
  if (normal[2] <= 0) return 0;
  const inSpace = [0, 1, 2].map(
    (axis) =>
      normal[0] * (RIGHT[axis] ?? 0) - normal[1] * (UP[axis] ?? 0) + normal[2] * (TOWARDS_EYE[axis] ?? 0),
  ) as unknown as Vector;
  return AMBIENT + SUN * Math.max(0, dot(inSpace, TOWARDS_SUN));
}

/** Fills a triangle where nothing nearer is. */
function fill(
  { width, height, greys, depths }: Grid,
  [a, b, c]: readonly [Vector, Vector, Vector],
  grey: number,
): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (area === 0) return;
  const [top, bottom] = [Math.min(a[1], b[1], c[1]), Math.max(a[1], b[1], c[1])];
  const [left, right] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])];
  for (let y = Math.max(0, Math.ceil(top - 0.5)); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, Math.ceil(left - 0.5)); x < Math.min(width, right); x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const ofB = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / area;
      const ofC = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / area;
      if (ofB < 0 || ofC < 0 || ofB + ofC > 1) continue;
      const depth = a[2] + ofB * (b[2] - a[2]) + ofC * (c[2] - a[2]);
      if (depth <= (depths[y * width + x] ?? 0)) continue;
      depths[y * width + x] = depth;
      greys[y * width + x] = grey;
    }
}

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly greys: Float64Array;
  readonly depths: Float64Array;
}

/** The mean of all places of each pixel. */
function smoothed({ width, height, greys }: Grid) {
  const [across, down] = [width / FINE, height / FINE];
  const rgb = new Uint8Array(across * down * 3);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      let sum = 0;
      for (let at = 0; at < FINE * FINE; at += 1)
        sum += greys[(y * FINE + Math.floor(at / FINE)) * width + x * FINE + (at % FINE)] ?? 0;
      rgb.fill(Math.round(sum / (FINE * FINE)), (y * across + x) * 3, (y * across + x + 1) * 3);
    }
  return { width: across, height: down, rgb };
}

/**
 * A stone's GLB as it is seen from the right and above without perspective, in grey, by a reader and a rasteriser of the tests' own:
 * what is closed, faces outwards and lies where it should is seen at a glance.
 *
 * @param side the picture's width and height in pixels.
 */
export function seenInSpace(glb: Uint8Array, side: number) {
  const pieces = readGlb(glb).flatMap((part) =>
    part.pieces.map((piece) => ({ piece, seen: seenPoints(piece) })),
  );
  const all = pieces.flatMap(({ seen }) => seen);
  const range = (axis: 0 | 1) => {
    let [least, most] = [Infinity, -Infinity];
    for (const point of all) [least, most] = [Math.min(least, point[axis]), Math.max(most, point[axis])];
    return { least, most };
  };
  const [x, y] = [range(0), range(1)];
  const size = side * FINE;
  const scale = (size - 2 * MARGIN * FINE) / Math.max(x.most - x.least, y.most - y.least);
  const grid: Grid = {
    ...{ width: size, height: size },
    greys: new Float64Array(size * size).fill(BEHIND),
    depths: new Float64Array(size * size).fill(-Infinity),
  };
  const onPicture = ([right, down, near]: Vector): Vector => [
    size / 2 + (right - (x.least + x.most) / 2) * scale,
    size / 2 + (down - (y.least + y.most) / 2) * scale,
    near,
  ];
  for (const { piece, seen } of pieces)
    for (let at = 0; at < piece.corners.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => seen[piece.corners[at + corner] ?? -1]);
      if (a && b && c) fill(grid, [onPicture(a), onPicture(b), onPicture(c)], greyOf(a, b, c));
    }
  return smoothed(grid);
}
