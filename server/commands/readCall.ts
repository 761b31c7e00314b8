import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { type FileOrder, FORMATS, type FormatName, type Layers } from '../../src/painting/files/formats';
import { type Paper, paperNamed } from '../../src/painting/pdf/paper';
import { NARROWEST_STENCIL, WIDEST_STENCIL } from '../../src/painting/sheet/stencilMargin';
import type { Mm } from '../../src/stone/numbers';
import { readNumber } from '../../src/stone/numbers';
import { readLayers } from './readLayers';
import { Refusal } from './refusal';
import { t } from './texts';

type Extension = (typeof FORMATS)[FormatName]['extension'];

/** The file endings of the formats that have an option. */
function endingsWith(option: string): readonly Extension[] {
  const formats = Object.values(FORMATS).filter(({ options }) => option in options.shape);
  return [...new Set(formats.map(({ extension }) => extension))];
}

/** The default of pixels per mm: about 100 dots an inch. */
const PX_PER_MM = 4;

/** What the export command was asked for. */
export interface Call {
  readonly input: string;
  readonly output: string;
  readonly order: FileOrder;
  /** Whether a file is made although something cannot be drawn as asked for. */
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

type Values = ReturnType<typeof parse>['values'];

function endingOf(output: string): Extension {
  const written = extname(output).toLowerCase();
  const known = Object.values(FORMATS).find(({ extension }) => `.${extension}` === written);
  if (!known) throw new Refusal(t('format', { format: written || output }));
  return known.extension;
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
function checkOffer({ offer, tiled, detailed }: Values): void {
  if (offer && tiled !== undefined) throw new Refusal(t('offerTiled'));
  if (detailed && !offer) throw new Refusal(t('detailedAlone'));
}

/** How far outside what is engraved a stencil ends, in mm. */
export function stencilOf(written: string | undefined): Mm | undefined {
  if (written === undefined) return undefined;
  const margin = readNumber(written);
  if (margin === undefined || margin < NARROWEST_STENCIL || margin > WIDEST_STENCIL)
    throw new Refusal(t('stencil', { written }));
  return margin;
}

/** A stencil's edge is a layer only where the stencil's width is given. */
function layersOf(
  written: string | undefined,
  ending: Extension,
  stencil: Mm | undefined,
): Layers | undefined {
  if (written === undefined) return undefined;
  const layers = readLayers(written, ending);
  if (layers.has('stencil') && stencil === undefined) throw new Refusal(t('layersStencil'));
  return layers;
}

/** Refuses an option that the format does not have: it would be ignored silently. */
function refuseForeign(values: Values, ending: Extension): void {
  const { extension: offered } = FORMATS.offer;
  for (const option of ['tiled', 'offer', 'detailed', 'legacy', 'stencil', 'layers'] as const) {
    // An offer is its own format, with the ending of another.
    const endings = option === 'offer' ? [offered] : endingsWith(option);
    if (values[option] !== undefined && !endings.includes(ending))
      throw new Refusal(
        t('foreign', { option, format: `.${ending}`, formats: endings.map((it) => `.${it}`).join(', ') }),
      );
  }
}

function orderOf(values: Values, ending: Extension): FileOrder {
  const stencil = stencilOf(values.stencil);
  const pxPerMm = pxPerMmOf(values['px-per-mm']);
  const tiled = paperOf(values.tiled);
  checkOffer(values);
  const layers = layersOf(values.layers, ending, stencil);
  switch (ending) {
    case 'pdf':
      if (values.offer) return { format: 'offer', detailed: values.detailed ?? false };
      return { format: 'pdf', tiled };
    case 'svg':
      return { format: 'svg', welded: values.weld };
    case 'dxf':
      return { format: 'dxf', legacy: values.legacy ?? false, stencil, layers };
    case 'plt':
      return { format: 'plt', stencil, layers };
    case 'png':
      return { format: 'png', pxPerMm };
  }
}

/**
 * Reads the arguments of the export.
 *
 * @throws Refusal for arguments it does not understand, and for an option that the format does not have.
 */
export function readCall(args: readonly string[]): Call {
  const { positionals, values } = parse(args);
  const [input, output] = positionals;
  if (!input || !output || positionals.length > 2) throw new Refusal(t('usage'));
  const ending = endingOf(output);
  refuseForeign(values, ending);
  return { input, output, order: orderOf(values, ending), allowMissing: values['allow-missing'] };
}
