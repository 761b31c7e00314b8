import { areaD, FillRule, type PathsD, unionD, xorD } from 'clipper2-ts';
import { along, type Point } from '../../painting/sheet/points';

/** How far the chords that stand for a curve lie beside it at most, in mm. */
const CHORD = 0.002;

/** Decimals of a mm that the boolean keeps. */
const DECIMALS = 5;

type Contours = readonly (readonly Point[])[];

/**
 * How far everything is turned before Clipper unites it, in radians: it has lost wedges where an edge met the corner of
 * another at a right angle, and areas do not depend on the rotation.
 */
const ASKEW = 0.4142;
const [COS, SIN] = [Math.cos(ASKEW), Math.sin(ASKEW)];

const pathsOf = (contours: Contours): PathsD =>
  contours.map((contour) => contour.map(([x, y]) => ({ x: x * COS - y * SIN, y: x * SIN + y * COS })));

/** The number of chords for a Bézier curve: its second differences bound how far it bends. */
export function chordsOf(controls: readonly Point[]): number {
  const bends = controls.slice(2).map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [controls[i] ?? [x, y], controls[i + 1] ?? [x, y]];
    return Math.hypot(ax - 2 * bx + x, ay - 2 * by + y);
  });
  return Math.max(1, Math.ceil(Math.sqrt((0.75 * Math.max(0, ...bends)) / CHORD)));
}

/** Path data of absolute M, L, Q, C and Z, as any program would read it: contours of points. */
export function contoursOfPath(d: string): Point[][] {
  const contours: Point[][] = [];
  for (const [, verb, given = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = given.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const points = Array.from({ length: numbers.length / 2 }, (_, i): Point => {
      return [numbers[2 * i] ?? Number.NaN, numbers[2 * i + 1] ?? Number.NaN];
    });
    const contour = contours.at(-1);
    const from = contour?.at(-1);
    if (verb === 'M') contours.push(points);
    else if (from && verb !== 'Z') contour?.push(...along([from, ...points], chordsOf([from, ...points])));
  }
  return contours;
}

/** Contours as one shape, filled by the nonzero rule. */
export function shapeOf(contours: Contours): PathsD {
  return unionD(pathsOf(contours), [], FillRule.NonZero, DECIMALS);
}

/** Separately painted shapes as one: what any of them inks is inked. */
export function inkOfAll(shapes: readonly PathsD[]): PathsD {
  // Clipper gives all its results the same winding, so that nothing cancels.
  return unionD(shapes.flat(), [], FillRule.NonZero, DECIMALS);
}

/** The area in mm² inked by only one of two shapes. */
export function differenceOf(one: PathsD, other: PathsD): number {
  return inkArea(xorD(one, other, FillRule.NonZero, DECIMALS));
}

/** The area of a shape in mm². */
export function inkArea(shape: PathsD): number {
  return Math.abs(shape.reduce((sum, path) => sum + areaD(path), 0));
}
