import type { jsPDF } from 'jspdf';
import type { Mm } from '../../../stone/numbers';
import { widthOf, write } from '../document';
import { drawStrokes } from './strokes';
import { LINE, TYPE } from './type';

/** A closed, filled arrowhead of some 19 degrees, and how far extension lines stand off and pass over (ISO 129-1). */
const ARROW: Mm = 3;
const ARROW_HALF: Mm = 0.5;
const GAP: Mm = 1;
const OVER: Mm = 2;

/** How far a value stands above its line. */
const ABOVE: Mm = 0.9;

/** How long a line is beyond arrows that stand outside. */
const TAIL: Mm = 6;

/** A measure of something on paper, given by its two ends. */
export interface Dimension {
  readonly from: Mm;
  readonly to: Mm;
  /** Where the dimension line lies, across. */
  readonly at: Mm;
  /** Where the edges that are measured lie, across. */
  readonly edge: Mm;
  readonly value: string;
}

/** One direction of paper: how a point along and across is a point of the page. */
type Turn = (along: Mm, across: Mm) => readonly [Mm, Mm];

function arrow(pdf: jsPDF, turn: Turn, tip: Mm, at: Mm, ahead: 1 | -1): void {
  const [x, y] = turn(tip, at);
  const [x1, y1] = turn(tip - ahead * ARROW, at - ARROW_HALF);
  const [x2, y2] = turn(tip - ahead * ARROW, at + ARROW_HALF);
  pdf.setFillColor(0, 0, 0);
  pdf.triangle(x, y, x1, y1, x2, y2, 'F');
}

/** Where a value begins or ends that has no room between its arrows: beyond the second one. */
const beyond = (to: Mm) => to + ARROW + 1;

function drawLines(pdf: jsPDF, turn: Turn, { from, to, at, edge }: Dimension, reach: Mm): boolean {
  const away = Math.sign(at - edge);
  const ends = [from, to].map((place) => [
    ...turn(place, edge + away * GAP),
    ...turn(place, at + away * OVER),
  ]) as unknown as [Mm, Mm, Mm, Mm][];
  const isNarrow = to - from < 2 * ARROW + 2;
  const [first, last] = isNarrow ? [from - TAIL, Math.max(to + TAIL, reach)] : [from, to];
  drawStrokes(pdf, { width: LINE.narrow }, [...ends, [...turn(first, at), ...turn(last, at)]]);
  arrow(pdf, turn, from, at, isNarrow ? 1 : -1);
  arrow(pdf, turn, to, at, isNarrow ? -1 : 1);
  return isNarrow;
}

/** A dimension from left to right: its value stands above the line, beside it where it is too short. */
export function drawLevelDimension(pdf: jsPDF, given: Dimension): void {
  const { from, to, at, value } = given;
  const wide = widthOf(pdf, value, { size: TYPE.small });
  const isBeside = wide > to - from - 1;
  const x = isBeside ? beyond(to) : (from + to) / 2;
  drawLines(pdf, (along, across) => [along, across], given, isBeside ? x + wide : to);
  write(pdf, value, { x, y: at - ABOVE, size: TYPE.small, align: isBeside ? 'left' : 'center' });
}

/** A dimension from above to below: its value stands left of the line, read from the right (ISO 129-1). */
export function drawUprightDimension(pdf: jsPDF, given: Dimension): void {
  const { from, to, at, value } = given;
  const wide = widthOf(pdf, value, { size: TYPE.small });
  const isBeside = wide > to - from - 1;
  drawLines(pdf, (along, across) => [across, along], given, isBeside ? beyond(to) + wide : to);
  const y = isBeside ? beyond(to) + wide : (from + to) / 2 + wide / 2;
  write(pdf, value, { x: at - ABOVE, y, size: TYPE.small, angle: 90 });
}
