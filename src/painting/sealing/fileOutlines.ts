import { LAYERS } from '../dxf/layers';

/** The kinds of files whose outlines are read. */
export const READ_ENDINGS = ['svg', 'dxf', 'plt'] as const;
export type ReadEnding = (typeof READ_ENDINGS)[number];

/** Everything that is cut or mounted, as its file has it: numbers in a row, in mm but for a bulge. */
export type FileOutlines = readonly number[];

/** The layers of a DXF that are compared, and the groups of an entity that are coordinates or bend a side (DXF reference). */
const CUT_LAYERS: readonly string[] = [LAYERS.engrave.name, LAYERS.mount.name];
const COORDINATES = new Set(['10', '20', '11', '21', '42']);

function inDxf(text: string): FileOutlines {
  const lines = text.split('\n').map((line) => line.trim());
  const numbers: number[] = [];
  let isCut = false;
  for (let at = Math.max(0, lines.indexOf('ENTITIES')) + 1; at + 1 < lines.length; at += 2) {
    const [code = '', value = ''] = lines.slice(at, at + 2);
    if (code === '0') isCut = false;
    if (code === '8') isCut = CUT_LAYERS.includes(value);
    if (isCut && COORDINATES.has(code)) numbers.push(Number(value));
  }
  return numbers;
}

/** The pens that engrave and mount, and HP-GL's units to a mm. */
const CUT_PENS = ['SP1', 'SP2'];
const UNITS = 40;

function inPlt(text: string): FileOutlines {
  const numbers: number[] = [];
  let isCut = false;
  for (const command of text.split(';').map((each) => each.trim())) {
    if (command.startsWith('SP')) isCut = CUT_PENS.includes(command);
    if (!isCut || !(command.startsWith('PU') || command.startsWith('PD'))) continue;
    numbers.push(
      ...command
        .slice(2)
        .split(',')
        .map((unit) => Number(unit) / UNITS),
    );
  }
  return numbers;
}

/** The numbers of path data: everything between its letters. */
const numbersOf = (data: string) =>
  data
    .split(/[A-Za-z ,\n]/)
    .filter((word) => word !== '')
    .map(Number);

function inSvg(text: string): FileOutlines {
  return text
    .split(' d="')
    .slice(1)
    .flatMap((rest) => numbersOf(rest.slice(0, rest.indexOf('"'))));
}

const READERS: Readonly<Record<ReadEnding, (text: string) => FileOutlines>> = {
  svg: inSvg,
  dxf: inDxf,
  plt: inPlt,
};

/** Reads what is cut and mounted out of a file that this program wrote; of an SVG the stone as well. */
export const fileOutlines = (ending: ReadEnding, text: string): FileOutlines => READERS[ending](text);

/**
 * How far two files' outlines lie apart at most, in mm: number by number, since the same outlines are written in the same order.
 *
 * @returns undefined where one has more of them than the other: then they are other outlines, or were written by another program.
 */
export function apart(one: FileOutlines, other: FileOutlines): number | undefined {
  if (one.length !== other.length || one.length === 0) return undefined;
  const most = one.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? Number.NaN))),
    0,
  );
  return Number.isNaN(most) ? undefined : most;
}
