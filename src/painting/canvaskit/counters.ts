import { CLOSE, MOVE, type Outline, OutlinePen } from '../../lettering/outline';
import { type Segment, segmentsOf } from '../../lettering/segments';

type Point = readonly [x: number, y: number];

/** One closed contour: its strokes from `start` on, without the line that closes it, and points along it. */
interface Contour {
  readonly start: Point;
  readonly strokes: readonly Segment[];
  readonly line: readonly Point[];
}

/** Into how many straight pieces a curve is cut to see what lies within it. */
const PIECES = 12;

/** The point at t of a Bézier curve, by de Casteljau's construction. */
function pointAt(points: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  const nearer = rest.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? first;
    return [fromX + t * (x - fromX), fromY + t * (y - fromY)];
  });
  return pointAt(nearer, t);
}

/** A stroke's points: its beginning, its controls and its end. */
function pointsOf({ x, y, to }: Segment): Point[] {
  const behind = Array.from({ length: to.length / 2 }, (_, index): Point => {
    return [to[index * 2] ?? x, to[index * 2 + 1] ?? y];
  });
  return [[x, y], ...behind];
}

function contoursOf(outline: Outline): Contour[] {
  const contours: { start: Point; strokes: Segment[]; line: Point[] }[] = [];
  for (const segment of segmentsOf(outline)) {
    const contour = contours.at(-1);
    if (segment.verb === MOVE) {
      const start: Point = [segment.to[0] ?? 0, segment.to[1] ?? 0];
      contours.push({ start, strokes: [], line: [start] });
    } else if (contour && segment.verb !== CLOSE) {
      const points = pointsOf(segment);
      const pieces = points.length > 2 ? PIECES : 1;
      contour.strokes.push(segment);
      for (let piece = 1; piece <= pieces; piece += 1) contour.line.push(pointAt(points, piece / pieces));
    }
  }
  return contours.filter(({ strokes }) => strokes.length > 0);
}

/** Each point of a closed line with the next. */
function sidesOf(line: readonly Point[]): (readonly [Point, Point])[] {
  return line.map((point, index) => [point, line[(index + 1) % line.length] ?? point]);
}

/** Whether a ray to the right of the point crosses the closed line oddly often. */
function holds({ line }: Contour, [x, y]: Point): boolean {
  const crossings = sidesOf(line).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  );
  return crossings.length % 2 === 1;
}

/** The middle of the contour's longest piece: a point of it that no other contour touches. */
function pointOn({ line }: Contour): Point {
  const [[ax, ay], [bx, by]] = sidesOf(line).reduce((longest, side) =>
    lengthOf(side) > lengthOf(longest) ? side : longest,
  );
  return [(ax + bx) / 2, (ay + by) / 2];
}

function lengthOf([[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  return Math.hypot(bx - ax, by - ay);
}

function runsClockwise({ line }: Contour): boolean {
  return sidesOf(line).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) > 0;
}

function draw(pen: OutlinePen, { start, strokes }: Contour): void {
  pen.draw(MOVE, ...start);
  for (const { verb, to } of strokes) pen.draw(verb, ...to);
  pen.draw(CLOSE);
}

function drawBackwards(pen: OutlinePen, { start, strokes }: Contour): void {
  const [endX = start[0], endY = start[1]] = strokes.at(-1)?.to.slice(-2) ?? [];
  pen.draw(MOVE, endX, endY);
  for (const stroke of strokes.toReversed())
    pen.draw(stroke.verb, ...pointsOf(stroke).toReversed().slice(1).flat());
  pen.draw(CLOSE);
}

/**
 * Turns an outline filled by the even-odd rule into one filled by the nonzero rule: contours around ink run
 * clockwise, those around counters (the hole of an O) the other way. The contours must not cross each other.
 */
export function turnCounters(outline: Outline): Outline {
  const contours = contoursOf(outline);
  const pen = new OutlinePen();
  for (const contour of contours) {
    const point = pointOn(contour);
    const around = contours.filter((other) => other !== contour && holds(other, point)).length;
    const aroundInk = around % 2 === 0;
    if (runsClockwise(contour) === aroundInk) draw(pen, contour);
    else drawBackwards(pen, contour);
  }
  return pen.outline();
}
