import { transformOutline } from '../../geometry/matrix';
import type { Point } from '../../geometry/point';
import { type Contour, contoursOf } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';
import type { Circle } from '../sheet/circle';
import type { CutSheet } from '../sheet/cutSheet';
import type { LayerColours } from '../sheet/layerColours';
import type { Ticket } from '../sheet/ticket';
import { arcsAlong } from './biarc';
import { extentsOf } from './extents';
import { inR12 } from './inR12';
import { dxfText, FIT, LABEL_LAYER } from './labels';
import { LAYERS, layerOf, TICKET, written } from './layers';
import { dxfStatement } from './statement';

/** How far lines and arcs may deviate from the curves, in mm; a fifth is reserved for rounding and between probes. */
const TOLERANCE: Mm = 0.002;

/** Group codes with their values, in the order of the file: one line each. */
type Groups = readonly (string | number)[];

function section(name: string, groups: Groups): Groups {
  return [0, 'SECTION', 2, name, ...groups, 0, 'ENDSEC'];
}

function table(name: string, count: number, groups: Groups): Groups {
  return [0, 'TABLE', 2, name, 70, count, ...groups, 0, 'ENDTAB'];
}

function header(sheet: CutSheet): Groups {
  const { min, max } = extentsOf(sheet);
  return [
    ...[9, '$ACADVER', 1, 'AC1009'],
    ...[9, '$INSUNITS', 70, 4],
    ...[9, '$EXTMIN', 10, min[0], 20, min[1], 30, 0],
    ...[9, '$EXTMAX', 10, max[0], 20, max[1], 30, 0],
  ];
}

function tables({ layers, ticket, labels = [] }: CutSheet, colours?: LayerColours): Groups {
  const lineType = [0, 'LTYPE', 2, 'CONTINUOUS', 70, 0, 3, 'Solid line', 72, 65, 73, 0, 40, 0];
  const tools = [...new Set(layers.map(({ tool }) => tool))];
  const names = [{ name: '0', colour: 7 }, ...tools.map((tool) => layerOf(tool, colours))];
  if (ticket) names.push(TICKET);
  if (labels.length > 0) names.push(LABEL_LAYER);
  return [
    ...table('LTYPE', 1, lineType),
    ...table(
      'LAYER',
      names.length,
      names.flatMap(({ name, colour }) => [0, 'LAYER', 2, name, 70, 0, 62, colour, 6, 'CONTINUOUS']),
    ),
  ];
}

/** Adds a contour as one polyline with straight or arc-shaped sides. */
function addPolyline(groups: (string | number)[], { closed, start, strokes }: Contour, layer: string): void {
  groups.push(0, 'POLYLINE', 8, layer, 66, 1, 10, 0, 20, 0, 30, 0, 70, closed ? 1 : 0);
  const corner = ([x, y]: Point, bulge: number) => {
    groups.push(0, 'VERTEX', 8, layer, 10, written(x), 20, written(y), 30, 0);
    if (bulge !== 0) groups.push(42, bulge.toFixed(9));
  };
  let end = start;
  for (const stroke of strokes) {
    for (const { from, to, bulge } of arcsAlong(stroke, TOLERANCE)) {
      corner(from, bulge);
      end = to;
    }
  }
  if (!closed) corner(end, 0);
  groups.push(0, 'SEQEND', 8, layer);
}

function addCircles(
  groups: (string | number)[],
  circles: readonly Circle[],
  height: Mm,
  layer: string,
): void {
  for (const { x, y, radius } of circles)
    groups.push(0, 'CIRCLE', 8, layer, 10, written(x), 20, written(height - y), 30, 0, 40, radius);
}

function addTicket(groups: (string | number)[], { lines, check, height: size }: Ticket, height: Mm): void {
  const { name } = TICKET;
  const [[x, y], [toX, toY]] = check;
  groups.push(0, 'LINE', 8, name, 10, written(x), 20, written(height - y), 30, 0);
  groups.push(11, written(toX), 21, written(height - toY), 31, 0);
  for (const { text, at } of lines)
    groups.push(
      ...[0, 'TEXT', 8, name, 10, written(at[0]), 20, written(height - at[1]), 30, 0],
      ...[40, size, 1, inR12(text)],
    );
}

function addLabels(groups: (string | number)[], { height: sheetHeight, labels = [] }: CutSheet): void {
  for (const label of labels) {
    const { text, from, to, height, rotation } = dxfText(label, sheetHeight);
    groups.push(0, 'TEXT', 8, LABEL_LAYER.name, 10, from[0], 20, from[1], 30, 0, 40, height);
    groups.push(1, inR12(text), 50, rotation, 72, FIT, 11, to[0], 21, to[1], 31, 0);
  }
}

/**
 * Writes a sheet as DXF for older plotters (R12, mm, y up): every contour is one polyline of lines and arcs within
 * 0.005 mm of its curves, closed where it encloses ink, on the same layers as `paintDxf`.
 *
 * @param colours the colours of layers that are not the usual ones.
 */
export function paintLegacyDxf(sheet: CutSheet, colours?: LayerColours): string {
  const entities: (string | number)[] = [];
  for (const { tool, outline, circles } of sheet.layers) {
    if (circles) {
      addCircles(entities, circles, sheet.height, LAYERS[tool].name);
      continue;
    }
    const upwards = transformOutline(outline, [1, 0, 0, -1, 0, sheet.height]);
    for (const contour of contoursOf(upwards)) addPolyline(entities, contour, LAYERS[tool].name);
  }
  if (sheet.ticket) addTicket(entities, sheet.ticket, sheet.height);
  addLabels(entities, sheet);
  const parts = [
    section('HEADER', header(sheet)),
    section('TABLES', tables(sheet, colours)),
    section('BLOCKS', []),
    section('ENTITIES', entities),
    [0, 'EOF'],
  ];
  return dxfStatement(sheet.statement) + parts.map((groups) => `${groups.join('\n')}\n`).join('');
}
