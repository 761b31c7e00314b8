import type { Point } from '../../src/geometry/point';
import { type Contour, curve, type Drawing, line, moved, type Step, solid } from '../drawing/contour';

/** A leaf lying along the x axis with its foot at the origin; lengths in mm. */
export type LeafForm = {
  readonly length: number;
  /** Half its breadth, towards negative and positive y. */
  readonly breadth: number;
  /** How far its middle is bent to positive y. */
  readonly bend: number;
  /** The open midrib between its halves; 0 for a leaf in one piece. */
  readonly rib: number;
  /** Where it is broadest, 0 at the foot to 1 at the tip. */
  readonly belly: number;
  /** How many side veins are cut into each half. */
  readonly veins?: number;
};

/** A leaf in two halves with an open midrib, or in one piece: fine at the foot, pointed at the tip. */
export function leaf(form: LeafForm): Drawing {
  const { length, breadth, bend, rib, belly } = form;
  const halves = rib > 0 ? [half(form, -1), half(form, 1)] : [];
  const near = length * belly * 0.45;
  const far = length * (0.42 + belly * 0.62);
  const whole: Contour = {
    start: [0, 0],
    steps: [
      curve([near, -breadth * 1.24], [far, -breadth * 1.07], [length, 0]),
      curve([far, breadth * 1.07], [near, breadth * 1.24], [0, 0]),
    ],
  };
  return moved(solid(rib > 0 ? halves : [whole]), bent(length, bend));
}

function half({ length, breadth, rib, belly, veins = 0 }: LeafForm, sign: 1 | -1): Contour {
  const y = sign * breadth * 1.3;
  const inner = (sign * rib) / 2;
  const foot: Point = [length * 0.02, inner * 0.6];
  const cuts = Array.from({ length: veins }, (_, i) => (0.17 + (0.5 * (veins - i - 0.6)) / veins) * length);
  const outer = curve(
    [length * belly * 0.45, y * 0.95],
    [length * (0.42 + belly * 0.62), y * 0.82],
    [length, 0],
  );
  if (cuts.length === 0) {
    return { start: foot, steps: [outer, curve([length * 0.7, inner], [length * 0.35, inner], foot)] };
  }
  const last = (cuts[0] ?? length * 0.5) + rib;
  return {
    start: foot,
    steps: [
      outer,
      curve([length * 0.85, inner * 0.7], [last + (length - last) * 0.3, inner], [last, inner]),
      ...cuts.flatMap((x) => vein(x, { length, breadth, rib }, sign)),
      curve([length * 0.1, inner], [length * 0.06, inner * 0.8], foot),
    ],
  };
}

/** A side vein cut into the inner edge of a half: it leaves the midrib and runs forward, thinning to nothing. */
function vein(
  x: number,
  { length, breadth, rib }: Pick<LeafForm, 'length' | 'breadth' | 'rib'>,
  sign: 1 | -1,
): Step[] {
  const inner = (sign * rib) / 2;
  const broad = rib * 0.5;
  const tip: Point = [x + length * 0.15, sign * (rib * 0.5 + breadth * 0.72 * (1 - x / length) ** 0.55)];
  const way = (share: number, back: number): Point => [
    x + length * 0.15 * share ** 0.8 + back,
    inner + (tip[1] - inner) * share,
  ];
  return [
    line([x + broad * 1.6, inner]),
    curve(way(0.3, broad * 1.3), way(0.7, broad * 0.6), tip),
    curve(way(0.66, -broad * 0.5), way(0.3, -broad * 0.9), [x - broad, inner]),
  ];
}

const bent =
  (length: number, bend: number) =>
  ([x, y]: Point): Point => {
    const t = x / length;
    return [x, y + bend * 4 * t * (1 - t)];
  };

/** A berry or olive: an ellipse about the origin. */
export function berry(halfLength: number, halfBreadth: number): Drawing {
  const [k, m] = [halfLength * 0.5523, halfBreadth * 0.5523];
  return [
    {
      start: [halfLength, 0],
      steps: [
        curve([halfLength, m], [k, halfBreadth], [0, halfBreadth]),
        curve([-k, halfBreadth], [-halfLength, m], [-halfLength, 0]),
        curve([-halfLength, -m], [-k, -halfBreadth], [0, -halfBreadth]),
        curve([k, -halfBreadth], [halfLength, -m], [halfLength, 0]),
      ],
    },
  ];
}

/** Straight lines from point to point, closed. */
export const polygon = (points: readonly Point[]): Contour => ({
  start: points[0] ?? [0, 0],
  steps: points.slice(1).map(line),
});
