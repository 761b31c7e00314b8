import type { Mm } from '../stone/numbers';

const KEY = 'gravestone.grid';

/** The narrowest and the widest grid, in mm. */
export const GRID_BOUNDS = { least: 0.5, most: 200 };

/** The grid that was chosen in this browser, in mm between its lines; undefined where it is off. */
export function keptGrid(): Mm | undefined {
  try {
    const kept = Number(localStorage.getItem(KEY) ?? Number.NaN);
    return kept >= GRID_BOUNDS.least && kept <= GRID_BOUNDS.most ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a grid for the next time. */
export function keepGrid(grid: Mm | undefined): void {
  try {
    if (grid === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(grid));
  } catch {
    // Without storage it holds as long as the page.
  }
}
