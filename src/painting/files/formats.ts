import { z } from 'zod';
import { PERMIT_PARTS } from '../../stone/permit/permitCase';
import { cuttingShape, MEASURES, type Measure } from '../carving/measures';
import { POST_ENDINGS, POSTS } from '../carving/posts/names';
import { PAPERS } from '../pdf/paper';
import { DEEPEST_HOLE, SHALLOWEST_HOLE } from '../sheet/holeDepth';
import { machine } from '../sheet/knife/machine';
import { machineMark } from '../sheet/knife/machineMark';
import { colourMark, layerColours } from '../sheet/layerColours';
import { NARROWEST_STENCIL, WIDEST_STENCIL } from '../sheet/stencilMargin';
import { TOOLS } from '../sheet/tools';

/** The highest pen of HP-GL plotters. */
export const PENS = 8;

/** A pen of such a plotter. */
export const pen = z.number().int().min(1).max(PENS);

/** How far outside everything engraved the rubber stencil ends, in mm; none where it is left out. */
export const stencil = z.number().min(NARROWEST_STENCIL).max(WIDEST_STENCIL).optional();

/** The layers a file is to hold, each with its pen if one was given; every layer by default. */
const layers = z.map(z.enum(TOOLS), pen.optional()).readonly();
export type Layers = z.infer<typeof layers>;

/** Whether it names the stone, its case, its seal and the day, outside of what is cut or shown. */
const ticket = z.boolean().optional();

/** How deep holes for pins are drilled, in mm; left open where it is left out, since it follows from the foundry's pins. */
export const holeDepth = z.number().min(SHALLOWEST_HOLE).max(DEEPEST_HOLE).optional();

/** A kind of file made from a stone. */
interface Format<Options extends z.ZodObject> {
  /** Its extension. */
  readonly extension:
    | 'pdf'
    | 'svg'
    | 'dxf'
    | 'plt'
    | 'png'
    | 'csv'
    | 'nc'
    | 'eps'
    | 'tif'
    | 'glb'
    | 'usdz'
    | 'stl';
  readonly mediaType: string;
  /** Picture-only content is left out among outlines. */
  readonly holds: 'outlines' | 'pictures';
  readonly options: Options;
  /** Distinguishes a file from others of the same stone and extension: every option that changes its content. */
  readonly mark: (options: Chosen<Options>) => string;
}

const format = <Options extends z.ZodObject>(given: Format<Options>) => given;

/** What is asked for of a file that a plotter cuts. */
const cut = {
  stencil,
  layers: layers.optional(),
  /** What cuts it; outlines as they are where it is left out. */
  machine: machine.optional(),
  ticket,
};
type Cut = z.infer<z.ZodObject<typeof cut>>;

/** Distinguishes a file with a ticket. */
const ticketMark = (isWished: boolean | undefined) => (isWished ? '-ticket' : '');

/** Distinguishes cut files; a pen is written behind the layer it draws. */
function cutMark({ stencil: margin, layers, machine, ticket }: Cut): string {
  const names = [...(layers ?? [])].map(([tool, pen]) => `-${tool}${pen ?? ''}`);
  const edge = margin === undefined ? '' : `-stencil-${margin}mm`;
  return [...names, edge, machine ? machineMark(machine) : '', ticketMark(ticket)].join('');
}

