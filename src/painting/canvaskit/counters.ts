import { pointAt } from '../../geometry/bezier';
import type { Box } from '../../geometry/box';
import { CLOSE, MOVE, type Outline, OutlinePen } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import { type Segment, segmentsOf } from '../../geometry/segments';

/** One closed contour: its strokes from `start` on, without the line that closes it. */
interface Contour {
  readonly start: Point;
  readonly strokes: readonly Segment[];
  /** Points along it, x and y in turn, the first once more at the end. */
  readonly line: readonly number[];
  /** Its extent, so that most points are told to lie outside by it. */
  readonly box: Box;
}

/** How many chords a curve is split into to find what lies within it. */
const PIECES = 12;

/** Adds points along a stroke to a line: the end of a straight one, a dozen of a curve. */
function follow(line: number[], { x, y, to }: Segment): void {
  if (to.length === 2) {
    line.push(...to);
    return;
  }
  for (let piece = 1; piece <= PIECES; piece += 1) line.push(...pointAt(x, y, to, piece / PIECES));
}

function contourOf(start: Point, strokes: readonly Segment[]): Contour {
  const line: number[] = [...start];
  for (const stroke of strokes) follow(line, stroke);
  line.push(...start);
  let [left, top, right, bottom] = [...start, ...start];
  for (let at = 0; at < line.length; at += 2) {
    const [x = left, y = top] = [line[at], line[at + 1]];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { start, strokes, line, box: { left, top, right, bottom } };
}

function contoursOf(outline: Outline): Contour[] {
  const drawn: { start: Point; strokes: Segment[] }[] = [];
  for (const segment of segmentsOf(outline)) {
    if (segment.verb === MOVE) drawn.push({ start: [segment.to[0] ?? 0, segment.to[1] ?? 0], strokes: [] });
    else if (segment.verb !== CLOSE) drawn.at(-1)?.strokes.push(segment);
  }
  return drawn.filter(({ strokes }) => strokes.length > 0).map((one) => contourOf(one.start, one.strokes));
}

type Side = (ax: number, ay: number, bx: number, by: number) => void;

/** Goes along the sides of a closed line. */
function alongSides(line: readonly number[], side: Side): void {
  let [ax = 0, ay = 0] = line;
  for (let at = 2; at < line.length; at += 2) {
    const [bx, by] = [line[at] ?? ax, line[at + 1] ?? ay];
    side(ax, ay, bx, by);
    [ax, ay] = [bx, by];
  }
}

/** Whether a ray to the right of the point crosses the closed line an odd number of times. */
function holds({ line, box }: Contour, [x, y]: Point): boolean {
  if (y < box.top || y > box.bottom || x < box.left || x > box.right) return false;
  let inside = false;
  alongSides(line, (ax, ay, bx, by) => {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** The middle of the contour's longest piece: a point that no other contour touches. */
function pointOn({ line, start }: Contour): Point {
  let longest = -1;
  let middle = start;
  alongSides(line, (ax, ay, bx, by) => {
    const square = (bx - ax) ** 2 + (by - ay) ** 2;
    if (square <= longest) return;
    longest = square;
    middle = [(ax + bx) / 2, (ay + by) / 2];
  });
  return middle;
}

function runsClockwise({ line }: Contour): boolean {
  let doubleArea = 0;
  alongSides(line, (ax, ay, bx, by) => {
    doubleArea += ax * by - bx * ay;
  });
  return doubleArea > 0;
}

/** A stroke's points: its start, its controls and its end. */
function pointsOf({ x, y, to }: Segment): Point[] {
  const behind = Array.from({ length: to.length / 2 }, (_, index): Point => {
    return [to[index * 2] ?? x, to[index * 2 + 1] ?? y];
  });
  return [[x, y], ...behind];
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
