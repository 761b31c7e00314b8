import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { type FileOrder, FORMATS, type FormatName, type Layers } from '../../src/painting/files/formats';
import { type Paper, paperNamed } from '../../src/painting/pdf/paper';
import { NARROWEST_STENCIL, WIDEST_STENCIL } from '../../src/painting/sheet/stencilMargin';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import type { Mm } from '../../src/stone/numbers';
import { readNumber } from '../../src/stone/numbers';
import { PERMIT_PARTS, type PermitPart } from '../../src/stone/permit/permitCase';
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
  /** The file with the case that a permit is asked for; undefined where none was named. */
  readonly caseFile: string | undefined;
  /** The language of the papers for a permit; undefined where none was named. */
  readonly locale: Locale | undefined;
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
        permit: { type: 'boolean' },
        part: { type: 'string' },
        case: { type: 'string' },
        locale: { type: 'string' },
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

/** The papers for a permit are a file of their own, and only they have parts, a case and a language. */
function checkPermit({ permit, offer, tiled, part, case: ofCase, locale }: Values): void {
  if (permit && (offer || tiled !== undefined)) throw new Refusal(t('permitOther'));
  const alone = Object.entries({ part, case: ofCase, locale }).find(([, value]) => value !== undefined);
  if (alone && !permit) throw new Refusal(t('permitAlone', { option: alone[0] }));
}

function partOf(written: string | undefined): PermitPart | undefined {
  const part = PERMIT_PARTS.find((known) => known === written);
  if (written !== undefined && !part)
    throw new Refusal(t('permitPart', { written, parts: PERMIT_PARTS.join(', ') }));
  return part;
}

function localeOf(written: string | undefined): Locale | undefined {
  const locale = LOCALES.find((known) => known === written);
  if (written !== undefined && !locale) throw new Refusal(t('inspectLocale', { written }));
  return locale;
}

function stencilOf(written: string | undefined): Mm | undefined {
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
  for (const option of [
    'tiled',
    'offer',
    'detailed',
    'permit',
    'part',
    'legacy',
    'stencil',
    'layers',
  ] as const) {
    // An offer and a permit's papers are formats of their own, with the ending of another.
    const endings = option === 'offer' || option === 'permit' ? [offered] : endingsWith(option);
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
  checkPermit(values);
  const layers = layersOf(values.layers, ending, stencil);
  switch (ending) {
    case 'pdf':
      if (values.permit) return { format: 'permit', part: partOf(values.part) };
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
  const order = orderOf(values, ending);
  const { case: caseFile, 'allow-missing': allowMissing } = values;
  return { input, output, order, caseFile, locale: localeOf(values.locale), allowMissing };
}
