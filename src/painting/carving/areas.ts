import { ramerDouglasPeuckerPathsD } from 'clipper2-ts';
import type { Box } from '../../geometry/box';
import type { Outline } from '../../geometry/outline';
import { outlineOfContours } from '../../geometry/outlineOfContours';
import type { Point } from '../../geometry/point';
import { areaOf, type Polygon, polygonsOf } from '../../geometry/polygon';
import { type Contour, contoursOf } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';
import { type Nest, nested } from '../sheet/order/nesting';

/** The form of a filled area: the contour around it, with a positive `areaOf`, and the holes in it, with a negative one. */
export type Form = readonly Polygon[];

/** A filled area: a form and its place, in mm. Areas of the same form (most letters of an inscription) share it. */
export interface Area {
  readonly form: Form;
  readonly x: Mm;
  readonly y: Mm;
  readonly box: Box;
}

/** Two areas whose points differ by less than this, in mm, have the same form. */
const SAME: Mm = 1e-6;

/** How far the chords of a curve may deviate from it, and the points left out from those, in mm. */
const CHORD: Mm = 0.001;
const STRAIGHT: Mm = 0.004;

/** A contour as straight pieces, in the direction in which its area has this sign. */
function turned(contour: Contour, sign: 1 | -1): Polygon | undefined {
  const [polygon] = polygonsOf(outlineOfContours([contour]), CHORD);
  if (!polygon) return undefined;
  const [thinned] = ramerDouglasPeuckerPathsD([[...polygon]], STRAIGHT);
  const kept = thinned && thinned.length > 2 ? thinned : polygon;
  return Math.sign(areaOf(kept)) === sign ? kept : [...kept].reverse();
}

/** Contours moved so that the first begins at 0 0. */
function local(contours: readonly Contour[], [left, top]: Point): Contour[] {
  const moved = ([x, y]: Point): Point => [x - left, y - top];
  return contours.map(({ closed, start, strokes }) => ({
    closed,
    start: moved(start),
    strokes: strokes.map(({ from, controls, to }) => ({
      from: moved(from),
      to: moved(to),
      ...(controls && { controls: [moved(controls[0]), moved(controls[1])] as const }),
    })),
  }));
}

const keyOf = (contours: readonly Contour[]): string =>
  contours
    .flatMap(({ strokes }) => strokes.map(({ controls = [], to }) => [...controls, to].flat()))
    .map((numbers) => numbers.map((mm) => Math.round(mm / SAME)).join(' '))
    .join();

function formOf([around, ...holes]: readonly Contour[]): Form {
  const outer = around && turned(around, 1);
  return outer ? [outer, ...holes.map((hole) => turned(hole, -1)).filter((hole) => hole !== undefined)] : [];
}

function areasIn({ contour, box, inner }: Nest, forms: Map<string, Form>): Area[] {
  const contours = local([contour, ...inner.map((hole) => hole.contour)], contour.start);
  const key = keyOf(contours);
  const form = forms.get(key) ?? formOf(contours);
  forms.set(key, form);
  const [x, y] = contour.start;
  const within = inner.flatMap((hole) => hole.inner.flatMap((nest) => areasIn(nest, forms)));
  return [{ form, x, y, box }, ...within];
}

/**
 * The areas that an outline fills, each with its holes: every second of contours that lie in one another is a hole, since
 * a weld leaves no other.
 *
 * @param outline welded, in mm: its contours do not cross.
 * @param forms what is known already, by what tells forms apart; new ones are added. Outlines of one stone share their letters'.
 */
export function areasOf(outline: Outline, forms = new Map<string, Form>()): Area[] {
  return nested(contoursOf(outline)).flatMap((nest) => areasIn(nest, forms));
}
