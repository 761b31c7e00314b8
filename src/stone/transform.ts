import { radians } from '../geometry/angle';
import { joinMatrices, type Matrix } from '../geometry/matrix';
import { FARTHEST } from './numbers';

/** One function of a list and the rest after it: its name and its arguments. */
const FUNCTION = /^,?\s*([a-zA-Z]+)\s*\(([^()]*)\)/;

/** A number as CSS and SVG write it, and its unit. */
const ARGUMENT = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)$/i;

/** The greatest stretch of an outline by a transform; more is a mistake. */
const MOST = 1000;

/** A transform that leaves less than this fraction of the area would leave nothing to cut. */
const LEAST_AREA = 1e-6;

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Degrees per unit of angle. */
const DEGREES: Readonly<Record<string, number>> = {
  '': 1,
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
};

/** The units an argument may be written in: lengths are mm, since nothing on a stone has pixels. */
const UNITS = { angle: DEGREES, length: { '': 1, mm: 1 }, number: { '': 1 } } as const;

/** The arguments as plain numbers; undefined where one is not a number. */
function readArguments(written: string, kindOf: (index: number) => keyof typeof UNITS): number[] | undefined {
  const words = written.trim().split(/\s*,\s*|\s+/);
  const numbers = words.map((word, index) => {
    const [, number, unit = ''] = ARGUMENT.exec(word) ?? [];
    const units: Readonly<Record<string, number>> = UNITS[kindOf(index)];
    const factor = units[unit.toLowerCase()];
    return number === undefined || factor === undefined ? Number.NaN : Number(number) * factor;
  });
  return numbers.every(Number.isFinite) ? numbers : undefined;
}

function rotation(degrees: number): Matrix {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [cos, sin, -sin, cos, 0, 0];
}

const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
const slope = (degrees: number) => Math.tan(radians(degrees));

/** A function's arguments: how many it may have, their types, and the resulting matrix. */
interface Form {
  readonly counts: readonly number[];
  readonly kindOf: (index: number) => keyof typeof UNITS;
  readonly matrix: (given: readonly number[]) => Matrix;
}

const FORMS: Readonly<Record<string, Form>> = {
  matrix: {
    counts: [6],
    kindOf: (index) => (index < 4 ? 'number' : 'length'),
    matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  },
  translate: { counts: [1, 2], kindOf: () => 'length', matrix: ([x = 0, y = 0]) => translation(x, y) },
  translatex: { counts: [1], kindOf: () => 'length', matrix: ([x = 0]) => translation(x, 0) },
  translatey: { counts: [1], kindOf: () => 'length', matrix: ([y = 0]) => translation(0, y) },
  scale: { counts: [1, 2], kindOf: () => 'number', matrix: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0] },
  scalex: { counts: [1], kindOf: () => 'number', matrix: ([x = 1]) => [x, 0, 0, 1, 0, 0] },
  scaley: { counts: [1], kindOf: () => 'number', matrix: ([y = 1]) => [1, 0, 0, y, 0, 0] },
  // With two more arguments about that point, as in SVG.
  rotate: {
    counts: [1, 3],
    kindOf: (index) => (index === 0 ? 'angle' : 'length'),
    matrix: ([turn = 0, x = 0, y = 0]) =>
      joinMatrices(translation(x, y), joinMatrices(rotation(turn), translation(-x, -y))),
  },
  skewx: { counts: [1], kindOf: () => 'angle', matrix: ([x = 0]) => [1, 0, slope(x), 1, 0, 0] },
  skewy: { counts: [1], kindOf: () => 'angle', matrix: ([y = 0]) => [1, slope(y), 0, 1, 0, 0] },
  skew: {
    counts: [1, 2],
    kindOf: () => 'angle',
    matrix: ([x = 0, y = 0]) => [1, slope(y), slope(x), 1, 0, 0],
  },
};

function isSensible([a, b, c, d, e, f]: Matrix): boolean {
  return (
    [a, b, c, d].every((part) => Math.abs(part) <= MOST) &&
    [e, f].every((part) => Math.abs(part) <= FARTHEST) &&
    Math.abs(a * d - b * c) >= LEAST_AREA
  );
}

/**
 * Reads a vignet's `transform`: a list of functions as CSS Transforms Level 1 and SVG write them (`matrix`,
 * `translate`, `scale`, `rotate`, `skewX`, `skewY` and their kin), carried out about the vignet's middle, the last one
 * first. Angles are degrees unless they say otherwise and turn clockwise, lengths are mm.
 *
 * @returns no transform for an empty one or `none`; undefined for an unreadable list, or one that would leave
 * nothing to cut.
 */
export function readTransform(written: string): Matrix | undefined {
  let rest = written.trim();
  if (rest === '' || rest.toLowerCase() === 'none') return IDENTITY;
  let whole = IDENTITY;
  while (rest !== '') {
    const [found, name = '', given = ''] = FUNCTION.exec(rest) ?? [];
    const form = FORMS[name.toLowerCase()];
    const numbers = form && readArguments(given, form.kindOf);
    if (!found || !form || !numbers || !form.counts.includes(numbers.length)) return undefined;
    whole = joinMatrices(whole, form.matrix(numbers));
    rest = rest.slice(found.length).trim();
  }
  return isSensible(whole) ? whole : undefined;
}
