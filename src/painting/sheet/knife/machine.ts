import { z } from 'zod';
import type { Mm } from '../../../stone/numbers';

/** A range of a measure: a value outside of it is refused, with both ends named. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * What each option may be. Offsets are those of the blades that plotters take (0.25 mm for thin foil, 0.9 mm for rubber
 * and flock); the others end where an option would do nothing, or would not be what its name says.
 */
export const RANGES = {
  /** How far a drag knife's tip trails the middle of its holder, in mm. */
  offset: { least: 0.25, most: 0.9 },
  /** The angle at which a tangential knife is lifted and turned, in degrees. */
  lift: { least: 5, most: 120 },
  /** How wide a laser's cut is, in mm. */
  kerf: { least: 0.01, most: 2 },
  overcut: { least: 0, most: 10 },
  weedBox: { least: 1, most: 200 },
  weedLines: { least: 10, most: 1000 },
  tabCount: { least: 1, most: 8 },
  tabWidth: { least: 0.3, most: 10 },
} as const satisfies Record<string, Range>;

const within = ({ least, most }: Range) => z.number().min(least).max(most);

/** What the laser's cut leaves in its exact size: the opening in the stencil, or the letter that falls out. */
export const KEEPS = ['opening', 'letter'] as const;

const cutter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dragKnife'), offset: within(RANGES.offset) }),
  z.object({ kind: z.literal('tangentialKnife'), lift: within(RANGES.lift) }),
  z.object({ kind: z.literal('laser'), kerf: within(RANGES.kerf), keeps: z.enum(KEEPS) }),
  z.object({ kind: z.literal('pen') }),
]);
export type Cutter = z.infer<typeof cutter>;

/** What a machine holds, and what is added to a sheet that it cuts. What is left out is not wished. */
export const machine = z.object({
  cutter,
  /** How far a closed contour is followed on past its start, in mm; the cutter's own where it is left out. */
  overcut: within(RANGES.overcut).optional(),
  /** Whether the sheet is mirrored: for foil that is cut from its back. */
  mirrored: z.boolean().optional(),
  /** How far outside all that is cut a box is cut around it, in mm. */
  weedBox: within(RANGES.weedBox).optional(),
  /** How far apart the lines lie that cut the waste into strips, in mm. */
  weedLines: within(RANGES.weedLines).optional(),
  /** Bridges from each island to what is around it: how many, and how wide in mm. */
  tabs: z.object({ count: within(RANGES.tabCount).int(), width: within(RANGES.tabWidth) }).optional(),
  /** Whether crosses are drawn outside of the four corners. */
  registration: z.boolean().optional(),
  /** Whether a PLT's numbers are mm with decimals (`IP`, `SC`), for plotters that read HP-GL/2; plotter units where it is left out. */
  scaled: z.boolean().optional(),
});
export type Machine = z.infer<typeof machine>;

/** The cutters as they are set where no figure is given: usual for stencil rubber and foil of 1 mm. */
export const USUAL = {
  dragKnife: { kind: 'dragKnife', offset: 0.45 },
  tangentialKnife: { kind: 'tangentialKnife', lift: 30 },
  laser: { kind: 'laser', kerf: 0.2, keeps: 'opening' },
  pen: { kind: 'pen' },
} as const satisfies { readonly [K in Cutter['kind']]: Extract<Cutter, { kind: K }> };

/** A blade is slanted: where it begins the ground is cut a little later than the surface. A beam and a pen are not. */
const OVERCUT: Record<Cutter['kind'], Mm> = { dragKnife: 0.5, tangentialKnife: 0.5, laser: 0, pen: 0 };

/** How far a machine cuts on past the start of a closed contour, in mm. */
export function overcutOf({ cutter, overcut }: Machine): Mm {
  return overcut ?? OVERCUT[cutter.kind];
}
