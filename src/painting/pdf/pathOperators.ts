import type { Outline } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import { contoursOf } from '../../geometry/strokes';

/** A thousandth of a point is 0.0004 mm. */
const PER_POINT = 1000;

/** A number as it stands in a file: without an exponent, which a file must not hold. */
const written = (points: number) => String(Math.round(points * PER_POINT) / PER_POINT || 0);

const at = ([x, y]: Point) => `${written(x)} ${written(y)}`;

/**
 * The operators that build an outline as a path (ISO 32000-1, 8.5.2), to a thousandth of a point.
 *
 * @param outline in points, y upwards.
 */
export function pathOperators(outline: Outline): string {
  const operators: string[] = [];
  for (const { start, strokes, closed } of contoursOf(outline)) {
    operators.push(`${at(start)} m`);
    for (const { controls, to } of strokes) {
      operators.push(controls ? `${at(controls[0])} ${at(controls[1])} ${at(to)} c` : `${at(to)} l`);
    }
    if (closed) operators.push('h');
  }
  return operators.join('\n');
}
