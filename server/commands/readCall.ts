import type { Layers } from '../../src/painting/files/fileOptions';
import {
  type FileOrder,
  FORMAT_NAMES,
  FORMATS,
  type FormatName,
  optionsOf,
} from '../../src/painting/files/formats';
import { type Paper, paperNamed } from '../../src/painting/pdf/paper';
import { NARROWEST_STENCIL, WIDEST_STENCIL } from '../../src/painting/sheet/stencilMargin';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import type { Mm } from '../../src/stone/numbers';
import { readNumber } from '../../src/stone/numbers';
import { PERMIT_PARTS, type PermitPart } from '../../src/stone/permit/permitCase';
import { endingOf, parseExport, refuseForeign, usage, type Values } from './exportOptions';
import { readCutting } from './readCutting';
import { readLayers } from './readLayers';
import { depthOf, type List, listOf } from './readList';
import { readMachine } from './readMachine';
import { Refusal } from './refusal';
import { t } from './texts';

/** The default of pixels per mm: about 100 dots an inch. */
const PX_PER_MM = 4;

/** Formats that share their ending with another, and are made where an option asks for them. */
const BY_OPTION: readonly FormatName[] = ['offer', 'permit', 'foundry', 'foundryTable', 'heightMap'];

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
function layersOf(written: string | undefined, ending: string, stencil: Mm | undefined): Layers | undefined {
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

/** The format of a file: what its ending means alone, or, where several formats share it, what an option asks for. */
function formatOf({ offer, permit, heights }: Values, ending: string, list: List | undefined): FormatName {
  if (ending === 'csv' && list === 'foundry') return 'foundryTable';
  if (ending === 'pdf' && list === 'foundry') return 'foundry';
  if (permit) return 'permit';
  if (offer) return 'offer';
  if (heights) return 'heightMap';
  const plain = FORMAT_NAMES.filter((name) => !BY_OPTION.includes(name));
  const named = plain.find((name) => FORMATS[name].extensions.includes(ending));
  // Its ending was looked up in the same table.
  if (!named) throw new Error(`no format has the ending ${ending}`);
  return named;
}

/** @throws Refusal for options out of bounds, and for some that do not go together. */
function orderOf(values: Values, ending: string): FileOrder {
  const list = listOf(values.list, ending);
  checkOffer(values);
  checkPermit(values);
  checkList(values);
  if (!list && (values.mason ?? values.number) !== undefined) throw new Refusal(t('foundryAlone'));
  const format = formatOf(values, ending, list);
  const { mason, number, layered } = values;
  const stencil = stencilOf(values.stencil);
  const given = {
    ...{ mason, number, layered, stencil, welded: values.weld },
    detailed: values.detailed ?? false,
    legacy: values.legacy ?? false,
    pxPerMm: pxPerMmOf(values['px-per-mm']),
    tiled: paperOf(values.tiled),
    part: partOf(values.part),
    layers: layersOf(values.layers, ending, stencil),
    machine: readMachine(values),
    ...(values.ticket && { ticket: true }),
    ...(format === 'drill' && { depth: depthOf(values.depth) }),
    ...(format === 'gcode' && readCutting(values, ending)),
  };
  // Each format takes what it knows of them.
  const read = optionsOf(format).safeParse(given);
  // Everything else was looked at one by one: a name or number too long for the foundry's paper is left.
  if (!read.success) throw new Refusal(t('foundryWords'));
  // The compiler does not see that the options are those of the same format.
  return { format, ...read.data } as FileOrder;
}

/**
 * Reads the arguments of the export.
 *
 * @throws Refusal for arguments it does not understand, and for an option that the format does not have.
 */
export function readCall(args: readonly string[]): Call {
  const { positionals, values } = parseExport(args);
  const [input, output] = positionals;
  if (!input || !output || positionals.length > 2) throw new Refusal(usage());
  const ending = endingOf(output);
  refuseForeign(values, ending);
  const order = orderOf(values, ending);
  const { case: caseFile, 'allow-missing': allowMissing } = values;
  return { input, output, order, caseFile, locale: localeOf(values.locale), allowMissing };
}
