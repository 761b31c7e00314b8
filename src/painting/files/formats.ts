import { z } from 'zod';
import { PERMIT_PARTS } from '../../stone/permit/permitCase';
import { cuttingShape, MEASURES, type Measure } from '../carving/measures';
import { POST_ENDINGS, POSTS } from '../carving/posts/names';
import { PAPERS } from '../pdf/paper';
import { colourMark, layerColours } from '../sheet/layerColours';
import {
  cut,
  cutMark,
  holeDepth,
  layers,
  pixelMark,
  pixels,
  stencil,
  ticket,
  ticketMark,
} from './fileOptions';
import type { FileStone, FileSupplies } from './supplies';
import { saidLines } from './ticketLines';

/** What may be asked of each format that a file of a stone is made in. */
const OPTIONS = {
  /** `detailed`: every element is listed after the picture. */
  offer: z.object({ detailed: z.boolean() }),
  /** The stone in true size on one page, or over several pages of a paper size. */
  pdf: z.object({ tiled: z.enum(PAPERS).optional() }),
  /** The papers that a churchyard is asked with for its permit, or one part of them. */
  permit: z.object({ part: z.enum(PERMIT_PARTS).optional() }),
  /** `welded`: each element is one path without overlaps; `layered`: what is on the stone is grouped by tool, as in a DXF. */
  svg: z.object({ welded: z.boolean(), layered: z.boolean().optional(), ticket }),
  /** `legacy`: lines and arcs instead of splines, for older plotters; `exact`: no curve stands for several, in a longer file. */
  dxf: z.object({
    legacy: z.boolean(),
    exact: z.boolean().optional(),
    ...cut,
    colours: layerColours.optional(),
  }),
  plt: z.object(cut),
  /** A toolpath for a machine with a spindle; the control decides the ending. */
  gcode: z.object({ post: z.enum(POSTS), ...cuttingShape, ticket }),
  png: z.object(pixels),
  eps: z.object({ stencil, layers: layers.optional(), ticket }),
  /** A picture for print shops, on white. */
  tiff: z.object(pixels),
  /** What a foundry is to cast, as an order on paper: who orders, and its number; a line to write on where they are left out. */
  foundry: z.object({ mason: z.string().max(200).optional(), number: z.string().max(60).optional() }),
  /** The same as a spreadsheet. */
  foundryTable: z.object({}),
  /** The holes for the pins of what is mounted, as a spreadsheet. */
  drill: z.object({ depth: holeDepth }),
  /** The stone in space, in metres; Apple's devices read USDZ, everything else glTF. */
  glb: z.object({}),
  usdz: z.object({}),
  /** The stone with its cuts as a body in mm, for programs of mills and lasers. */
  stl: z.object({}),
  /** How deep the same lies at each place of its front, as greys of 16 bits, for programs that mill or engrave by pictures. */
  heightMap: z.object(pixels),
} as const;

export type FormatName = keyof typeof OPTIONS;

/** Options as they are chosen; a format without any takes none. */
type Chosen<S extends z.ZodObject> = string extends keyof z.infer<S> ? object : Readonly<z.infer<S>>;

/** The options of each format. */
export type Options = { readonly [F in FormatName]: Chosen<(typeof OPTIONS)[F]> };

/** A file's format and options. */
export type OrderOf<F extends FormatName> = { readonly format: F } & Options[F];
export type FileOrder = { [F in FormatName]: OrderOf<F> }[FormatName];

/** An order of a file with a layer for a stencil's edge. */
export type CutOrder = {
  [F in FormatName]: 'stencil' extends keyof Options[F] ? OrderOf<F> : never;
}[FormatName];

/** Pixels per mm of a picture, also on the print page: a stone of 600 x 750 mm fills A4 at 300 dpi. */
const PICTURE = 4;
/** Pixels per mm of a height map: 0.2 mm, as fine as a mill's steps. */
const FINE = 5;
const PDF = { format: 'pdf' } as const;
const PNG = { format: 'png', pxPerMm: PICTURE } as const;

/**
 * Who needs a file; a plotter cuts it with the requested stencil, a mill with the requested bit. The workshop's are for its
 * foundry, drill and printer.
 */
type Ordered =
  | { readonly reader: 'family' | 'mason' | 'workshop' | 'churchyard'; readonly order: FileOrder }
  | { readonly reader: 'plotter'; readonly order: CutOrder }
  | { readonly reader: 'mill'; readonly order: OrderOf<'gcode'> };

/**
 * Whom the designer shows a file to: everybody; the trade, which knows what such a file is for; or users, those who are logged in,
 * since a case of theirs fills it in. `isShownTo` says who is which.
 */
export type Audience = 'everybody' | 'trade' | 'users';

/**
 * Every file of a stone that is offered under a name of its own, for which `locales/<language>/paper.json` has a title and a hint.
 * Drawings at true size are the trade's, since a family has nothing to cut from them: it sees the stone in its place at true size.
 */