/** Every format that a file of a stone is made in; `makeFile` has a painter for each. */
const TABLE = {
  offer: format({
    extension: 'pdf',
    mediaType: 'application/pdf',
    holds: 'pictures',
    /** Whether every element is listed after the picture. */
    options: z.object({ detailed: z.boolean() }),
    mark: ({ detailed }) => (detailed ? '-details' : ''),
  }),
  /** The stone in true size on one page, or over several pages of a paper size. */
  pdf: format({
    extension: 'pdf',
    mediaType: 'application/pdf',
    holds: 'outlines',
    options: z.object({ tiled: z.enum(PAPERS).optional() }),
    mark: ({ tiled }) => (tiled ? `-${tiled}` : '-1-1'),
  }),
  /** The papers that a churchyard is asked with for its permit, or one part of them. */
  permit: format({
    extension: 'pdf',
    mediaType: 'application/pdf',
    holds: 'pictures',
    options: z.object({ part: z.enum(PERMIT_PARTS).optional() }),
    mark: ({ part }) => (part ? `-permit-${part}` : '-permit'),
  }),
  svg: format({
    extension: 'svg',
    mediaType: 'image/svg+xml',
    holds: 'pictures',
    /** Whether each element is one path without overlaps. */
    options: z.object({
      welded: z.boolean(),
      /** Whether what is on the stone is grouped by tool, as the layers of a DXF. */
      layered: z.boolean().optional(),
      ticket,
    }),
    mark: ({ welded, layered, ticket }) =>
      `${welded ? '-welded' : ''}${layered ? '-layers' : ''}${ticketMark(ticket)}`,
  }),
  dxf: format({
    extension: 'dxf',
    mediaType: 'image/vnd.dxf',
    holds: 'outlines',
    /** `legacy`: lines and arcs instead of splines, for older plotters; `exact`: no curve stands for several, in a longer file. */
    options: z.object({
      legacy: z.boolean(),
      exact: z.boolean().optional(),
      ...cut,
      colours: layerColours.optional(),
    }),
    mark: ({ legacy, exact, colours, ...options }) =>
      `${legacy ? '-lines' : ''}${exact ? '-exact' : ''}${cutMark(options)}${colourMark(colours)}`,
  }),
  plt: format({
    extension: 'plt',
    mediaType: 'application/vnd.hp-hpgl',
    holds: 'outlines',
    options: z.object(cut),
    mark: cutMark,
  }),
  /** A toolpath for a machine with a spindle; the control decides the ending (`extensionOf`). */
  gcode: format({
    extension: 'nc',
    mediaType: 'text/plain',
    holds: 'outlines',
    options: z.object({ post: z.enum(POSTS), ...cuttingShape, ticket }),
    mark: ({ post, ticket, ...cutting }) =>
      [
        `-${post}`,
        ...(Object.keys(MEASURES) as Measure[]).flatMap((measure) =>
          cutting[measure] === undefined ? [] : [`${measure}${cutting[measure]}`],
        ),
      ].join('-') + ticketMark(ticket),
  }),
  png: format({
    extension: 'png',
    mediaType: 'image/png',
    holds: 'pictures',
    options: z.object({ pxPerMm: z.number().positive(), ticket }),
    mark: ({ pxPerMm, ticket }) => `-${pxPerMm}px${ticketMark(ticket)}`,
  }),
  eps: format({
    extension: 'eps',
    mediaType: 'application/postscript',
    holds: 'outlines',
    options: z.object({ stencil, layers: layers.optional(), ticket }),
    mark: cutMark,
  }),
  /** A picture for print shops, on white. */
  tiff: format({
    extension: 'tif',
    mediaType: 'image/tiff',
    holds: 'pictures',
    options: z.object({ pxPerMm: z.number().positive(), ticket }),
    mark: ({ pxPerMm, ticket }) => `-${pxPerMm}px${ticketMark(ticket)}`,
  }),
  /** What a foundry is to cast, as an order on paper. */
  foundry: format({
    extension: 'pdf',
    mediaType: 'application/pdf',
    holds: 'outlines',
    /** Who orders, and the number it goes by; a line to write on where they are left out. */
    options: z.object({ mason: z.string().max(200).optional(), number: z.string().max(60).optional() }),
    mark: () => '-foundry',
  }),
  /** The same as a spreadsheet. */
  foundryTable: format({
    extension: 'csv',
    mediaType: 'text/csv;charset=utf-8',
    holds: 'outlines',
    options: z.object({}),
    mark: () => '-foundry',
  }),
  /** The holes for the pins of what is mounted, as a spreadsheet. */
  drill: format({
    extension: 'csv',
    mediaType: 'text/csv;charset=utf-8',
    holds: 'outlines',
    options: z.object({ depth: holeDepth }),
    mark: ({ depth }) => `-drill${depth === undefined ? '' : `-${depth}mm`}`,
  }),
  /** The stone in space, in metres; Apple's devices read USDZ, everything else glTF. */
  glb: format({
    extension: 'glb',
    mediaType: 'model/gltf-binary',
    holds: 'outlines',
    options: z.object({}),
    mark: () => '',
  }),
  usdz: format({
    extension: 'usdz',
    mediaType: 'model/vnd.usdz+zip',
    holds: 'outlines',
    options: z.object({}),
    mark: () => '',
  }),
  /** The stone with its cuts as a body in mm, for programs of mills and lasers. */
  stl: format({
    extension: 'stl',
    mediaType: 'model/stl',
    holds: 'outlines',
    options: z.object({}),
    mark: () => '',
  }),
  /** How deep the same lies at each place of its front, as greys of 16 bits, for programs that mill or engrave by pictures. */
  heightMap: format({
    extension: 'png',
    mediaType: 'image/png',
    holds: 'outlines',
    options: z.object({ pxPerMm: z.number().positive(), ticket }),
    mark: ({ pxPerMm, ticket }) => `-heights-${pxPerMm}px${ticketMark(ticket)}`,
  }),
} as const;

export type FormatName = keyof typeof TABLE;

/** Options as they are chosen; a format without any takes none. */
type Chosen<S extends z.ZodObject> = string extends keyof z.infer<S> ? object : Readonly<z.infer<S>>;

/** The options of each format. */
export type Options = { readonly [F in FormatName]: Chosen<(typeof TABLE)[F]['options']> };

/** A file's format and options. */
export type OrderOf<F extends FormatName> = { readonly format: F } & Options[F];
export type FileOrder = { [F in FormatName]: OrderOf<F> }[FormatName];

/** An order of a file with a layer for a stencil's edge. */
export type CutOrder = {
  [F in FormatName]: 'stencil' extends keyof Options[F] ? OrderOf<F> : never;
}[FormatName];

type Formats = {
  readonly [F in FormatName]: Omit<(typeof TABLE)[F], 'mark'> & {
    readonly mark: (options: Options[F]) => string;
  };
};
export const FORMATS: Formats = TABLE;

/** The extensions of all files. */
export type Extension =
  | (typeof TABLE)[FormatName]['extension']
  | (typeof POST_ENDINGS)[keyof typeof POST_ENDINGS];

/** The extension of what was ordered. */
export const extensionOf = (order: FileOrder): Extension =>
  order.format === 'gcode' ? POST_ENDINGS[order.post] : FORMATS[order.format].extension;

/** The extensions that a format's files may have. */
export const extensionsOf = (format: FormatName): readonly Extension[] =>
  format === 'gcode' ? Object.values(POST_ENDINGS) : [FORMATS[format].extension];
