import { z } from 'zod';
import { LOCALES } from '../../stone/catalogue/naming';
import { ownPriceList } from '../../stone/catalogue/price';
import { cuttingShape } from '../carving/measures';
import { LEAST_ROOM, type Rubber, USUAL_RUBBER, USUAL_STENCIL } from '../nesting/roll';
import { type Machine, machine } from '../sheet/knife/machine';
import { type LayerColours, MOST_COLOUR } from '../sheet/layerColours';
import type { Tool } from '../sheet/tools';
import { holeDepth, type Layers, pen, stencil } from './fileOptions';
import { type FileOrder, OFFERED, type OfferedName, type OfferedOrder } from './formats';

/** The most machines of a workshop: more than any list is looked through. */
export const MOST_MACHINES = 12;

/** The layers that a workshop chooses among; those for weeding and crosses follow from its machine. */
export const CHOSEN_LAYERS = [
  'engrave',
  'mount',
  'stencil',
  'outline',
  'guide',
  'drill',
] as const satisfies readonly Tool[];

/** What each measure may be, in mm: strokes and webs beyond these are no sandblasting, rolls beyond these are not sold. */
export const MASON_RANGES = {
  least: { least: 0.1, most: 10 },
  width: { least: 50, most: 3000 },
  longest: { least: 100, most: 100_000 },
  margin: { least: 0, most: 200 },
  gap: { least: 0, most: 200 },
} as const;

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().min(least).max(most);

/** A machine as its workshop calls it, and whether its files name their stone. */
const namedMachine = z.strictObject({
  name: z.string().trim().min(1).max(40),
  machine,
  ticket: z.boolean().optional(),
});
export type NamedMachine = z.infer<typeof namedMachine>;

/** A layer that is written, with its pen in a PLT and its colour in a DXF where they are not the usual ones. */
const chosenLayer = z.strictObject({
  tool: z.enum(CHOSEN_LAYERS),
  pen: pen.optional(),
  colour: z.number().int().min(1).max(MOST_COLOUR).optional(),
});
export type ChosenLayer = z.infer<typeof chosenLayer>;

/** Whether a file is one that a workshop may name as its own: not the family's, and not the churchyard's. */
export const isForWorkshop = ({ reader }: Pick<OfferedOrder, 'reader'>): boolean =>
  reader !== 'family' && reader !== 'churchyard';

/** The files that a workshop may name as its own. */
export const WORKSHOP_FILES: readonly OfferedOrder[] = OFFERED.filter(isForWorkshop);
const workshopFile = z
  .enum(OFFERED.map(({ name }) => name))
  .refine((name) => WORKSHOP_FILES.some((file) => file.name === name));

const roll = z
  .strictObject({
    width: within(MASON_RANGES.width),
    longest: within(MASON_RANGES.longest).optional(),
    margin: within(MASON_RANGES.margin).optional(),
    gap: within(MASON_RANGES.gap).optional(),
    /** The pen that writes on each piece in a PLT what it is; nothing is written where it is left out. */
    labelPen: pen.optional(),
  })
  .refine(
    ({ width, longest = USUAL_RUBBER.longest, margin = USUAL_RUBBER.margin }) =>
      Math.min(width, longest) >= 2 * margin + LEAST_ROOM,
    { path: ['margin'] },
  );

/** Where files have a job ticket: also those that are fetched by night, or none; those made at the bench where it is left out. */
export const TICKETED = ['always', 'never'] as const;

/** His spindle: the angle of its V-bit in degrees, the greatest depth and the diameter of its flat end mill in mm. */
const spindle = z.strictObject({
  toolAngle: cuttingShape.toolAngle,
  depth: cuttingShape.depth,
  mill: cuttingShape.mill,
});

const areDifferent = (names: readonly string[]) => new Set(names).size === names.length;

/** How a stonemason's files are made, unless an order's page says otherwise. What is left out is as it is for everybody. */
export const masonSettings = z
  .strictObject({
    /** The files that he works from, by the names under which they are offered. */
    formats: z.array(workshopFile).min(1).refine(areDifferent).optional(),
    machines: z
      .array(namedMachine)
      .min(1)
      .max(MOST_MACHINES)
      .refine((machines) => areDifferent(machines.map(({ name }) => name)))
      .optional(),
    /** The name of the machine that cuts; outlines as they are where it is left out. */
    usualMachine: z.string().optional(),
    ticket: z.enum(TICKETED).optional(),
    /** How far outside all that is engraved a stencil ends, in mm; no layer for it in a stone's own file where it is left out. */
    stencil,
    /** The layers of cut files; all of them where it is left out. */
    layers: z
      .array(chosenLayer)
      .min(1)
      .refine((layers) => areDifferent(layers.map(({ tool }) => tool)))
      .optional(),
    /** The thinnest stroke that he blasts, and the narrowest rubber between two cuts, in mm, in place of the material's. */
    leastStroke: within(MASON_RANGES.least).optional(),
    leastRubber: within(MASON_RANGES.least).optional(),
    /** The rubber that he lays stencils on. */
    roll: roll.optional(),
    spindle: spindle.optional(),
    /** How deep he drills holes for pins, in mm; left open in drill lists where it is left out. */
    holeDepth,
    /** The language of his letters; the catalogue's where it is left out. */
    locale: z.enum(LOCALES).optional(),
    /** What his own work costs; told to nobody else. */
    prices: ownPriceList.optional(),
  })
  .refine(
    ({ machines = [], usualMachine }) =>
      usualMachine === undefined || machines.some(({ name }) => name === usualMachine),
    { path: ['usualMachine'] },
  );
