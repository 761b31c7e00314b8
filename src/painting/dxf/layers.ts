import type { Tool } from '../sheet/tools';

/** The layers of a DXF file by tool, and the colour (AutoCAD's index) in which programs show them. */
export const LAYERS: Record<Tool, { readonly name: string; readonly colour: number }> = {
  engrave: { name: 'ENGRAVE', colour: 1 },
  mount: { name: 'MOUNT', colour: 5 },
  stencil: { name: 'STENCIL', colour: 6 },
  outline: { name: 'OUTLINE', colour: 7 },
  guide: { name: 'GUIDE', colour: 8 },
  drill: { name: 'DRILL', colour: 3 },
  weed: { name: 'WEED', colour: 4 },
  register: { name: 'REGISTER', colour: 2 },
};

/** The layer of what a file says of itself, which nothing cuts. */
export const TICKET = { name: 'TICKET', colour: 9 } as const;

/** Decimals of a mm that are written: 0.0001 mm is a fiftieth of what is promised. A point is always written alike. */
const DECIMALS = 4;

/** A coordinate as it is written: rounded, never -0. */
export function written(mm: number): number {
  return Number(mm.toFixed(DECIMALS)) + 0;
}
