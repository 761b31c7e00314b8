import sharp from 'sharp';

/** An outline in mm, filled by the nonzero rule. */
export type Drawn = { readonly outline: string; readonly width: number; readonly height: number };

type Sheet = { readonly columns: number; readonly rows: number; readonly inside: Uint8Array };

/** The free border round the drawing, in pixels, so that its own edge is an edge too. */
const BORDER = 4;

async function sheetOf({ outline, width, height }: Drawn, pxPerMm: number): Promise<Sheet> {
  const [columns, rows] = [width, height].map((length) => Math.ceil(length * pxPerMm) + 2 * BORDER);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}"><path transform="translate(${BORDER} ${BORDER}) scale(${pxPerMm})" d="${outline}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { columns: info.width, rows: info.height, inside: marks(data.length, (i) => (data[i] ?? 0) > 127) };
}

/** A mark for every pixel of which `marked` is true. */
function marks(count: number, marked: (i: number) => boolean): Uint8Array {
  const inside = new Uint8Array(count);
  for (let i = 0; i < count; i++) if (marked(i)) inside[i] = 1;
  return inside;
}

const FAR = 1e12;

/** The square of every pixel's distance to the nearest marked one, in pixels (Felzenszwalb and Huttenlocher). */
function squaredDistance({ columns, rows, inside }: Sheet, marked: 0 | 1): Float64Array {
  const field = new Float64Array(inside.length);
  for (let i = 0; i < field.length; i++) field[i] = inside[i] === marked ? 0 : FAR;
  const work = workspace(Math.max(columns, rows));
  for (let column = 0; column < columns; column++) transform(field, column, columns, rows, work);
  for (let row = 0; row < rows; row++) transform(field, row * columns, 1, columns, work);
  return field;
}

type Workspace = { line: Float64Array; hulls: Int32Array; bounds: Float64Array };
const workspace = (count: number): Workspace => ({
  line: new Float64Array(count),
  hulls: new Int32Array(count),
  bounds: new Float64Array(count + 1),
});

/** One row or column: the minimum of the parabolas over its pixels. */
function transform(field: Float64Array, start: number, step: number, count: number, work: Workspace): void {
  const { line, hulls, bounds } = work;
  for (let i = 0; i < count; i++) line[i] = field[start + i * step] ?? FAR;
  const last = envelope(count, work);
  let hull = 0;
  for (let i = 0; i < count && last >= 0; i++) {
    while (hull < last && (bounds[hull + 1] ?? FAR) < i) hull++;
    const near = hulls[hull] ?? 0;
    field[start + i * step] = (i - near) * (i - near) + (line[near] ?? 0);
  }
}

/** Which parabolas are the lowest somewhere, and from where; returns the number of the last. */
function envelope(count: number, { line, hulls, bounds }: Workspace): number {
  let last = -1;
  for (let i = 0; i < count; i++) {
    const here = line[i] ?? FAR;
    if (here === FAR) continue;
    let from = -FAR;
    for (; last >= 0; last--) {
      const before = hulls[last] ?? 0;
      from = (here + i * i - (line[before] ?? 0) - before * before) / (2 * (i - before));
      if (from > (bounds[last] ?? 0)) break;
    }
    hulls[++last] = i;
    bounds[last] = last === 0 ? -FAR : from;
  }
  return last;
}

/**
 * The length of the longest part of a drawing that is thinner than a stroke, in mm: what a disc of that diameter does
 * not reach when rolled about inside. The tips of leaves are thin for a few millimetres; a hairline for its length.
 *
 * @param stroke the least breadth in mm
 * @param pxPerMm the resolution of the drawing
 */
export async function longestThinPart(drawn: Drawn, stroke: number, pxPerMm = 3): Promise<number> {
  const sheet = await sheetOf(drawn, pxPerMm);
  const { columns, rows, inside } = sheet;
  // A disc's middle stays half a stroke inside; half a pixel is the raster's own precision.
  const radius = (stroke / 2) * pxPerMm - 0.5;
  const depth = squaredDistance(sheet, 0);
  const reachable = { columns, rows, inside: marks(depth.length, (i) => (depth[i] ?? 0) >= radius * radius) };
  const gone = squaredDistance(reachable, 1);
  const thin = marks(inside.length, (i) => inside[i] === 1 && (gone[i] ?? 0) > (radius + 1) ** 2);
  return longestPiece({ columns, rows, inside: thin }) / pxPerMm;
}

/** The diagonal of the box of the largest connected piece, in pixels. */
function longestPiece({ columns, rows, inside }: Sheet): number {
  let longest = 0;
  const waiting: number[] = [];
  for (let start = 0; start < inside.length; start++) {
    if (inside[start] !== 1) continue;
    let [left, right, top, bottom] = [columns, 0, rows, 0];
    waiting.push(start);
    inside[start] = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
      for (const next of [
        at - columns - 1,
        at - columns,
        at - columns + 1,
        at - 1,
        at + 1,
        at + columns - 1,
        at + columns,
        at + columns + 1,
      ]) {
        if (inside[next] === 1) {
          inside[next] = 0;
          waiting.push(next);
        }
      }
    }
    longest = Math.max(longest, Math.hypot(right - left + 1, bottom - top + 1));
  }
  return longest;
}
