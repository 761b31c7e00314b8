import { flattened } from '../../geometry/flatten';
import { type Contour, contoursOf } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';
import type { CutSheet } from '../sheet/cutSheet';
import { TOOLS, type Tool } from '../sheet/tools';

/** Plotter units a mm (HP-GL: 0.025 mm each). */
const UNITS = 40;

/** How far a chord may deviate from its curve, in mm. */
const CHORD: Mm = 0.005;

/** Points per command: the buffers of older plotters are short. */
const POINTS = 64;

/** The points of a contour in plotter units, y up; those equal to the one before are left out. */
function unitsOf(contour: Contour, height: Mm): string[] {
  const points = flattened(contour, CHORD).map(
    ([x, y]) => `${Math.round(x * UNITS)},${Math.round((height - y) * UNITS)}`,
  );
  return points.filter((point, index) => point !== points[index - 1]);
}

function commands(contour: Contour, height: Mm): string[] {
  const [start, ...points] = unitsOf(contour, height);
  if (start === undefined || points.length === 0) return [];
  const down = Array.from({ length: Math.ceil(points.length / POINTS) }, (_, index) =>
    points.slice(index * POINTS, (index + 1) * POINTS).join(','),
  );
  return [`PU${start};`, ...down.map((part) => `PD${part};`)];
}

/**
 * Writes a sheet as HP-GL (PLT): 40 units a mm, y up, the origin at the lower left of the stone's box; pen 1 engraves,
 * 2 mounts, 3 cuts the stencil, 4 draws the stone, 5 guides, 6 holes for pins. Curves are chords within 0.005 mm; a closed contour ends
 * on exactly the unit it began with.
 *
 * @param penOf the pen for a tool, where it differs from the default.
 */
export function paintPlt(
  { height, layers }: CutSheet,
  penOf: (tool: Tool) => number | undefined = () => undefined,
): string {
  return [
    'IN;',
    ...layers.flatMap(({ tool, outline }) => [
      `SP${penOf(tool) ?? TOOLS.indexOf(tool) + 1};`,
      ...contoursOf(outline).flatMap((contour) => commands(contour, height)),
    ]),
    'PU0,0;',
    'SP0;',
    '',
  ].join('\n');
}