export type MasonSettings = z.infer<typeof masonSettings>;

/** A mason's machine by its name; undefined where he has none of that name. */
export function machineCalled(
  { machines = [] }: MasonSettings,
  name: string | undefined,
): NamedMachine | undefined {
  return machines.find((each) => each.name === name);
}

function layersOf({ layers }: MasonSettings): Layers | undefined {
  return layers && new Map(layers.map(({ tool, pen }) => [tool, pen]));
}

/** The colours that a mason gives the layers of a DXF; undefined where he gives none. */
export function coloursOf({ layers = [] }: MasonSettings): LayerColours | undefined {
  const given = layers.flatMap(({ tool, colour }) => (colour === undefined ? [] : [[tool, colour] as const]));
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** For whom, where and by what a mason's file is made. */
export interface Made {
  /** The machine that cuts it; outlines as they are where it is left out. */
  readonly cutBy: NamedMachine | undefined;
  /** Whether he asks for it himself, in contrast to those that are fetched by night. */
  readonly atBench: boolean;
  /** What he is called, on an order to the foundry. */
  readonly mason: string | undefined;
}

/** Whether a mason's file has a job ticket: at the bench unless he says never, by night where he says always, or where its machine's files have one. */
export function hasTicket(
  { ticket }: MasonSettings,
  { cutBy, atBench }: Pick<Made, 'cutBy' | 'atBench'>,
): boolean {
  return cutBy?.ticket === true || ticket === 'always' || (atBench && ticket !== 'never');
}

/** A file as a mason has it made. */
export function asMasonHasIt(
  { order }: OfferedOrder,
  settings: MasonSettings,
  { cutBy, atBench, mason }: Made,
): FileOrder {
  const named = hasTicket(settings, { cutBy, atBench }) ? { ticket: true } : {};
  const layers = layersOf(settings);
  const drawn = {
    ...(settings.stencil !== undefined && { stencil: settings.stencil }),
    ...(layers && { layers }),
  };
  const cut = { ...drawn, ...(cutBy && { machine: cutBy.machine }), ...named };
  const colours = coloursOf(settings);
  switch (order.format) {
    case 'dxf':
      return { ...order, ...cut, ...(colours && { colours }) };
    case 'plt':
      return { ...order, ...cut };
    case 'eps':
      return { ...order, ...drawn, ...named };
    case 'gcode':
      return { ...order, ...settings.spindle, ...named };
    case 'svg':
    case 'png':
    case 'tiff':
    case 'heightMap':
      return { ...order, ...named };
    case 'drill':
      return { ...order, ...(settings.holeDepth !== undefined && { depth: settings.holeDepth }) };
    case 'foundry':
      return { ...order, ...(mason !== undefined && { mason }) };
    default:
      return order;
  }
}

/** Whether a mason works from a file: from those that he names, or, where he names none, from `usual` ones. */
export function worksFrom(
  { formats }: MasonSettings,
  name: OfferedName,
  usual: readonly OfferedName[],
): boolean {
  return (formats ?? usual).includes(name);
}

/** The rubber that a mason lays stencils on; undefined where he has said of none how wide it is. */
export function rubberOf({ roll: given }: MasonSettings): Rubber | undefined {
  if (!given) return undefined;
  const { width, longest, margin, gap } = given;
  return {
    width,
    longest: longest ?? USUAL_RUBBER.longest,
    margin: margin ?? USUAL_RUBBER.margin,
    gap: gap ?? USUAL_RUBBER.gap,
  };
}

/** How far outside what is engraved a mason's stencils end on a roll, in mm. */
export const stencilOf = ({ stencil: margin = USUAL_STENCIL }: MasonSettings): number => margin;

/** Whether a mason's rolls have a ticket, laid at the bench with the machine that he uses. */
export const rollHasTicket = (settings: MasonSettings): boolean =>
  hasTicket(settings, { cutBy: machineCalled(settings, settings.usualMachine), atBench: true });

/** A mason's machine that cuts where nobody chose another. */
export const usualMachineOf = (settings: MasonSettings): Machine | undefined =>
  machineCalled(settings, settings.usualMachine)?.machine;
