import type { Flow } from './recipe';
import { layeredNoise, type Noise } from './seededNoise';
import { TILE_MM } from './sheet';

/** Which way a stone flows at every place, over the unit square. */
export type Flowing = {
  /** The layer, 0 to 1: as much of the stone lies in each tenth. */
  readonly layer: Noise;
  /** The direction in which the layers run: radians, clockwise from the right. */
  readonly direction: Noise;
  readonly alignment: number;
};

/** So many places along an edge have a layer of their own, 0.8 mm apart; between them it changes evenly. */
const PLACES = 512;

/** A noise's ranks among all the values that it takes, as shares of them. */
function ranked(noise: Noise): Noise {
  const values = Float32Array.from({ length: PLACES ** 2 }, (_, at) =>
    noise((at % PLACES) / PLACES, Math.floor(at / PLACES) / PLACES),
  );
  const byValue = Uint32Array.from(values, (_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  for (const [rank, at] of byValue.entries()) values[at] = rank / byValue.length;
  const at = (column: number, row: number) => values[(row % PLACES) * PLACES + (column % PLACES)] ?? 0;
  return (u, v) => {
    const [x, y] = [u * PLACES, v * PLACES];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [x - column, y - row];
    const above = at(column, row) * (1 - right) + at(column + 1, row) * right;
    const below = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
    return above * (1 - down) + below * down;
  };
}

/** The layers of a stone, folded: flat noise, read where a second noise has moved it to. */
export function flowing(flow: Flow, seed: number): Flowing {
  const flat = layeredNoise(seed, flow.lengths, 3, 0.7, flow.layers);
  const folds = layeredNoise(seed + 1, flow.folds, 3, 0.42);
  const aside = layeredNoise(seed + 2, flow.folds, 2);
  const far = flow.sway / TILE_MM;
  const near = 1 / 1024;
  const down = (u: number, v: number) => folds(u, v) * far;
  return {
    layer: ranked((u, v) => flat(u + aside(u, v) * far, v + down(u, v))),
    direction: (u, v) =>
      Math.atan2(down(u - near, v) - down(u + near, v), 2 * near + down(u, v + near) - down(u, v - near)),
    alignment: flow.alignment,
  };
}
