import svgpath from 'svgpath';
import { boundsOf } from '../../src/geometry/bounds';
import type { Box } from '../../src/geometry/box';
import type { Point } from '../../src/geometry/point';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import type { Drawing } from './contour';

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

/**
 * The exact box of path data, in its units: it touches the curves themselves.
 *
 * @throws Error where the data draws nothing, SyntaxError where it cannot be read
 */
export function bounds(data: string): Box {
  const box = boundsOf(outlineFromSvg(data));
  if (!box) throw new Error('A path with nothing in it has no box.');
  return box;
}

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
