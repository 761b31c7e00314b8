import { flattened } from '../../geometry/flatten';
import type { Outline } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import { type Contour, contoursOf } from '../../geometry/strokes';
import type { CutSheet } from '../sheet/cutSheet';
import type { Tool } from '../sheet/tools';
import { usualPen } from '../sheet/usualLayers';
import { comment, comments } from './comments';
import { MILLIMETRES, type Numbers, UNITS } from './numbers';
import { absolute, GREATEST, relative, type Unit, type Words } from './words';

/** Points per command: the buffers of older plotters are short. */
const POINTS = 64;

/** The file's origin in stone mm: the lower left of the stone, or whole mm left of it and below it where something lies there. */
function originOf({ drawn, height }: CutSheet): Point {
  return [Math.min(0, Math.floor(drawn.left)), height + Math.max(0, Math.ceil(drawn.bottom - height))];
}

function unitOf([x, y]: Point, [left, bottom]: Point, { steps }: Numbers): Unit {
  return [Math.round((x - left) * steps), Math.round((bottom - y) * steps)];
}

/** The points of a contour in the file's steps, y up; those equal to the one before are left out. */
function unitsOf(contour: Contour, origin: Point, numbers: Numbers): Unit[] {
  const points = flattened(contour, numbers.chord).map((point) => unitOf(point, origin, numbers));
  return points.filter(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [];
    return x !== beforeX || y !== beforeY;
  });
}

function commands([start, ...points]: readonly Unit[], words: Words): string[] {
  if (start === undefined || points.length === 0) return [];
  const down = Array.from({ length: Math.ceil(points.length / POINTS) }, (_, index) =>
    points.slice(index * POINTS, (index + 1) * POINTS),
  );
  return [words('PU', [start]), ...down.map((part) => words('PD', part))];
}

/** What a plotter does besides cutting a sheet's layers. */
interface Besides {
  /** What a pen draws before anything is cut, in mm of the sheet. */
  readonly drawn?: { readonly pen: number; readonly outline: Outline };
  /** Where the knife is left, in mm of the sheet; at the origin by default. */
  readonly end?: Point;
  /** Whether the numbers are mm, for plotters that scale; plotter units by default. */
  readonly isScaled?: boolean | undefined;
}

/**
 * Writes a sheet as HP-GL (PLT): 40 units a mm, y up, the origin at the lower left of the stone's box, or so many whole mm
 * left of it and below it that no coordinate is negative; pen 1 engraves, 2 mounts, 3 cuts the stencil, 4 draws the stone,
 * 5 guides, 6 holes for pins. Curves are chords within 0.005 mm; a closed contour ends on exactly the unit it began with. Where the stone
 * or what lies beside it is so large that a number would pass 32,767 (819 mm), all are steps from the point before (PR).
 * For a plotter that scales they are mm with three decimals instead, at any size, and chords within 0.002 mm.
 *
 * @param penOf the pen for a tool, where it differs from the default.
 * @param besides what is drawn first, where the knife ends, and what the numbers are.
 */
export function paintPlt(
  sheet: CutSheet,
  penOf: (tool: Tool) => number | undefined = () => undefined,
  { drawn: first, end, isScaled = false }: Besides = {},
): string {
  const { drawn, layers } = sheet;
  const numbers = isScaled ? MILLIMETRES : UNITS;
  const origin = originOf(sheet);
  const reach = Math.max(drawn.right - origin[0], origin[1] - drawn.top) * numbers.perMm;
  const isWide = Math.ceil(reach) > GREATEST;
  const words = isWide ? relative() : absolute(numbers.written);
  const drawnBy = (pen: number, outline: Outline) => [
    `SP${pen};`,
    ...contoursOf(outline).flatMap((contour) => commands(unitsOf(contour, origin, numbers), words)),
  ];
  return [
    'IN;',
    ...numbers.commands,
    ...(sheet.statement ?? []).map(comment),
    ...(sheet.ticket ? comments(sheet.ticket, numbers.perMm) : []),
    ...(isWide ? ['PU0,0;', 'PR;'] : []),
    ...(first ? drawnBy(first.pen, first.outline) : []),
    ...layers.flatMap(({ tool, outline }) => drawnBy(penOf(tool) ?? usualPen(tool), outline)),
    words('PU', [end ? unitOf(end, origin, numbers) : [0, 0]]),
    'SP0;',
    '',
  ].join('\n');
}
