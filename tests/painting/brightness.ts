import type { BakedRelief } from '../../src/painting/relief/bakeRelief';

/** How bright the relief is on average around a place in mm, 0 to 255. */
export function brightness({ grid, pixels }: BakedRelief, x: number, y: number): number {
  let sum = 0;
  for (let dy = -3; dy <= 3; dy += 1) {
    for (let dx = -3; dx <= 3; dx += 1) {
      const column = Math.floor((x - grid.left) * grid.perMm) + dx;
      const row = Math.floor((y - grid.top) * grid.perMm) + dy;
      const at = (row * grid.width + column) * 4;
      sum += ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
    }
  }
  return sum / 49;
}
