import type { Tones } from './tones';

/** Whether a dot may be set at a place at all. */
export type Within = (column: number, row: number) => boolean;

/** What of a dot's error its neighbours get: how far on, how far down, and which share. */
type Kernel = readonly (readonly [number, number, number])[];

/** Floyd and Steinberg, "An adaptive algorithm for spatial grey scale", 1976. */
const FLOYD_STEINBERG: Kernel = [
  [1, 0, 7 / 16],
  [-1, 1, 3 / 16],
  [0, 1, 5 / 16],
  [1, 1, 1 / 16],
];

/** Jarvis, Judice and Ninke, "A survey of techniques for the display of continuous tone pictures on bilevel displays", 1976. */
const JARVIS: Kernel = [
  [1, 0, 7 / 48],
  [2, 0, 5 / 48],
  [-2, 1, 3 / 48],
  [-1, 1, 5 / 48],
  [0, 1, 7 / 48],
  [1, 1, 5 / 48],
  [2, 1, 3 / 48],
  [-2, 2, 1 / 48],
  [-1, 2, 3 / 48],
  [0, 2, 5 / 48],
  [1, 2, 3 / 48],
  [2, 2, 1 / 48],
];

const KERNELS = { floydSteinberg: FLOYD_STEINBERG, jarvis: JARVIS };
type Diffusion = keyof typeof KERNELS;

/** How many dots on, and how many rows down, a dot's error reaches. */
const REACH = 2;

/** Hands what a dot was too much or too little to the dots that follow: `rows` begin with its own. */
function spread(rows: readonly Float32Array[], at: number, way: 1 | -1, error: number, kernel: Kernel): void {
  for (const [on, down, share] of kernel) {
    const row = rows[down];
    const to = at + on * way;
    if (row) row[to] = (row[to] ?? 0) + error * share;
  }
}

/**
 * Sets dots such that what each is too much or too little is made up for by those that follow. Every second row runs backwards,
 * so that no worms lean to one side.
 *
 * @returns a one for each dot that is set, row by row.
 */
export function diffused({ width, height, values }: Tones, method: Diffusion, isWithin: Within): Uint8Array {
  const dots = new Uint8Array(width * height);
  const line = () => new Float32Array(width + 2 * REACH);
  let rows = Array.from({ length: REACH + 1 }, line);
  for (let row = 0; row < height; row += 1) {
    const way = row % 2 === 0 ? 1 : -1;
    for (let step = 0; step < width; step += 1) {
      const column = way === 1 ? step : width - 1 - step;
      if (!isWithin(column, row)) continue;
      const at = row * width + column;
      const wanted = (values[at] ?? 0) + (rows[0]?.[column + REACH] ?? 0);
      const dot = wanted >= 0.5 ? 1 : 0;
      dots[at] = dot;
      spread(rows, column + REACH, way, wanted - dot, KERNELS[method]);
    }
    rows = [...rows.slice(1), line()];
  }
  return dots;
}
