import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Paper, paperNamed } from '../../src/painting/pdf/paper';
import type { Mm } from '../../src/stone/numbers';
import { readNumber } from '../../src/stone/numbers';
import { type Layers, readLayers } from './readLayers';
import { Refusal } from './refusal';
import { t } from './texts';

/** The formats a design is written in. */
const FORMATS = ['svg', 'png', 'pdf', 'dxf', 'plt'] as const;
type Format = (typeof FORMATS)[number];

/** Options that change what the file is for, and the formats that know them: elsewhere they would be lost silently. */
const ONLY_FOR: Record<'tiled' | 'offer' | 'detailed' | 'legacy' | 'stencil' | 'layers', readonly Format[]> =
  {
    tiled: ['pdf'],
    offer: ['pdf'],
    detailed: ['pdf'],
    legacy: ['dxf'],
    stencil: ['dxf', 'plt'],
    layers: ['dxf', 'plt'],
  };

/** Pixels a mm where the command does not say: about 100 dots an inch. */
const PX_PER_MM = 4;

/** A stencil ends at least and at most this far outside its letters, in mm. */
const NARROWEST: Mm = 0.1;
const WIDEST: Mm = 200;

/** What the export was asked for. */
export interface Call {
  readonly input: string;
  readonly output: string;
  readonly format: Format;
  readonly pxPerMm: number;
  readonly weld: boolean;
  /** The paper to tile a PDF on; a page as large as the stone where it is left out. */
  readonly tiled: Paper | undefined;
  /** The offer instead of the stone in true size, with or without a list of its elements. */
  readonly offer: 'short' | 'detailed' | undefined;
  /** A DXF of lines and arcs, for older plotters. */
  readonly legacy: boolean;
  readonly stencil: Mm | undefined;
  /** What the file is to hold; every layer that the stone has where it is left out. */
  readonly layers: Layers | undefined;
  /** Whether a file is made although something cannot be drawn as it was asked for. */
  readonly allowMissing: boolean;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'px-per-mm': { type: 'string' },
        weld: { type: 'boolean', default: false },
        tiled: { type: 'string' },
        offer: { type: 'boolean' },
        detailed: { type: 'boolean' },
        legacy: { type: 'boolean' },
        stencil: { type: 'string' },
        layers: { type: 'string' },
        'allow-missing': { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new Refusal(t('usage'));
  }
}

function formatOf(output: string): Format {
  const extension = extname(output).toLowerCase();
  const format = FORMATS.find((known) => `.${known}` === extension);
  if (!format) throw new Refusal(t('format', { format: extension || output }));
  return format;
}

function pxPerMmOf(written: string | undefined): number {
  const pxPerMm = written === undefined ? PX_PER_MM : readNumber(written);
  if (pxPerMm === undefined || !(pxPerMm > 0)) throw new Refusal(t('pxPerMm', { written }));
  return pxPerMm;
}

function paperOf(written: string | undefined): Paper | undefined {
  const paper = written === undefined ? undefined : paperNamed(written);
  if (written !== undefined && !paper) throw new Refusal(t('tiled', { written }));
  return paper;
}

/** An offer is one sheet, which is never tiled; only an offer lists elements. */
function offerOf(values: ReturnType<typeof parse>['values']): Call['offer'] {
  if (values.offer && values.tiled !== undefined) throw new Refusal(t('offerTiled'));
  if (values.detailed && !values.offer) throw new Refusal(t('detailedAlone'));
  if (!values.offer) return undefined;
  return values.detailed ? 'detailed' : 'short';
}

function stencilOf(written: string | undefined): Mm | undefined {
  if (written === undefined) return undefined;
  const margin = readNumber(written);
  if (margin === undefined || margin < NARROWEST || margin > WIDEST)
    throw new Refusal(t('stencil', { written }));
  return margin;
}

/** A stencil's edge is a layer only where the call says how wide the stencil is. */
function layersOf(written: string | undefined, format: Format, stencil: Mm | undefined): Layers | undefined {
  if (written === undefined) return undefined;
  const layers = readLayers(written, format);
  if (layers.has('stencil') && stencil === undefined) throw new Refusal(t('layersStencil'));
  return layers;
}

/**
 * Reads how the export was called.
 *
 * @throws Refusal for a call it does not understand, and for an option that the format knows nothing of.
 */
export function readCall(args: readonly string[]): Call {
  const { positionals, values } = parse(args);
  const [input, output] = positionals;
  if (!input || !output || positionals.length > 2) throw new Refusal(t('usage'));
  const format = formatOf(output);
  for (const option of ['tiled', 'offer', 'detailed', 'legacy', 'stencil', 'layers'] as const) {
    const formats = ONLY_FOR[option];
    if (values[option] !== undefined && !formats.includes(format))
      throw new Refusal(
        t('foreign', { option, format: `.${format}`, formats: formats.map((it) => `.${it}`).join(', ') }),
      );
  }
  const stencil = stencilOf(values.stencil);
  return {
    input,
    output,
    format,
    pxPerMm: pxPerMmOf(values['px-per-mm']),
    weld: values.weld,
    tiled: paperOf(values.tiled),
    offer: offerOf(values),
    legacy: values.legacy ?? false,
    stencil,
    layers: layersOf(values.layers, format, stencil),
    allowMissing: values['allow-missing'],
  };
}
