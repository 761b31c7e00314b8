import { z } from 'zod';
import type { Mm } from '../../stone/numbers';
import { PERMIT_PARTS } from '../../stone/permit/permitCase';
import { PAPERS } from '../pdf/paper';
import { NARROWEST_STENCIL, WIDEST_STENCIL } from '../sheet/stencilMargin';
import { TOOLS } from '../sheet/tools';

/** The highest pen of HP-GL plotters. */
export const PENS = 8;

/** How far outside everything engraved the rubber stencil ends, in mm; none where it is left out. */
const stencil = z.number().min(NARROWEST_STENCIL).max(WIDEST_STENCIL).optional();

/** The layers a file is to hold, each with its pen if one was given; every layer by default. */
const layers = z.map(z.enum(TOOLS), z.number().int().min(1).max(PENS).optional()).readonly();
export type Layers = z.infer<typeof layers>;

/** A kind of file made from a stone. */
interface Format<Options extends z.ZodObject> {
  /** Its extension. */
  readonly extension: 'pdf' | 'svg' | 'dxf' | 'plt' | 'png';
  readonly mediaType: string;
  /** Picture-only content is left out among outlines. */
  readonly holds: 'outlines' | 'pictures';
  readonly options: Options;
  /** Distinguishes a file from others of the same stone and extension: every option that changes its content. */
  readonly mark: (options: z.infer<Options>) => string;
}

const format = <Options extends z.ZodObject>(given: Format<Options>) => given;

/** Distinguishes cut files; a pen is written behind the layer it draws. */
function cutMark(margin: Mm | undefined, layers: Layers | undefined): string {
  const names = [...(layers ?? [])].map(([tool, pen]) => `-${tool}${pen ?? ''}`);
  return [...names, ...(margin === undefined ? [] : [`-stencil-${margin}mm`])].join('');
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
    options: z.object({ welded: z.boolean() }),
    mark: ({ welded }) => (welded ? '-welded' : ''),
  }),
  dxf: format({
    extension: 'dxf',
    mediaType: 'image/vnd.dxf',
    holds: 'outlines',
    /** `legacy`: lines and arcs instead of splines, for older plotters. */
    options: z.object({ legacy: z.boolean(), stencil, layers: layers.optional() }),
    mark: ({ legacy, stencil, layers }) => `${legacy ? '-lines' : ''}${cutMark(stencil, layers)}`,
  }),
  plt: format({
    extension: 'plt',
    mediaType: 'application/vnd.hp-hpgl',
    holds: 'outlines',
    options: z.object({ stencil, layers: layers.optional() }),
    mark: ({ stencil, layers }) => cutMark(stencil, layers),
  }),
  png: format({
    extension: 'png',
    mediaType: 'image/png',
    holds: 'pictures',
    options: z.object({ pxPerMm: z.number().positive() }),
    mark: ({ pxPerMm }) => `-${pxPerMm}px`,
  }),
} as const;

export type FormatName = keyof typeof TABLE;

/** The options of each format. */
export type Options = { readonly [F in FormatName]: Readonly<z.infer<(typeof TABLE)[F]['options']>> };

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
