import { radians } from '../../src/geometry/angle';
import type { Point } from '../../src/geometry/point';
import { type Drawing, solid } from '../drawing/contour';
import { through } from '../drawing/spine';

/** How a bloom is built up; lengths in mm. */
export type BloomForm = {
  readonly radius: number;
  readonly petals: number;
  /** The open line between petals. */
  readonly gap: number;
  /** How much farther it opens to the front (positive y) than to the back, 0 to 0.5. */
  readonly open: number;
  /** Where the green tips behind the petals show, degrees clockwise from the right. */
  readonly sepals: readonly number[];
};

const STEPS = 360;
/** Leaves and petals turn by this much from one to the next, so that none hides another. */
const GOLDEN_DEGREES = 137.508;

const at = (radius: number, degree: number): Point => {
  const angle = radians(degree);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/**
 * A rose seen from above and a little from the front. Petals are laid from the heart outwards, each a turn of the
 * golden angle further; the parts of a petal below earlier ones are cut away with an open line between.
 */
export function roseBloom({ radius, petals, gap, open, sepals }: BloomForm): Drawing {
  const reach = (degree: number) => 1 + open * Math.sin(radians(degree));
  const covered = Array.from({ length: STEPS }, (_, degree) => radius * 0.13 * reach(degree));
  const pieces: Drawing[] = [heart(covered, gap)];
  for (let petal = 0; petal < petals; petal++) {
    const grown = (petal + 1) / petals;
    const far = radius * (0.2 + 0.8 * grown ** 0.85);
    const half = 50 + 62 * (1 - grown) ** 2;
    const middle = 200 + petal * GOLDEN_DEGREES;
    pieces.push(laid(covered, { far, half, middle, gap, edge: petalEdge }, reach));
  }
  for (const middle of sepals) {
    pieces.push(laid(covered, { far: radius * 1.24, half: 17, middle, gap, edge: sepalEdge }, reach));
  }
  return solid(pieces.flat());
}

/** The closed bud in the middle: a drop with a slit that follows its curl. */
function heart(covered: readonly number[], gap: number): Drawing {
  const radius = Math.max(...covered);
  const curl = Array.from({ length: 15 }, (_, i) => at(radius * (1 - 0.04 * i), i * 22 - 40));
  const back = Array.from({ length: 12 }, (_, i) =>
    at(radius * (0.12 + 0.035 * i) + gap * 0.1, 268 - i * 24),
  );
  const start = curl[0] ?? [0, 0];
  const turn = back[0] ?? start;
  return [{ start, steps: [...through(curl), { to: turn }, ...through(back), { to: start }] }];
}

/** How far a petal reaches at a place across it, −1 to 1: broad, with a hint of a point. */
const petalEdge = (across: number) =>
  0.6 + 0.37 * (1 - Math.abs(across) ** 3.2) + 0.03 * Math.exp(-((across / 0.16) ** 2));

/** A sepal runs out into a fine tip. */
const sepalEdge = (across: number) => 0.72 + 0.28 * (1 - Math.abs(across)) ** 1.9;

type Petal = { far: number; half: number; middle: number; gap: number; edge: (across: number) => number };

function laid(covered: number[], petal: Petal, reach: (degree: number) => number): Drawing {
  const { far, half, middle, gap } = petal;
  const outer: Point[] = [];
  const inner: Point[] = [];
  const from = Math.round(middle - half);
  const until = Math.round(middle + half);
  for (let degree = from; degree <= until; degree++) {
    const slot = ((degree % STEPS) + STEPS) % STEPS;
    const across = (degree - middle) / half;
    const edge = far * reach(degree) * petal.edge(across);
    const below = (covered[slot] ?? 0) + gap;
    if (edge > below + gap * 0.15) {
      outer.push(at(edge, degree));
      inner.push(at(below, degree));
    }
    covered[slot] = Math.max(covered[slot] ?? 0, edge);
  }
  return outer.length < 12 ? [] : [strip(outer, inner)];
}

/** The area between two lines that run side by side, with its ends drawn to points. */
function strip(outer: readonly Point[], inner: readonly Point[]) {
  const some = (points: readonly Point[]) =>
    points.filter((_, i) => i % (points.length < 40 ? 1 : 5) === 0 || i === points.length - 1);
  const out = some(outer);
  const back = some(inner).reverse();
  const start = out[0] ?? [0, 0];
  return { start, steps: [...through(out), { to: back[0] ?? start }, ...through(back), { to: start }] };
}
