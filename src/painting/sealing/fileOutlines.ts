import { LAYERS } from '../dxf/layers';

/** The kinds of files whose outlines are read. */
export const READ_ENDINGS = ['svg', 'dxf', 'plt'] as const;
export type ReadEnding = (typeof READ_ENDINGS)[number];

/**
 * Everything that is cut or mounted, as its file has it: numbers in a row, in mm but for a bulge or a knot. A letter among them,
 * which says how a machine gets from one to the next, stands there as its code: another letter lies a whole number away.
 */
export type FileOutlines = readonly number[];

/** The numbers and letters of a text, without what stands between them. */
const readIn = (text: string): number[] =>
  (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[^\s,\d.]/gi) ?? []).map((word) =>
    /\d/.test(word) ? Number(word) : word.charCodeAt(0),
  );

/**
 * The layers of a DXF that are compared, and the groups of an entity that decide its form (DXF reference): coordinates, a side's
 * bulge, whether it is closed, and a curve's knots and how many of them there are.
 */
const CUT_LAYERS: readonly string[] = [LAYERS.engrave.name, LAYERS.mount.name];
const FORM = new Set(['10', '20', '11', '21', '40', '42', '70', '71', '72', '73', '74']);

function inDxf(text: string): FileOutlines {
  const lines = text.split('\n').map((line) => line.trim());
  const numbers: number[] = [];
  let isCut = false;
  for (let at = Math.max(0, lines.indexOf('ENTITIES')) + 1; at + 1 < lines.length; at += 2) {
    const [code = '', value = ''] = lines.slice(at, at + 2);
    if (code === '0') isCut = false;
    if (code === '8') isCut = CUT_LAYERS.includes(value);
    if (isCut && FORM.has(code)) numbers.push(Number(value));
  }
  return numbers;
}

/** The pens that engrave and mount, and HP-GL's units to a mm. */
const CUT_PENS = ['SP1', 'SP2'];
const UNITS = 40;

/** What moves nothing: a comment, which pen, and the beginning. Any other command is compared, since it may shift or scale what follows. */
const IDLE = ['CO', 'SP', 'IN'];

function inPlt(text: string): FileOutlines {
  const numbers: number[] = [];
  let isCut = false;
  for (const command of text.split(';').map((each) => each.trim())) {
    const name = command.slice(0, 2);
    if (name === 'SP') isCut = CUT_PENS.includes(command);
    const isMove = name === 'PU' || name === 'PD';
    if (IDLE.includes(name) || (isMove && !isCut)) continue;
    const given = readIn(command.slice(2));
    numbers.push(...readIn(name), ...given.map((unit) => (isMove ? unit / UNITS : unit)));
  }
  return numbers;
}

/** What places, scales and forms the outlines of an SVG: its page, paths, and whatever moves them. */
const FORMING = /\s(?:d|transform|viewBox|width|height)="([^"]*)"/g;

const inSvg = (text: string): FileOutlines =>
  [...text.matchAll(FORMING)].flatMap(([, value = '']) => readIn(value));

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
