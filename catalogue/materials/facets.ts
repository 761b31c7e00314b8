import type { Facets } from './recipe';
import { layeredNoise } from './seededNoise';
import { type Field, newField, SHEET_PX, SHEET_PX_PER_MM, TILE_MM } from './sheet';

/** A number from 0 to 1 of a cell and a seed, always the same: cells lie in no order. */
function chance(column: number, row: number, seed: number): number {
  let bits = Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 0xffffffff;
}

/** What every pixel of a broken face has of its facet: how much lighter than the middle it is, and how much it flashes. */
export interface Broken {
  /** 0 to 255, either way. */
  readonly tone: Field;
  /** 0 to 1. */
  readonly flash: Field;
}

/** A facet at a place: its cell, and how much nearer its middle is than that of the next one, in cells. */
interface Found {
  readonly column: number;
  readonly row: number;
  readonly within: number;
}

/** The facet at a place given in cells: that of the nearest middle, of which each cell has one somewhere in it. */
function facetAt(x: number, y: number, cells: number, seed: number): Found {
  const wrap = (cell: number) => (cell + cells) % cells;
  const [left, top] = [Math.floor(x) - 1, Math.floor(y) - 1];
  let [nearest, next, column, row] = [9, 9, 0, 0];
  for (let place = 0; place < 9; place++) {
    const [across, down] = [left + (place % 3), top + Math.floor(place / 3)];
    const [inX, inY] = [wrap(across), wrap(down)];
    const far = Math.hypot(across + chance(inX, inY, seed) - x, down + chance(inX, inY, seed + 1) - y);
    if (far < nearest) [next, nearest, column, row] = [nearest, far, inX, inY];
    else if (far < next) next = far;
  }
  return { column, row, within: next - nearest };
}

/**
 * A broken face of many facets: about as many cells as crystals, each with a tone by the way it looks, and a few that throw the
 * light straight back. They flash in drifts, where the break runs square to the light.
 */
export function broken({ size, variety, share, strength }: Facets, seed: number): Broken {
  const cells = Math.round(TILE_MM / size);
  const cellPx = SHEET_PX / cells;
  const drifts = layeredNoise(seed + 5, 14, 3, 0.5);
  const [tone, flash] = [newField(), newField()];
  for (let at = 0; at < tone.length; at++) {
    const [x, y] = [(at % SHEET_PX) / cellPx, Math.floor(at / SHEET_PX) / cellPx];
    const { column, row, within } = facetAt(x, y, cells, seed);
    tone[at] = (chance(column, row, seed + 2) - 0.5) * 2 * variety;
    const drift = drifts((column + 0.5) / cells, (row + 0.5) / cells);
    const facing = chance(column, row, seed + 3) / (share * Math.max(0.15, 1 + drift * 1.6));
    if (facing >= 1) continue;
    // A flash ends softly, a third of a millimetre within the facet's edge.
    flash[at] = strength * (1 - facing) ** 0.5 * Math.min(1, (within * cellPx) / (0.35 * SHEET_PX_PER_MM));
  }
  return { tone, flash };
}
