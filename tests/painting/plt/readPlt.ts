import type { Point } from '../sheet/points';

/** A number as a plotter of 16 bits keeps it. */
const in16Bits = (given: number) => new Int16Array([given])[0] ?? Number.NaN;

/** Goes on with a line, which begins where the pen comes down. */
function draw(line: Point[] | undefined, points: readonly Point[]): void {
  line?.push(...(line.length === 0 ? points : points.slice(1)));
}

/**
 * Reads HP-GL as a plotter of 16 bits does, by points or by steps: which pen draws which lines, in stone mm with y down.
 *
 * @param left, bottom where the file's origin lies on the stone, in mm from its left and its top.
 */
export function drawnBy(plt: string, bottom = 750, left = 0): Map<number, Point[][]> {
  const drawn = new Map<number, Point[][]>();
  let pen = 0;
  let isRelative = false;
  let [x, y] = [0, 0];
  const inMm = (): Point => [left + x / 40, bottom - y / 40];
  for (const command of plt.split(';').map((part) => part.trim())) {
    const [, name = '', given = ''] = /^([A-Z]{2})(.*)$/.exec(command) ?? [];
    const numbers = given === '' ? [] : given.split(',').map(Number);
    const at = inMm();
    const points = Array.from({ length: numbers.length / 2 }, (_, index): Point => {
      const [across, up] = [numbers[2 * index], numbers[2 * index + 1]].map((n) => in16Bits(n ?? Number.NaN));
      [x, y] = [(isRelative ? x : 0) + (across ?? 0), (isRelative ? y : 0) + (up ?? 0)];
      return inMm();
    });
    if (name === 'IN' || name === 'PA') isRelative = false;
    if (name === 'PR') isRelative = true;
    if (name === 'SP') {
      pen = numbers[0] ?? 0;
      if (pen > 0) drawn.set(pen, []);
    }
    const lines = drawn.get(pen);
    if (name === 'PU') lines?.push([]);
    if (name === 'PD') draw(lines?.at(-1), [at, ...points]);
  }
  return new Map([...drawn].map(([number, lines]) => [number, lines.filter(({ length }) => length > 0)]));
}
