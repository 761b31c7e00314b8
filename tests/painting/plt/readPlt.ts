import type { Point } from '../sheet/points';

/** A number as a plotter of 16 bits keeps it. */
const in16Bits = (given: number) => new Int16Array([given])[0] ?? Number.NaN;

/** Goes on with a line, which begins where the pen comes down. */
function draw(line: Point[] | undefined, points: readonly Point[]): void {
  line?.push(...(line.length === 0 ? points : points.slice(1)));
}

/** Two places of the bed in plotter units (`IP`), and what a file calls them (`SC`), by axis. */
interface Scale {
  readonly bed: readonly [from: number, to: number];
  readonly named: readonly [from: number, to: number];
}

/** Scales of both axes from the numbers of `IP` and of `SC`. */
function scalesOf(
  [p1x = 0, p1y = 0, p2x = 0, p2y = 0]: readonly number[],
  [xFrom = 0, xTo = 0, yFrom = 0, yTo = 0]: readonly number[],
): readonly [Scale, Scale] {
  return [
    { bed: [p1x, p2x], named: [xFrom, xTo] },
    { bed: [p1y, p2y], named: [yFrom, yTo] },
  ];
}

/** The plotter unit that a scaled coordinate means. */
const unscaled = (given: number, { bed: [p1, p2], named: [from, to] }: Scale) =>
  p1 + ((given - from) / (to - from)) * (p2 - p1);

/** What a plotter remembers from one command to the next, in plotter units. */
interface Plotter {
  x: number;
  y: number;
  isRelative: boolean;
  bed: readonly number[];
  scales?: readonly [Scale, Scale];
}

/** Follows a command that says what the numbers behind it mean. */
function setMode(plotter: Plotter, name: string, numbers: readonly number[]): void {
  if (name === 'IN' || name === 'PA') plotter.isRelative = false;
  if (name === 'PR') plotter.isRelative = true;
  if (name === 'IP') plotter.bed = numbers;
  if (name === 'SC') plotter.scales = scalesOf(plotter.bed, numbers);
}

/** Goes to a point, or by a step. */
function move(plotter: Plotter, across: number, up: number): void {
  const { x, y, isRelative, scales } = plotter;
  plotter.x = scales ? unscaled(across, scales[0]) : (isRelative ? x : 0) + in16Bits(across);
  plotter.y = scales ? unscaled(up, scales[1]) : (isRelative ? y : 0) + in16Bits(up);
}

/**
 * Reads HP-GL as a plotter does, by points or by steps: which pen draws which lines, in stone mm with y down. Plotter units have
 * 16 bits; scaled coordinates are real numbers (HP-GL/2).
 *
 * @param left, bottom where the file's origin lies on the stone, in mm from its left and its top.
 */
export function drawnBy(plt: string, bottom = 750, left = 0): Map<number, Point[][]> {
  const drawn = new Map<number, Point[][]>();
  let pen = 0;
  const plotter: Plotter = { x: 0, y: 0, isRelative: false, bed: [] };
  const inMm = (): Point => [left + plotter.x / 40, bottom - plotter.y / 40];
  for (const command of plt.split(';').map((part) => part.trim())) {
    const [, name = '', given = ''] = /^([A-Z]{2})(.*)$/.exec(command) ?? [];
    const numbers = given === '' ? [] : given.split(',').map(Number);
    setMode(plotter, name, numbers);
    if (name === 'SP') {
      pen = numbers[0] ?? 0;
      if (pen > 0) drawn.set(pen, []);
    }
    if (name !== 'PU' && name !== 'PD') continue;
    const at = inMm();
    const points = Array.from({ length: numbers.length / 2 }, (_, index): Point => {
      move(plotter, numbers[2 * index] ?? Number.NaN, numbers[2 * index + 1] ?? Number.NaN);
      return inMm();
    });
    const lines = drawn.get(pen);
    if (name === 'PU') lines?.push([]);
    else draw(lines?.at(-1), [at, ...points]);
  }
  return new Map([...drawn].map(([number, lines]) => [number, lines.filter(({ length }) => length > 0)]));
}
