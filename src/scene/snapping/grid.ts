import type { Mm } from '../../stone/numbers';

/** Nearer than this, in grid lines, something stands on a line: rounding errors of float64 move it no further. */
const ON_LINE = 1e-6;

/** The line of a grid that is nearest to a place, in mm from where the stone begins. */
export function nearestOnGrid(at: Mm, grid: Mm): Mm {
  return Math.round(at / grid) * grid;
}

/** The next line of a grid from a place, ahead (1) or back (-1); never the one it stands on. */
export function nextOnGrid(at: Mm, grid: Mm, ahead: 1 | -1): Mm {
  const lines = at / grid;
  const next = ahead === 1 ? Math.floor(lines + ON_LINE) + 1 : Math.ceil(lines - ON_LINE) - 1;
  return next * grid;
}
