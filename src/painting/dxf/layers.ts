import type { LayerColours } from '../sheet/layerColours';
import type { Tool } from '../sheet/tools';
import { usualColour } from '../sheet/usualLayers';

/** The layers of a DXF file by tool. */
export const LAYERS = {
  engrave: { name: 'ENGRAVE' },
  mount: { name: 'MOUNT' },
  stencil: { name: 'STENCIL' },
  outline: { name: 'OUTLINE' },
  guide: { name: 'GUIDE' },
  drill: { name: 'DRILL' },
  weed: { name: 'WEED' },
  register: { name: 'REGISTER' },
} as const satisfies Record<Tool, { readonly name: string }>;

/** The layer of a tool and the colour in which programs show it, a workshop's own where one is given. */
export function layerOf(
  tool: Tool,
  colours: LayerColours = {},
): { readonly name: string; readonly colour: number } {
  return { name: LAYERS[tool].name, colour: colours[tool] ?? usualColour(tool) };
}

/** The layer of what a file says of itself, which nothing cuts. */
export const TICKET = { name: 'TICKET', colour: 9 } as const;

/** Decimals of a mm that are written: 0.0001 mm is a fiftieth of what is promised. A point is always written alike. */
const DECIMALS = 4;
const STEPS = 10 ** DECIMALS;

/** So near to the middle between two steps the product may round to the other side than the number itself does, below `FAR` steps. */
const TIE = 1e-6;
const FAR = 1e9;

/** A coordinate as it is written: rounded, never -0. A file has a million of them, and few need the digits to be told. */
export function written(mm: number): number {
  const steps = mm * STEPS;
  const isSure = Math.abs(steps) < FAR && Math.abs(Math.abs(steps % 1) - 0.5) > TIE;
  return (isSure ? Math.round(steps) / STEPS : Number(mm.toFixed(DECIMALS))) + 0;
}
