import svgpath from 'svgpath';
import type { Drawing, Point } from './contour';

const written = ([x, y]: Point) => `${x} ${y}`;

/** A drawing as SVG path data, unrounded. */
export function pathData(drawing: Drawing): string {
  return drawing
    .map(({ start, steps }) => {
      const drawn = steps.map(({ to, via }) =>
        via ? `C${written(via[0])} ${written(via[1])} ${written(to)}` : `L${written(to)}`,
      );
      return `M${written(start)}${drawn.join('')}Z`;
    })
    .join('');
}

/** The drawing moved to the top left 0 0 and rounded to 0.001 mm, and its size. */
export type Fitted = { readonly outline: string; readonly width: number; readonly height: number };

/**
 * Path data scaled to a size.
 *
 * @param width how wide the drawing is to be in mm; its height follows
 * @param places how many decimals of a millimetre are kept
 */
export function fitted(data: string, width: number, places = 3): Fitted {
  const plain = svgpath(data).abs().unarc().unshort();
  const box = bounds(plain.toString());
  const scale = width / (box.right - box.left);
  const outline = closed(plain.translate(-box.left, -box.top).scale(scale).round(places).toString());
  const drawn = bounds(outline);
  return { outline, width: rounded(drawn.right), height: rounded(drawn.bottom) };
}

/** Absolute path data with every piece closed explicitly: filling closes it anyway, cutters and plotters do not. */
const closed = (data: string) =>
  data
    .split(/(?=M)/)
    .map((piece) => (/Z\s*$/.test(piece) ? piece : `${piece.trimEnd()}Z`))
    .join('');

const rounded = (length: number) => Math.round(length * 1000) / 1000;

/** The box of what is drawn, in the units of the path data. */
export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The exact box of path data: the ends of its steps and the turning points of its curves.
 *
 * @throws Error where the data cannot be read
 */
export function bounds(data: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  const path = svgpath(data).abs().unarc().unshort();
  path.iterate(([command, ...numbers], _index, x, y) => {
    if (command === 'Z') return;
    if (command === 'H') xs.push(...axis([x, numbers[0] ?? x]));
    else if (command === 'V') ys.push(...axis([y, numbers[0] ?? y]));
    else {
      xs.push(...axis([x, ...numbers.filter((_, i) => i % 2 === 0)].slice(command === 'M' ? 1 : 0)));
      ys.push(...axis([y, ...numbers.filter((_, i) => i % 2 === 1)].slice(command === 'M' ? 1 : 0)));
    }
  });
  if (xs.length === 0 || ys.length === 0) throw new Error('A path with nothing in it has no box.');
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Where a Bézier curve along one axis begins, ends and turns, given its two to four control values. */
function axis(values: readonly number[]): number[] {
  const [a = 0, b = a, c = b, d = c] = values;
  if (values.length < 3) return [a, b];
  if (values.length === 3) return [a, c, ...turns(0, a - 2 * b + c, b - a).map((t) => quadratic(a, b, c, t))];
  return [a, d, ...turns(3 * (b - c) + d - a, 2 * (a - 2 * b + c), b - a).map((t) => cubic(a, b, c, d, t))];
}

const quadratic = (a: number, b: number, c: number, t: number) =>
  a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t;

const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;

/** The roots of p·t² + q·t + r between 0 and 1. */
function turns(p: number, q: number, r: number): number[] {
  if (Math.abs(p) < 1e-12) return Math.abs(q) < 1e-12 ? [] : within([-r / q]);
  const under = q * q - 4 * p * r;
  return under < 0 ? [] : within([(-q + Math.sqrt(under)) / (2 * p), (-q - Math.sqrt(under)) / (2 * p)]);
}

const within = (ts: number[]) => ts.filter((t) => t > 0 && t < 1);

/** Path data stretched to an exact size in mm and rounded to 0.001 mm. */
export function stretched(data: string, width: number, height: number): string {
  const plain = svgpath(data).abs().unarc().unshort();
  const box = bounds(plain.toString());
  return plain
    .translate(-box.left, -box.top)
    .scale(width / (box.right - box.left), height / (box.bottom - box.top))
    .round(3)
    .toString();
}
