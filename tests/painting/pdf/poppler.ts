import { along, type Point } from '../sheet/points';
import { ask, MM } from './popplerPages';

export { listed, pageSizes, textOf, wordsOf } from './popplerPages';

/** One path that a page draws, in mm from the page's upper left. */
export interface DrawnPath {
  readonly contours: readonly (readonly Point[])[];
  readonly isFilled: boolean;
  readonly isStroked: boolean;
}

/** Every path of a page as Poppler draws it; what only clips is left out. */
export function pathsOf(pdf: Uint8Array, page: number): DrawnPath[] {
  const pages = ['-f', String(page), '-l', String(page)];
  // Poppler would shrink a page that is a fraction of a point larger than whole points.
  const svg = ask('pdftocairo', pdf, ['-svg', '-noshrink', '-nocenter', ...pages], ['-']);
  const shown = svg.replace(/<defs>[\s\S]*?<\/defs>/g, '');
  return [...shown.matchAll(/<path style="([^"]*)" d="([^"]*)"(?: transform="matrix\(([^)]*)\)")?/g)].map(
    ([, style = '', d = '', matrix = '1,0,0,1,0,0']) => ({
      contours: contoursIn(d, matrix.split(',').map(Number)),
      isFilled: !style.includes('fill:none'),
      isStroked: !style.includes('stroke:none'),
    }),
  );
}

function contoursIn(d: string, [a = 1, b = 0, c = 0, e = 1, f = 0, g = 0]: readonly number[]): Point[][] {
  const contours: Point[][] = [];
  for (const [, verb, given = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = given.trim().split(/\s+/).map(Number);
    const points = Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => {
      const [x = NaN, y = NaN] = [numbers[2 * index], numbers[2 * index + 1]];
      return [(a * x + c * y + f) * MM, (b * x + e * y + g) * MM];
    });
    const from = contours.at(-1)?.at(-1);
    if (verb === 'M') contours.push(points);
    else if (verb === 'L') contours.at(-1)?.push(...points);
    else if (verb === 'C' && from) contours.at(-1)?.push(...along([from, ...points]));
  }
  return contours.filter(({ length }) => length > 1);
}
