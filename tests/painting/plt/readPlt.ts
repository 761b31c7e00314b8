import type { Point } from '../sheet/points';

/** Reads HP-GL as a plotter does: which pen draws which lines, in stone mm with y down. */
export function drawnBy(plt: string, height = 750): Map<number, Point[][]> {
  const drawn = new Map<number, Point[][]>();
  let pen = 0;
  let at: Point = [0, 0];
  for (const command of plt.split(';').map((part) => part.trim())) {
    const [, name = '', given = ''] = /^([A-Z]{2})(.*)$/.exec(command) ?? [];
    const numbers = given === '' ? [] : given.split(',').map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, index): Point => {
      return [(numbers[2 * index] ?? NaN) / 40, height - (numbers[2 * index + 1] ?? NaN) / 40];
    });
    if (name === 'SP') {
      pen = numbers[0] ?? 0;
      if (pen > 0) drawn.set(pen, []);
    }
    const lines = drawn.get(pen);
    if (name === 'PU') lines?.push([]);
    if (name === 'PD') lines?.at(-1)?.push(at, ...points);
    at = points.at(-1) ?? at;
  }
  return new Map([...drawn].map(([number, lines]) => [number, lines.filter(({ length }) => length > 0)]));
}
