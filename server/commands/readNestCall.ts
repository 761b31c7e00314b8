import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { PENS } from '../../src/painting/files/fileOptions';
import {
  coloursOf,
  type MasonSettings,
  rubberOf as rubberIn,
  stencilOf as stencilIn,
  usualMachineOf,
} from '../../src/painting/files/masonSettings';
import { PIECES, type Pieces } from '../../src/painting/nesting/piecesOf';
import { LEAST_ROOM, type Rubber, USUAL_RUBBER } from '../../src/painting/nesting/roll';
import type { RollFormat } from '../../src/painting/nesting/rollFile';
import { ROTATIONS, type Rotation } from '../../src/painting/nesting/turns';
import type { Machine } from '../../src/painting/sheet/knife/machine';
import type { LayerColours } from '../../src/painting/sheet/layerColours';
import { type Mm, readNumber } from '../../src/stone/numbers';
import { stencilOf } from './readCall';
import { readSettings } from './readSettings';
import { Refusal } from './refusal';
import { t } from './texts';

/** What the command for a roll of stencils was asked for. */
export interface NestCall {
  readonly inputs: readonly string[];
  readonly output: string;
  readonly format: RollFormat;
  /** Lines and arcs in a DXF, for older plotters. */
  readonly legacy: boolean;
  /** The pen that writes the labels of a PLT; they are left out without it. */
  readonly labelPen: number | undefined;
  /** Whether each file says what lies on its roll. */
  readonly ticket: boolean;
  readonly rubber: Rubber;
  /** How far outside what is engraved the stencils end. */
  readonly stencil: Mm;
  readonly rotation: Rotation;
  readonly pieces: Pieces;
  /** Where a picture of the roll is written. */
  readonly picture: string | undefined;
  readonly allowMissing: boolean;
  /** What cuts the roll, and the colours of a DXF's layers, as the workshop's settings say. */
  readonly machine: Machine | undefined;
  readonly colours: LayerColours | undefined;
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ roll: text, length: text, margin: text, gap: text, stencil: text, rotate: text, pieces: text },
        ...{
          picture: text,
          settings: text,
          'label-pen': text,
          legacy: flag,
          ticket: flag,
          'allow-missing': flag,
        },
      },
    });
  } catch {
    throw new Refusal(t('nestUsage'));
  }
}

type Values = ReturnType<typeof parse>['values'];

function lengthOf(option: string, written: string | undefined, least: Mm, other: Mm): Mm {
  if (written === undefined) return other;
  const length = readNumber(written);
  if (length === undefined || !Number.isFinite(length) || length < least)
    throw new Refusal(t('nestNumber', { option, least, written }));
  return length;
}

/** The rubber by the options, and where one is left out by the workshop's settings. */
function rubberOf(values: Values, settings: MasonSettings): Rubber {
  const own = rubberIn(settings);
  if (values.roll === undefined && !own) throw new Refusal(t('nestUsage'));
  const usual = own ?? USUAL_RUBBER;
  const margin = lengthOf('margin', values.margin, 0, usual.margin);
  // Something must be left of a roll between its margins.
  const least = 2 * margin + LEAST_ROOM;
  return {
    width: lengthOf('roll', values.roll, least, own?.width ?? least),
    longest: lengthOf('length', values.length, least, usual.longest),
    margin,
    gap: lengthOf('gap', values.gap, 0, usual.gap),
  };
}

function oneOf<T extends string>(
  option: string,
  written: string | undefined,
  known: readonly T[],
  other: T,
): T {
  if (written === undefined) return other;
  const found = known.find((each) => each === written);
  if (!found) throw new Refusal(t('nestChoice', { option, choices: known.join(', '), written }));
  return found;
}

function labelPenOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const pen = readNumber(written);
  if (pen === undefined || !Number.isInteger(pen) || pen < 1 || pen > PENS)
    throw new Refusal(t('nestPen', { pens: PENS, written }));
  return pen;
}

function formatOf(output: string): NestCall['format'] {
  const ending = extname(output).toLowerCase();
  if (ending !== '.dxf' && ending !== '.plt')
    throw new Refusal(t('nestFormat', { format: ending || output }));
  return ending === '.dxf' ? 'dxf' : 'plt';
}

/** Refuses an option that the format does not have: it would be ignored silently. */
function refuseForeign(values: Values, format: NestCall['format']): void {
  const given = { legacy: values.legacy ? 'dxf' : undefined, 'label-pen': values['label-pen'] && 'plt' };
  for (const [option, only] of Object.entries(given)) {
    if (only && only !== format)
      throw new Refusal(t('foreign', { option, format: `.${format}`, formats: `.${only}` }));
  }
}

/**
 * Reads the arguments of the command for a roll of stencils.
 *
 * @throws Refusal for arguments it does not understand, and for settings that cannot be read.
 */
export async function readNestCall(args: readonly string[]): Promise<NestCall> {
  const { positionals, values } = parse(args);
  const output = positionals.at(-1);
  if (output === undefined || positionals.length < 2) throw new Refusal(t('nestUsage'));
  const format = formatOf(output);
  refuseForeign(values, format);
  const { picture } = values;
  const settings = values.settings === undefined ? {} : await readSettings(values.settings);
  if (picture !== undefined && extname(picture).toLowerCase() !== '.svg')
    throw new Refusal(t('nestPicture', { format: extname(picture) || picture }));
  return {
    inputs: positionals.slice(0, -1),
    output,
    format,
    legacy: values.legacy,
    labelPen: labelPenOf(values['label-pen']) ?? (format === 'plt' ? settings.roll?.labelPen : undefined),
    ticket: values.ticket || settings.ticket === 'always',
    rubber: rubberOf(values, settings),
    stencil: stencilOf(values.stencil) ?? stencilIn(settings),
    rotation: oneOf('rotate', values.rotate, Object.keys(ROTATIONS) as Rotation[], '180'),
    pieces: oneOf('pieces', values.pieces, PIECES, 'lines'),
    picture,
    allowMissing: values['allow-missing'],
    machine: usualMachineOf(settings),
    colours: format === 'dxf' ? coloursOf(settings) : undefined,
  };
}
