import type { Edges } from './edges';
import { type Rows, windingAt } from './winding';

/** How far to either side of an edge the inside is tested, in cells. */
const ASIDE = 0.02;

/** The approximate step between tests along an edge, in cells. */
const STEP = 1;

/** Edges tested between two pauses. */
const BETWEEN_PAUSES = 400;

/** Adds to `rim` the parts of one edge that separate inside from outside. */
function addParting(edges: Edges, rows: Rows, at: number, rim: number[]): void {
  const [x0, y0, x1, y1] = [edges[at] ?? 0, edges[at + 1] ?? 0, edges[at + 2] ?? 0, edges[at + 3] ?? 0];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  const [asideX, asideY] = [(-dy / length) * ASIDE, (dx / length) * ASIDE];
  const steps = Math.ceil(length / STEP);
  const parts = (step: number) => {
    const [x, y] = [x0 + (dx * (step + 0.5)) / steps, y0 + (dy * (step + 0.5)) / steps];
    const left = windingAt(edges, rows, x + asideX, y + asideY);
    const right = windingAt(edges, rows, x - asideX, y - asideY);
    return (left === 0) !== (right === 0);
  };
  for (let step = 0; step < steps; step += 1) {
    if (!parts(step)) continue;
    const from = step / steps;
    while (step + 1 < steps && parts(step + 1)) step += 1;
    const to = (step + 1) / steps;
    rim.push(x0 + dx * from, y0 + dy * from, x0 + dx * to, y0 + dy * to);
  }
}

/**
 * The rim of a shape: those parts of its edges that separate inside from outside. Where a letter's strokes overlap, as
 * in many typefaces, inner edges drop out, so nothing needs to be welded first.
 *
 * Pauses now and then, so that a large shape does not block anything else.
 */
export function* rimOf(edges: Edges, rows: Rows): Generator<undefined, Edges> {
  const rim: number[] = [];
  for (let at = 0; at < edges.length; at += 4) {
    if (at % (4 * BETWEEN_PAUSES) === 0 && at > 0) yield;
    addParting(edges, rows, at, rim);
  }
  return Float64Array.from(rim);
}
