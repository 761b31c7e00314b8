/** A source of numbers in [0, 1). */
export type Chance = () => number;

/** The same numbers for the same seed on every machine (mulberry32), so that a tile can be baked again. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A normally distributed number, mean 0, deviation 1 (Box and Muller). */
export function bell(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** Noise over the unit square that repeats after 1 in both directions; about −1 to 1. */
export type Noise = (u: number, v: number) => number;

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/**
 * Gradient noise that wraps, so that a tile made of it has no seam.
 *
 * @param waves how many cells there are along the tile's upper edge; a whole number
 * @param rows how many there are along its left edge: more of them than `waves` lie flat, as layers do
 */
export function wrappingNoise(seed: number, waves: number, rows = waves): Noise {
  const chance = chanceFrom(seed);
  const slopes = Float32Array.from({ length: waves * rows * 2 }, () => 0);
  for (let i = 0; i < slopes.length; i += 2) {
    const angle = chance() * 2 * Math.PI;
    slopes[i] = Math.cos(angle);
    slopes[i + 1] = Math.sin(angle);
  }
  const corner = (column: number, row: number, dx: number, dy: number) => {
    const at = ((row % rows) * waves + (column % waves)) * 2;
    return (slopes[at] ?? 0) * dx + (slopes[at + 1] ?? 0) * dy;
  };
  return (u, v) => {
    const x = (u - Math.floor(u)) * waves;
    const y = (v - Math.floor(v)) * rows;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const across = fade(dx);
    const top = corner(column, row, dx, dy) * (1 - across) + corner(column + 1, row, dx - 1, dy) * across;
    const bottom =
      corner(column, row + 1, dx, dy - 1) * (1 - across) +
      corner(column + 1, row + 1, dx - 1, dy - 1) * across;
    return (top + (bottom - top) * fade(dy)) * 1.5;
  };
}

/** Noise on several scales, each twice as fine and half (or `fall` times) as strong as the one before. */
export function layeredNoise(seed: number, waves: number, octaves: number, fall = 0.5, rows = waves): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => ({
    noise: wrappingNoise(seed + octave * 7919, waves * 2 ** octave, rows * 2 ** octave),
    strength: fall ** octave,
  }));
  const total = layers.reduce((sum, layer) => sum + layer.strength, 0);
  return (u, v) => layers.reduce((sum, layer) => sum + layer.noise(u, v) * layer.strength, 0) / total;
}