export const OFFERED = [
  { name: 'offer', reader: 'family', audience: 'everybody', order: { format: 'offer', detailed: false } },
  {
    name: 'offerDetailed',
    reader: 'family',
    audience: 'everybody',
    order: { format: 'offer', detailed: true },
  },
  { name: 'printView', reader: 'family', audience: 'everybody', order: PNG },
  { name: 'glb', reader: 'family', audience: 'everybody', order: { format: 'glb' } },
  { name: 'usdz', reader: 'family', audience: 'everybody', order: { format: 'usdz' } },
  { name: 'permit', reader: 'churchyard', audience: 'users', order: { format: 'permit' } },
  { name: 'permitForm', reader: 'churchyard', audience: 'users', order: { format: 'permit', part: 'form' } },
  { name: 'fullSize', reader: 'mason', audience: 'trade', order: PDF },
  { name: 'tiledA4', reader: 'mason', audience: 'trade', order: { ...PDF, tiled: 'a4' } },
  { name: 'tiledA3', reader: 'mason', audience: 'trade', order: { ...PDF, tiled: 'a3' } },
  { name: 'svg', reader: 'mason', audience: 'trade', order: { format: 'svg', welded: false } },
  { name: 'svgWelded', reader: 'mason', audience: 'trade', order: { format: 'svg', welded: true } },
  {
    name: 'svgLayered',
    reader: 'mason',
    audience: 'trade',
    order: { format: 'svg', welded: true, layered: true },
  },
  { name: 'png', reader: 'mason', audience: 'everybody', order: PNG },
  { name: 'dxf', reader: 'plotter', audience: 'trade', order: { format: 'dxf', legacy: false } },
  { name: 'dxfLines', reader: 'plotter', audience: 'trade', order: { format: 'dxf', legacy: true } },
  { name: 'foundry', reader: 'workshop', audience: 'trade', order: { format: 'foundry' } },
  { name: 'foundryTable', reader: 'workshop', audience: 'trade', order: { format: 'foundryTable' } },
  { name: 'drill', reader: 'workshop', audience: 'trade', order: { format: 'drill' } },
  { name: 'tiff', reader: 'workshop', audience: 'trade', order: { format: 'tiff', pxPerMm: PICTURE } },
  { name: 'stl', reader: 'workshop', audience: 'trade', order: { format: 'stl' } },
  { name: 'heightMap', reader: 'workshop', audience: 'trade', order: { format: 'heightMap', pxPerMm: FINE } },
  { name: 'eps', reader: 'plotter', audience: 'trade', order: { format: 'eps' } },
  { name: 'plt', reader: 'plotter', audience: 'trade', order: { format: 'plt' } },
  { name: 'grbl', reader: 'mill', audience: 'trade', order: { format: 'gcode', post: 'grbl' } },
  { name: 'linuxcnc', reader: 'mill', audience: 'trade', order: { format: 'gcode', post: 'linuxcnc' } },
  { name: 'heidenhain', reader: 'mill', audience: 'trade', order: { format: 'gcode', post: 'heidenhain' } },
] as const satisfies readonly (Ordered & { readonly name: string; readonly audience: Audience })[];

export type OfferedName = (typeof OFFERED)[number]['name'];

/** A file that is offered, by its name. */
export type OfferedOrder = Ordered & { readonly name: OfferedName; readonly audience: Audience };

/** A file's content: text, or bytes. */
export type FileContent = string | Uint8Array;

/** A kind of file made from a stone. */
interface Format<F extends FormatName> {
  /** The extensions of its files, without dots; the first, where `extension` does not say which. */
  readonly extensions: readonly [string, ...string[]];
  readonly extension?: (options: Options[F]) => string;
  readonly mediaType: string;
  /** Picture-only content is left out among outlines. */
  readonly holds: 'outlines' | 'pictures';
  /** Distinguishes a file from others of the same stone and extension: every option that changes its content. */
  readonly mark: (options: Options[F]) => string;
  /** Its painter, which is fetched by those alone who ask for such a file. */
  readonly make: (stone: FileStone, supplies: FileSupplies, options: Options[F]) => Promise<FileContent>;
}

const paper = { extensions: ['pdf'], mediaType: 'application/pdf' } as const;
const table = { extensions: ['csv'], mediaType: 'text/csv;charset=utf-8' } as const;
const png = { extensions: ['png'], mediaType: 'image/png' } as const;

