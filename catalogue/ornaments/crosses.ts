import { radians } from '../../src/geometry/angle';
import type { Point } from '../../src/geometry/point';
import { type Contour, curve, type Drawing, hole, line, placed, solid } from '../drawing/contour';
import { berry, polygon } from './leaf';

/** A cross in mm: how wide and high it is, how broad its bars are, how high the middle of the crossbar stands. */
export type CrossForm = { width: number; height: number; bar: number; arm: number };

/** A plain Latin cross. */
export function latinCross({ width, height, bar, arm }: CrossForm): Drawing {
  const [w, b] = [width / 2, bar / 2];
  const corners: Point[] = [
    [-b, 0],
    [b, 0],
    [b, arm - b],
    [w, arm - b],
    [w, arm + b],
    [b, arm + b],
    [b, height],
    [-b, height],
    [-b, arm + b],
    [-w, arm + b],
    [-w, arm - b],
    [-b, arm - b],
  ];
  return solid([polygon(corners)]);
}

/** A Latin cross whose arms widen in a calm curve towards their ends. */
export function flaredCross({ width, height, bar, arm }: CrossForm, flare: number): Drawing {
  const [w, b, f] = [width / 2, bar / 2, (bar * flare) / 2];
  const lower = height - arm;
  const dip = bar * 0.16;
  return solid([
    {
      start: [-f, 0],
      steps: [
        curve([-f * 0.4, dip], [f * 0.4, dip], [f, 0]),
        curve([f * 0.55, arm * 0.3], [b, arm * 0.6], [b, arm - b]),
        curve([b + (w - b) * 0.4, arm - b], [w - (w - b) * 0.3, arm - f * 0.55], [w, arm - f]),
        curve([w - dip, arm - f * 0.4], [w - dip, arm + f * 0.4], [w, arm + f]),
        curve([w - (w - b) * 0.3, arm + f * 0.55], [b + (w - b) * 0.4, arm + b], [b, arm + b]),
        curve([b, arm + lower * 0.4], [f * 0.55, arm + lower * 0.7], [f, height]),
        curve([f * 0.4, height - dip], [-f * 0.4, height - dip], [-f, height]),
        curve([-f * 0.55, arm + lower * 0.7], [-b, arm + lower * 0.4], [-b, arm + b]),
        curve([-b - (w - b) * 0.4, arm + b], [-w + (w - b) * 0.3, arm + f * 0.55], [-w, arm + f]),
        curve([-w + dip, arm + f * 0.4], [-w + dip, arm - f * 0.4], [-w, arm - f]),
        curve([-w + (w - b) * 0.3, arm - f * 0.55], [-b - (w - b) * 0.4, arm - b], [-b, arm - b]),
        curve([-b, arm * 0.6], [-f * 0.55, arm * 0.3], [-f, 0]),
      ],
    },
  ]);
}

/** A cross with a ring behind its arms, as on the old high crosses of the north and west. */
export function ringCross(form: CrossForm, ring: { radius: number; breadth: number }): Drawing {
  const middle = { x: 0, y: form.arm };
  const inner = ring.radius - ring.breadth;
  const quarters = [0, 90, 180, 270].flatMap((turn) =>
    placed([ringQuarter(ring.radius, inner, form.bar / 2)], { ...middle, turn }),
  );
  return [...flaredCross(form, 1.5), ...solid(quarters)];
}

function ringQuarter(outer: number, inner: number, half: number): Contour {
  const on = (radius: number, degrees: number): Point => {
    const angle = radians(degrees);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const edge = (radius: number) => (Math.asin((half * 0.8) / radius) * 180) / Math.PI;
  const arc = (radius: number, from: number, to: number) => {
    const k = (4 / 3) * Math.tan(((to - from) * Math.PI) / 720) * radius;
    const [a, b] = [on(radius, from), on(radius, to)];
    return curve(
      [a[0] - (a[1] / radius) * k, a[1] + (a[0] / radius) * k],
      [b[0] + (b[1] / radius) * k, b[1] - (b[0] / radius) * k],
      b,
    );
  };
  const [o, i] = [edge(outer), edge(inner)];
  return {
    start: on(outer, o),
    steps: [arc(outer, o, 90 - o), line(on(inner, 90 - i)), arc(inner, 90 - i, i), line(on(outer, o))],
  };
}

/** A cross in outline: a line all round and the stone left standing inside it. */
export function openCross(form: CrossForm, breadth: number): Drawing {
  const inner = latinCross({
    width: form.width - 2 * breadth,
    height: form.height - 2 * breadth,
    bar: form.bar - 2 * breadth,
    arm: form.arm - breadth,
  });
  return [...latinCross(form), ...hole(placed(inner, { y: breadth }))];
}

/** A cross whose arms end in three round buds. */
export function buddedCross(form: CrossForm, bud: number): Drawing {
  const { width, height, arm } = form;
  const ends: [Point, Point][] = [
    [
      [0, 0],
      [0, -1],
    ],
    [
      [width / 2, arm],
      [1, 0],
    ],
    [
      [-width / 2, arm],
      [-1, 0],
    ],
    [
      [0, height],
      [0, 1],
    ],
  ];
  const buds = ends.flatMap(([[x, y], [wx, wy]]) =>
    [
      [wx * bud * 0.7, wy * bud * 0.7],
      [-wy * bud * 0.95 - wx * bud * 0.35, wx * bud * 0.95 - wy * bud * 0.35],
      [wy * bud * 0.95 - wx * bud * 0.35, -wx * bud * 0.95 - wy * bud * 0.35],
    ].flatMap(([dx = 0, dy = 0]) => placed(berry(bud * 0.72, bud * 0.72), { x: x + dx, y: y + dy })),
  );
  return [...latinCross(form), ...solid(buds)];
}
