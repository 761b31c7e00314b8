import { type Box, boxAroundAll, boxUnder } from '../../geometry/box';
import { boxAround, contoursOf } from '../../geometry/contour';
import type { Matrix } from '../../geometry/matrix';
import { outlineFromSvg } from '../../geometry/svgPath';

/** How far curves may be from the polygon that they are measured by, in mm: far below what is seen. */
const TOLERANCE = 0.01;

/** How much of the stone is shown around a line, as a share of the drawing's height. */
const MARGIN = 0.35;

/** A letter of a line as it is drawn. */
export interface DrawnLetter {
  /** Its character of the line's text (a grapheme cluster), counted from 0. */
  readonly index: number;
  readonly character: string;
  /** In mm from the stone's top left. */
  readonly box: Box;
}

/** An element of a stone, drawn alone on it. */
export interface DrawnElement {
  /** An SVG file of this part of the stone. */
  readonly svg: string;
  /** What it shows, in mm from the stone's top left. */
  readonly view: Box;
  readonly letters: readonly DrawnLetter[];
}

/** A stone's drawing, of which single elements can be taken. */
export interface StoneDrawing {
  /** In mm. */
  readonly width: number;
  readonly height: number;
  /** An element by its index in `Parms`, the frame by `frame`; undefined where it is not drawn. */
  element(named: number | 'frame'): DrawnElement | undefined;
}

const pathBox = (d: string): Box | undefined => {
  const contours = contoursOf(outlineFromSvg(d), TOLERANCE);
  return contours.length === 0 ? undefined : boxAround(contours);
};

/** The box of an embedded picture, which is placed by `matrix(a b c d e f)`. */
function imageBox(image: Element): Box | undefined {
  const written = image.getAttribute('transform');
  if (!written?.startsWith('matrix(')) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = written.slice(7, -1).split(' ').map(Number);
  const matrix: Matrix = [a, b, c, d, e, f];
  const size = (name: string) => Number(image.getAttribute(name));
  return boxUnder({ left: 0, top: 0, right: size('width'), bottom: size('height') }, matrix);
}

/** The box around all that is drawn in a group, in mm. */
function boxOf(group: Element): Box | undefined {
  const paths = [...group.querySelectorAll('path')].map((path) => pathBox(path.getAttribute('d') ?? ''));
  // A photograph within an edge reaches beyond it, and only its edge is seen.
  const images = paths.length > 0 ? [] : [...group.querySelectorAll('image')].map(imageBox);
  return boxAroundAll([...paths, ...images].flatMap((box) => box ?? []));
}

function lettersOf(groups: readonly Element[]): DrawnLetter[] {
  return groups.flatMap((group) => {
    const box = boxOf(group);
    if (!box || !group.hasAttribute('data-char')) return [];
    const character = group.getAttribute('data-cluster') ?? '';
    return [{ index: Number(group.getAttribute('data-char')), character, box }];
  });
}

/** A box with some of the stone around it, and never beyond the stone. */
function withMargin({ left, top, right, bottom }: Box, width: number, height: number): Box {
  const margin = Math.max(4, (bottom - top) * MARGIN);
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin),
    bottom: Math.min(height, bottom + margin),
  };
}

/**
 * Reads the drawing of a stone that the product itself makes (`paintSvg`, not welded): elements are groups with
 * `data-element`, letters groups with `data-char`, in mm.
 */
export function readDrawing(svg: string): StoneDrawing {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const [left = 0, , whole = 0, down = 0] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
  // A base reaches out to the left and right of the stone, and begins at its foot.
  const base = root.querySelector('path[data-base]')?.getAttribute('d');
  const [width, height] = [whole + 2 * left, (base && pathBox(base)?.top) || down];
  const slab = [...root.children].filter(
    (child) =>
      child.hasAttribute('data-stone') ||
      child.id === 'stone' ||
      child.getAttribute('clip-path') === 'url(#stone)',
  );
  return {
    width,
    height,
    element: (named) => {
      const query = named === 'frame' ? 'g[data-frame]' : `g[data-element="${named}"]`;
      const groups = [...root.querySelectorAll(query)];
      const box = boxAroundAll(groups.flatMap((group) => boxOf(group) ?? []));
      if (!box) return undefined;
      const view = withMargin(box, width, height);
      const size = `${view.left} ${view.top} ${view.right - view.left} ${view.bottom - view.top}`;
      const parts = [...slab, ...groups].map((part) => new XMLSerializer().serializeToString(part));
      const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" width="${view.right - view.left}mm" height="${view.bottom - view.top}mm">`;
      return { svg: [opening, ...parts, '</svg>'].join(''), view, letters: lettersOf(groups) };
    },
  };
}
