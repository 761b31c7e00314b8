import DxfParser, { type IEntity, type ILineEntity, type ISplineEntity } from 'dxf-parser';
import type { ILwpolylineEntity } from 'dxf-parser/dist/entities/lwpolyline';
import type { IPolylineEntity } from 'dxf-parser/dist/entities/polyline';
import { type Point, STEPS } from '../sheet/points';

/** A DXF file as another program's reader sees it. */
export function parsed(dxf: string) {
  const file = new DxfParser().parseSync(dxf);
  if (!file) throw new Error('the parser found no drawing');
  return file;
}

type Corner = { readonly x: number; readonly y: number; readonly bulge?: number };

const pointOf = ({ x, y }: { x: number; y: number }): Point => [x, y];

/** How far the chords that stand for an arc lie beside it at most, in mm. */
const CHORD = 0.0005;

/** Points along the arc between two corners whose bulge is the tangent of a quarter of its angle; y points up. */
function arc({ x, y, bulge = 0 }: Corner, to: Corner): Point[] {
  if (!bulge) return [pointOf(to)];
  const turn = 4 * Math.atan(bulge);
  const half = 1 / Math.tan(turn / 2) / 2;
  const [dx, dy] = [to.x - x, to.y - y];
  const [cx, cy] = [(x + to.x) / 2 - dy * half, (y + to.y) / 2 + dx * half];
  const [px, py] = [x - cx, y - cy];
  const chords = Math.max(2, Math.ceil(Math.abs(turn) * Math.sqrt(Math.hypot(px, py) / (8 * CHORD))));
  const between = Array.from({ length: chords - 1 }, (_, index): Point => {
    const angle = (turn * (index + 1)) / chords;
    return [
      cx + px * Math.cos(angle) - py * Math.sin(angle),
      cy + px * Math.sin(angle) + py * Math.cos(angle),
    ];
  });
  return [...between, pointOf(to)];
}

function polyline(corners: readonly Corner[], closed: boolean): Point[] {
  const [first] = corners;
  if (!first) return [];
  const ends = closed ? [...corners.slice(1), first] : corners.slice(1);
  return [pointOf(first), ...ends.flatMap((corner, index) => arc(corners[index] ?? first, corner))];
}

/** Into how many pieces a spline is cut; undefined leaves it to the reader. */
type StepsOf = (controls: readonly Point[]) => number | undefined;

/** A point of a B-spline at a place within one span of its knots, by de Boor's recursion. */
function deBoor(controls: readonly Point[], knots: readonly number[], span: number, at: number): Point {
  let row = controls.slice(span - 3, span + 1);
  for (let degree = 1; degree <= 3; degree += 1) {
    row = row.slice(1).map(([x, y], index): Point => {
      const from = knots[span - 3 + degree + index] ?? Number.NaN;
      const part = (at - from) / ((knots[span + 1 + index] ?? Number.NaN) - from);
      const [beforeX, beforeY] = row[index] ?? [x, y];
      return [beforeX + part * (x - beforeX), beforeY + part * (y - beforeY)];
    });
  }
  return row[0] ?? [Number.NaN, Number.NaN];
}

/** A cubic spline as points, whatever its knots: each span in so many pieces as its own control points ask for. */
function splinePoints({ controlPoints = [], knotValues = [] }: ISplineEntity, stepsOf: StepsOf): Point[] {
  const controls = controlPoints.map(pointOf);
  const points = [controls[0] ?? [Number.NaN, Number.NaN]];
  for (let span = 3; span < controls.length; span += 1) {
    const [from = 0, to = 0] = knotValues.slice(span, span + 2);
    if (to <= from) continue;
    const steps = stepsOf(controls.slice(span - 3, span + 1)) ?? STEPS;
    for (let step = 1; step < steps; step += 1)
      points.push(deBoor(controls, knotValues, span, from + ((to - from) * step) / steps));
    // The end of a threefold knot is a control point, without the noise of the sums.
    const isThreefold = knotValues[span + 1] === knotValues[span + 3];
    points.push(
      isThreefold ? (controls[span] ?? [Number.NaN, Number.NaN]) : deBoor(controls, knotValues, span, to),
    );
  }
  return points;
}

/** An entity as points, a spline as so many pieces; y points up. */
function pointsOf(entity: IEntity, stepsOf: StepsOf): Point[] {
  switch (entity.type) {
    case 'LINE':
      return (entity as ILineEntity).vertices.map(pointOf);
    case 'SPLINE': {
      return splinePoints(entity as ISplineEntity, stepsOf);
    }
    case 'LWPOLYLINE':
    case 'POLYLINE': {
      const { vertices, shape } = entity as IPolylineEntity | ILwpolylineEntity;
      return polyline(vertices as Corner[], shape);
    }
    default:
      throw new Error(`a workshop file holds no ${entity.type}`);
  }
}

/** A DXF file read once, of which several layers are asked. */
type ReadDxf = ReturnType<typeof parsed>;

/**
 * What stands on a layer as contours of points in stone mm, y down; entities that follow one another are joined.
 *
 * @param stepsOf into how many pieces a spline is cut, by its controls.
 */
export function contoursOn(
  dxf: string | ReadDxf,
  layer: string,
  height: number,
  stepsOf: StepsOf = () => undefined,
): Point[][] {
  const contours: Point[][] = [];
  for (const entity of (typeof dxf === 'string' ? parsed(dxf) : dxf).entities) {
    if (entity.layer !== layer) continue;
    const points = pointsOf(entity, stepsOf).map(([x, y]): Point => [x, height - y]);
    const before = contours.at(-1);
    const [start, end] = [points[0], before?.at(-1)];
    const isOpen = end?.join() !== before?.[0]?.join() || before?.length === 1;
    if (before && isOpen && end?.join() === start?.join()) before.push(...points.slice(1));
    else contours.push(points);
  }
  return contours;
}
