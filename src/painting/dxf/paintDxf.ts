import {
  DxfWriter,
  LWPolylineFlags,
  point3d,
  SplineFlags,
  TextHorizontalAlignment,
  Units,
} from '@tarikjabiri/dxf';
import { transformOutline } from '../../geometry/matrix';
import { between, type Point } from '../../geometry/point';
import { type Contour, contoursOf, type Stroke } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';
import type { CutSheet } from '../sheet/cutSheet';
import type { LayerColours } from '../sheet/layerColours';
import { extentsOf } from './extents';
import { fewerCurves } from './fewerCurves';
import { dxfText, LABEL_LAYER } from './labels';
import { layerOf, TICKET, written } from './layers';
import { dxfStatement } from './statement';

/** How far a curve that stands for several may lie beside them, in mm: well within the 0.005 mm that are promised. */
const JOINED: Mm = 0.0015;

const at = ([x, y]: Point) => point3d(written(x), written(y));

/** The knots of a spline that is so many cubic Bézier curves, each from its own whole number to the next. */
function knotsOf(curves: number): number[] {
  const joints = Array.from({ length: curves + 1 }, (_, index) => [index, index, index]);
  return [0, ...joints.flat(), curves];
}

/** The points of a stroke as a cubic Bézier curve, its start left out. A line is one whose points lie on it evenly. */
function bezierOf({ from, controls, to }: Stroke): readonly Point[] {
  return [...(controls ?? [between(from, to, 1 / 3), between(from, to, 2 / 3)]), to];
}

function addContour(dxf: DxfWriter, { closed, start, strokes }: Contour, layerName: string): void {
  if (strokes.some(({ controls }) => controls)) {
    const controlPoints = [start, ...strokes.flatMap(bezierOf)].map(at);
    const flags = closed ? SplineFlags.Closed | SplineFlags.Planar : SplineFlags.Planar;
    dxf.addSpline({ controlPoints, degreeCurve: 3, knots: knotsOf(strokes.length), flags }, { layerName });
    return;
  }
  const corners = [start, ...(closed ? strokes.slice(0, -1) : strokes).map(({ to }) => to)];
  dxf.addLWPolyline(
    corners.map(([x, y]) => ({ point: { x: written(x), y: written(y) } })),
    { layerName, flags: closed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
  );
}

/** Adds what is written, each fitted onto its baseline. */
function addLabels(dxf: DxfWriter, { height: sheetHeight, labels = [] }: CutSheet): void {
  if (labels.length === 0) return;
  const { name: layerName, colour } = LABEL_LAYER;
  dxf.addLayer(layerName, colour, 'Continuous');
  for (const label of labels) {
    const { text, from, to, height, rotation } = dxfText(label, sheetHeight);
    const horizontalAlignment = TextHorizontalAlignment.Fit;
    const options = { layerName, rotation, horizontalAlignment, secondAlignmentPoint: at(to) };
    dxf.addText(at(from), height, text, options);
  }
}

/**
 * Writes a sheet as DXF (AC1021, mm, y up, the origin at the lower left of the stone's box) on the layers ENGRAVE,
 * MOUNT, STENCIL, OUTLINE, GUIDE and DRILL, whose holes are circles, and LABEL. Each other contour is one entity, in the order in which it is cut: a polyline where it has
 * lines alone, else a spline of Bézier curves one after another, which its threefold knots keep exact: the contour's own, or one
 * for several where it keeps within 0.0015 mm of them, which makes a file a fifth shorter.
 *
 * @param colours the colours of layers that are not the usual ones.
 * @param exact whether each curve is the contour's own.
 */
export function paintDxf(sheet: CutSheet, colours?: LayerColours, exact = false): string {
  const { height, layers } = sheet;
  const { min, max } = extentsOf(sheet);
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.setVariable('$MEASUREMENT', { 70: 1 });
  dxf.setVariable('$EXTMIN', { 10: min[0], 20: min[1], 30: 0 });
  dxf.setVariable('$EXTMAX', { 10: max[0], 20: max[1], 30: 0 });
  for (const { tool, outline, circles } of layers) {
    const { name, colour } = layerOf(tool, colours);
    dxf.addLayer(name, colour, 'Continuous');
    if (circles) {
      for (const { x, y, radius } of circles) dxf.addCircle(at([x, height - y]), radius, { layerName: name });
      continue;
    }
    const upwards = transformOutline(outline, [1, 0, 0, -1, 0, height]);
    for (const contour of contoursOf(upwards)) {
      const strokes = exact ? contour.strokes : fewerCurves(contour.strokes, JOINED);
      addContour(dxf, { ...contour, strokes }, name);
    }
  }
  if (sheet.ticket) {
    const { lines, check, height: size } = sheet.ticket;
    const { name, colour } = TICKET;
    dxf.addLayer(name, colour, 'Continuous');
    const upright = ([x, y]: Point) => at([x, height - y]);
    dxf.addLine(upright(check[0]), upright(check[1]), { layerName: name });
    for (const line of lines) dxf.addText(upright(line.at), size, line.text, { layerName: name });
  }
  addLabels(dxf, sheet);
  return dxfStatement(sheet.statement) + dxf.stringify();
}
