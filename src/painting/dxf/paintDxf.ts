import { DxfWriter, LWPolylineFlags, point3d, SplineFlags, Units } from '@tarikjabiri/dxf';
import { transformOutline } from '../../geometry/matrix';
import type { Point } from '../../geometry/point';
import { type Contour, contoursOf } from '../../geometry/strokes';
import type { CutSheet } from '../sheet/cutSheet';
import { LAYERS, written } from './layers';

/** The knots of a spline that is one cubic Bézier curve. */
const BEZIER_KNOTS = [0, 0, 0, 0, 1, 1, 1, 1];

const at = ([x, y]: Point) => point3d(written(x), written(y));

function addContour(dxf: DxfWriter, { closed, start, strokes }: Contour, layerName: string): void {
  if (closed && strokes.every(({ controls }) => !controls)) {
    const corners = [start, ...strokes.slice(0, -1).map(({ to }) => to)];
    dxf.addLWPolyline(
      corners.map(([x, y]) => ({ point: { x: written(x), y: written(y) } })),
      { layerName, flags: LWPolylineFlags.Closed },
    );
    return;
  }
  for (const { from, controls, to } of strokes) {
    if (controls) {
      const controlPoints = [from, ...controls, to].map(at);
      const spline = { controlPoints, degreeCurve: 3, knots: BEZIER_KNOTS, flags: SplineFlags.Planar };
      dxf.addSpline(spline, { layerName });
    } else dxf.addLine(at(from), at(to), { layerName });
  }
}

/**
 * Writes a sheet as DXF (AC1021, mm, y up, the origin at the lower left of the stone's box) on the layers ENGRAVE,
 * MOUNT, STENCIL, OUTLINE, GUIDE and DRILL, whose holes are circles. Curves are exact: each is a spline of four control points, which is that Bézier
 * curve; lines are lines, contours of lines alone closed polylines. The strokes of a contour are consecutive, each
 * beginning at exactly the point where the previous one ends.
 */
export function paintDxf({ width, height, layers }: CutSheet): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.setVariable('$MEASUREMENT', { 70: 1 });
  dxf.setVariable('$EXTMIN', { 10: 0, 20: 0, 30: 0 });
  dxf.setVariable('$EXTMAX', { 10: width, 20: height, 30: 0 });
  for (const { tool, outline, circles } of layers) {
    const { name, colour } = LAYERS[tool];
    dxf.addLayer(name, colour, 'Continuous');
    if (circles) {
      for (const { x, y, radius } of circles) dxf.addCircle(at([x, height - y]), radius, { layerName: name });
      continue;
    }
    const upwards = transformOutline(outline, [1, 0, 0, -1, 0, height]);
    for (const contour of contoursOf(upwards)) addContour(dxf, contour, name);
  }
  return dxf.stringify();
}
