import { type Extension, type FileOrder, FORMATS, type Layers } from '../../src/painting/files/formats';
import { type Paper, paperNamed } from '../../src/painting/pdf/paper';
import { NARROWEST_STENCIL, WIDEST_STENCIL } from '../../src/painting/sheet/stencilMargin';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import type { Mm } from '../../src/stone/numbers';
import { readNumber } from '../../src/stone/numbers';
import { PERMIT_PARTS, type PermitPart } from '../../src/stone/permit/permitCase';
import { endingOf, parseExport, refuseForeign, type Values } from './exportOptions';
import { readCutting } from './readCutting';
import { readLayers } from './readLayers';
import { depthOf, listOf } from './readList';
import { readMachine } from './readMachine';
import { Refusal } from './refusal';
import { t } from './texts';

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

/** A list is a file of its own, and only the one for the drill has a depth. */
function checkList({ list, offer, permit, tiled, depth }: Values): void {
  const other = Object.entries({ offer, permit, tiled }).find(([, value]) => value !== undefined);
  if (list !== undefined && other) throw new Refusal(t('listOther', { option: other[0] }));
  if (list === 'foundry' && depth !== undefined) throw new Refusal(t('listDepth'));
}

/** A text of an order to the foundry: no longer than there is room for. */
function foundryOrder({ mason, number }: Values): FileOrder {
  const read = FORMATS.foundry.options.safeParse({ mason, number });
  if (!read.success) throw new Refusal(t('foundryWords'));
  return { format: 'foundry', ...read.data };
}

function orderOf(values: Values, ending: Extension): FileOrder {
  const stencil = stencilOf(values.stencil);
  const pxPerMm = pxPerMmOf(values['px-per-mm']);
  const tiled = paperOf(values.tiled);
  const list = listOf(values.list, ending);
  checkOffer(values);
  checkPermit(values);
  checkList(values);
  const layers = layersOf(values.layers, ending, stencil);
  const machine = readMachine(values);
  const ticketed = values.ticket ? { ticket: true } : {};
  const cut = { stencil, layers, ...(machine && { machine }), ...ticketed };
  if (!list && (values.mason ?? values.number) !== undefined) throw new Refusal(t('foundryAlone'));
  switch (ending) {
    case 'pdf':
      if (list) return foundryOrder(values);
      if (values.permit) return { format: 'permit', part: partOf(values.part) };
      if (values.offer) return { format: 'offer', detailed: values.detailed ?? false };
      return { format: 'pdf', tiled };
    case 'svg':
      return { format: 'svg', welded: values.weld, layered: values.layered, ...ticketed };
    case 'dxf':
      return { format: 'dxf', legacy: values.legacy ?? false, ...cut };
    case 'plt':
      return { format: 'plt', ...cut };
    case 'nc':
    case 'ngc':
    case 'h':
      return { format: 'gcode', ...readCutting(values, ending), ...ticketed };
    case 'eps':
      return { format: 'eps', stencil, layers, ...ticketed };
    case 'tif':
      return { format: 'tiff', pxPerMm, ...ticketed };
    case 'png':
      return { format: values.heights ? 'heightMap' : 'png', pxPerMm, ...ticketed };
    case 'glb':
    case 'usdz':
    case 'stl':
      return { format: ending };
    case 'csv':
      return list === 'foundry'
        ? { format: 'foundryTable' }
        : { format: 'drill', depth: depthOf(values.depth) };
  }
}

/**
 * Reads the arguments of the export.
 *
 * @throws Refusal for arguments it does not understand, and for an option that the format does not have.
 */
export function readCall(args: readonly string[]): Call {
  const { positionals, values } = parseExport(args);
  const [input, output] = positionals;
  if (!input || !output || positionals.length > 2) throw new Refusal(t('usage'));
  const ending = endingOf(output);
  refuseForeign(values, ending);
  const order = orderOf(values, ending);
  const { case: caseFile, 'allow-missing': allowMissing } = values;
  return { input, output, order, caseFile, locale: localeOf(values.locale), allowMissing };
}
