import type { Vein } from './recipe';
import { layeredNoise } from './seededNoise';
import { type Field, fieldOf, TILE_MM } from './sheet';

/**
 * How much of a vein's colour every pixel takes, 0 to 1. A vein runs where a flat noise is 0, which is a line without an end; a second
 * noise lets it fade and appear again.
 */
export function veinField(vein: Vein, seed: number): Field {
  const across = layeredNoise(seed, vein.waves, 3, 0.45, vein.rows);
  const folds = layeredNoise(seed + 1, vein.waves + 2, 4, 0.5);
  const seen = layeredNoise(seed + 2, vein.waves * 2, 2, 0.5, vein.rows);
  const far = vein.sway / TILE_MM;
  // A noise of n rows climbs by about n over the tile's height where it is 0.
  const steep = TILE_MM / vein.rows;
  return fieldOf((u, v) => {
    const off = (across(u, v + folds(u, v) * far) * steep) / vein.breadth;
    const here = Math.max(0, Math.min(1, seen(u, v) * 1.6 + vein.seen));
    return vein.strength * here * Math.exp(-off * off);
  });
}