const tableOf = (): { readonly [F in FormatName]: Format<F> } => ({
  offer: {
    ...{ ...paper, holds: 'pictures' },
    mark: ({ detailed }) => (detailed ? '-details' : ''),
    make: async (...given) => (await import('./offerFile')).offerFile(...given),
  },
  pdf: {
    ...{ ...paper, holds: 'outlines' },
    mark: ({ tiled }) => (tiled ? `-${tiled}` : '-1-1'),
    make: async (...given) => (await import('./fullSizeFile')).fullSizeFile(...given),
  },
  permit: {
    ...{ ...paper, holds: 'pictures' },
    mark: ({ part }) => (part ? `-permit-${part}` : '-permit'),
    make: async (...given) => (await import('./permitFile')).permitFile(...given),
  },
  svg: {
    ...{ extensions: ['svg'], mediaType: 'image/svg+xml', holds: 'pictures' },
    mark: ({ welded, layered, ticket }) =>
      `${welded ? '-welded' : ''}${layered ? '-layers' : ''}${ticketMark(ticket)}`,
    make: async (...given) => (await import('./svgFile')).svgFile(...given),
  },
  dxf: {
    ...{ extensions: ['dxf'], mediaType: 'image/vnd.dxf', holds: 'outlines' },
    mark: ({ legacy, exact, colours, ...options }) =>
      `${legacy ? '-lines' : ''}${exact ? '-exact' : ''}${cutMark(options)}${colourMark(colours)}`,
    make: async (...given) => (await import('./plotterFiles')).dxfFile(...given),
  },
  plt: {
    ...{ extensions: ['plt'], mediaType: 'application/vnd.hp-hpgl', holds: 'outlines' },
    mark: cutMark,
    make: async (...given) => (await import('./plotterFiles')).pltFile(...given),
  },
  gcode: {
    ...{ extensions: ['nc', 'ngc', 'h'], mediaType: 'text/plain', holds: 'outlines' },
    extension: ({ post }) => POST_ENDINGS[post],
    mark: ({ post, ticket, ...cutting }) =>
      [
        `-${post}`,
        ...(Object.keys(MEASURES) as Measure[]).flatMap((measure) =>
          cutting[measure] === undefined ? [] : [`${measure}${cutting[measure]}`],
        ),
      ].join('-') + ticketMark(ticket),
    make: async (...given) => (await import('./gcodeFile')).gcodeFile(...given),
  },
  png: {
    ...{ ...png, holds: 'pictures' },
    mark: pixelMark,
    make: async (stone, supplies, options) =>
      (await import('./pngFile')).pngFile(stone, supplies, options, saidLines(stone, supplies, options)),
  },
  eps: {
    ...{ extensions: ['eps'], mediaType: 'application/postscript', holds: 'outlines' },
    mark: cutMark,
    make: async (...given) => (await import('./plotterFiles')).epsFile(...given),
  },
  tiff: {
    ...{ extensions: ['tif'], mediaType: 'image/tiff', holds: 'pictures' },
    mark: pixelMark,
    make: async (stone, supplies, options) =>
      (await import('./tiffFile')).tiffFile(stone, supplies, options, saidLines(stone, supplies, options)),
  },
  foundry: {
    ...{ ...paper, holds: 'outlines' },
    mark: () => '-foundry',
    make: async (...given) => (await import('./foundryFile')).foundryFile(...given),
  },
  foundryTable: {
    ...{ ...table, holds: 'outlines' },
    mark: () => '-foundry',
    make: async (stone, supplies) => (await import('./foundryFile')).foundryTableFile(stone, supplies),
  },
  drill: {
    ...{ ...table, holds: 'outlines' },
    mark: ({ depth }) => `-drill${depth === undefined ? '' : `-${depth}mm`}`,
    make: async (...given) => (await import('./drillFile')).drillFile(...given),
  },
  glb: {
    ...{ extensions: ['glb'], mediaType: 'model/gltf-binary', holds: 'outlines' },
    mark: () => '',
    make: async (stone, supplies) => (await import('./meshFiles')).glbFile(stone, supplies),
  },
  usdz: {
    ...{ extensions: ['usdz'], mediaType: 'model/vnd.usdz+zip', holds: 'outlines' },
    mark: () => '',
    make: async (stone, supplies) => (await import('./meshFiles')).usdzFile(stone, supplies),
  },
  stl: {
    ...{ extensions: ['stl'], mediaType: 'model/stl', holds: 'outlines' },
    mark: () => '',
    make: async (stone, supplies) => (await import('./meshFiles')).stlFile(stone, supplies),
  },
  heightMap: {
    ...{ ...png, holds: 'outlines' },
    mark: (options) => `-heights${pixelMark(options)}`,
    make: async (...given) => (await import('./meshFiles')).heightMapFile(...given),
  },
});

/**
 * Every format that a file of a stone is made in. A function fills it, so that a page that only lists what is offered takes
 * no painter along.
 */
export const FORMATS = /* @__PURE__ */ tableOf();

/** Every format, in the order of the table. */
export const FORMAT_NAMES = Object.keys(OPTIONS) as FormatName[];

/** What may be asked of a format. */
export const optionsOf = <F extends FormatName>(format: F): (typeof OPTIONS)[F] => OPTIONS[format];

/** The extension of what was ordered, without the dot. */
export function extensionOf<F extends FormatName>(order: OrderOf<F>): string {
  const { extension, extensions } = FORMATS[order.format];
  return extension?.(order) ?? extensions[0];
}
