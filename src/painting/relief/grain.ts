/** The surface texture of a material: leaf is mottled, brushed is streaked, cast is pitted, matt is dusty, crystal is granite's. */
export type GrainKind = 'leaf' | 'brushed' | 'cast' | 'matt' | 'crystal';

/** The edge of a sheet of grain in cells; it repeats. */
const EDGE = 256;

/** Cells of grain per mm: a sheet repeats after 32 mm, larger than most letters. */
const CELLS_PER_MM = 8;

/** How wide and high the lumps of each kind are, in cells, and how strong: a power of two, since the sheet repeats. */
const LUMPS: Record<GrainKind, readonly (readonly [across: number, down: number, strength: number])[]> = {
  leaf: [
    [32, 32, 0.5],
    [8, 8, 0.3],
    [2, 2, 0.2],
  ],
  brushed: [
    [64, 1, 0.6],
    [128, 2, 0.4],
  ],
  cast: [
    [32, 32, 0.25],
    [4, 4, 0.4],
    [2, 2, 0.35],
  ],
  matt: [
    [4, 4, 0.4],
    [1, 1, 0.6],
  ],
  crystal: [
    [16, 16, 0.4],
    [8, 8, 0.4],
    [2, 2, 0.2],
  ],
};

/** A number between −1 and 1 that depends only on its two arguments. */
export function scattered(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1;
}

const eased = (t: number) => t * t * (3 - 2 * t);

function lump(x: number, y: number, across: number, down: number, seed: number): number {
  const [column, row] = [Math.floor(x / across), Math.floor(y / down)];
  const [u, v] = [eased(x / across - column), eased(y / down - row)];
  const at = (i: number, j: number) =>
    scattered(((column + i) % (EDGE / across)) + seed, ((row + j) % (EDGE / down)) + seed * 3);
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return top + (bottom - top) * v;
}

function sheetOf(kind: GrainKind): Float32Array {
  const sheet = new Float32Array(EDGE * EDGE);
  for (let y = 0; y < EDGE; y += 1) {
    for (let x = 0; x < EDGE; x += 1) {
      for (const [i, [across, down, strength]] of LUMPS[kind].entries()) {
        const at = y * EDGE + x;
        sheet[at] = (sheet[at] ?? 0) + strength * lump(x, y, across, down, 17 * (i + 1));
      }
    }
  }
  return sheet;
}

const sheets = new Map<GrainKind, Float32Array>();

/**
 * A sheet of grain between −1 and 1, always the same, looked up by position in mm.
 *
 * @returns the value at x, y in mm.
 */
export function grainOf(kind: GrainKind): (x: number, y: number) => number {
  let sheet = sheets.get(kind);
  if (!sheet) {
    sheet = sheetOf(kind);
    sheets.set(kind, sheet);
  }
  const values = sheet;
  return (x, y) => {
    const column = Math.floor(x * CELLS_PER_MM) & (EDGE - 1);
    const row = Math.floor(y * CELLS_PER_MM) & (EDGE - 1);
    return values[row * EDGE + column] ?? 0;
  };
}
