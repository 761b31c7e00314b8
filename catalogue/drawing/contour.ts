import { radians } from '../../src/geometry/angle';
import type { Point } from '../../src/geometry/point';
import { signedAreaOf } from '../../src/geometry/ring';

/** A step of a contour in mm: a straight line to `to`, or a cubic curve with the two control points `via`. */
export type Step = { readonly to: Point; readonly via?: readonly [Point, Point] };

/** One closed line. */
export type Contour = { readonly start: Point; readonly steps: readonly Step[] };

/** A drawing: closed lines that together are filled by the nonzero rule. */
export type Drawing = readonly Contour[];

export const line = (to: Point): Step => ({ to });
export const curve = (first: Point, second: Point, to: Point): Step => ({ to, via: [first, second] });

/** The same contour with every point moved. */
function mapped(contour: Contour, move: (point: Point) => Point): Contour {
  return {
    start: move(contour.start),
    steps: contour.steps.map(({ to, via }) =>
      via ? curve(move(via[0]), move(via[1]), move(to)) : line(move(to)),
    ),
  };
}

/** Every point of a drawing put through `move`. */
export const moved = (drawing: Drawing, move: (point: Point) => Point): Drawing =>
  drawing.map((contour) => mapped(contour, move));

/** A drawing turned about the origin (degrees, clockwise), scaled and then shifted (mm). */
export function placed(
  drawing: Drawing,
  at: { x?: number; y?: number; turn?: number; scale?: number },
): Drawing {
  const { x = 0, y = 0, turn = 0, scale = 1 } = at;
  const angle = radians(turn);
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return moved(drawing, ([px, py]) => [x + px * c - py * s, y + px * s + py * c]);
}

/** A drawing mirrored left to right about x = 0; solid pieces stay solid and holes stay holes. */
export const mirrored = (drawing: Drawing): Drawing => moved(drawing, ([x, y]) => [-x, y]).map(reversed);

/** Whether the contour runs anticlockwise as seen with y down, by its corners and control points. */
function isAnticlockwise({ start, steps }: Contour): boolean {
  return signedAreaOf([start, ...steps.flatMap(({ to, via }) => (via ? [...via, to] : [to]))]) < 0;
}

/** The same line run the other way round. */
export function reversed({ start, steps }: Contour): Contour {
  const froms = [start, ...steps.map(({ to }) => to)];
  const back = steps.map(({ via }, index): Step => {
    const to = froms[index] ?? start;
    return via ? curve(via[1], via[0], to) : line(to);
  });
  return { start: froms[froms.length - 1] ?? start, steps: back.reverse() };
}

/** Every contour made clockwise, so that overlapping pieces add up instead of cutting holes. */
export const solid = (drawing: Drawing): Drawing =>
  drawing.map((contour) => (isAnticlockwise(contour) ? reversed(contour) : contour));

/** Every contour made anticlockwise: cuts a hole into a solid drawing below it. */
export const hole = (drawing: Drawing): Drawing => solid(drawing).map(reversed);
