import type { Box } from '../../geometry/box';
import type { Outline } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import type { Mm } from '../../stone/numbers';
import { shortTour } from '../sheet/order/tour';
import { areasOf } from './areas';
import { carve } from './carve';
import { type Cutting, measureOf } from './measures';
import { pocket } from './pocket';
import type { Run } from './run';

/** A tool in the spindle. */
export type CuttingTool =
  | { readonly kind: 'bit'; readonly angle: number; readonly tipRadius: Mm }
  | { readonly kind: 'mill'; readonly diameter: Mm };

/** What one tool cuts, in order. */
export interface Job {
  readonly tool: CuttingTool;
  readonly runs: readonly Run[];
}

/** All that is cut into a stone. */
export interface Toolpath {
  readonly jobs: readonly Job[];
  /** The part of the ink that a mill reaches, from 0 to 1; left out where a V-bit cuts, which reaches all. */
  readonly reached?: number;
}

/** In which order areas are carved: a short way from the lower left of the stone. */
function inOrder<T extends { readonly box: Box }>(areas: readonly T[], from: Point): T[] {
  const stops = areas.map(({ box }) => {
    const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return { arrive: middle, leave: middle };
  });
  return shortTour(stops, from).flatMap((index) => areas[index] ?? []);
}

/**
 * The toolpath that cuts an outline into the stone: in a V, or at one depth where `pocket` is given.
 *
 * @param outline welded, in stone mm.
 * @param height of the stone, at whose lower left the tool begins.
 */
export function toolpathOf(outline: Outline, height: Mm, cutting: Cutting): Toolpath {
  const areas = inOrder(areasOf(outline), [0, height]);
  const mill = { kind: 'mill', diameter: measureOf(cutting, 'mill') } as const;
  if (cutting.pocket !== undefined) {
    const { runs, reached } = pocket(areas, cutting);
    return { jobs: [{ tool: mill, runs }], reached };
  }
  const { grooves, bottoms } = carve(areas, cutting);
  const bit = {
    kind: 'bit',
    angle: measureOf(cutting, 'toolAngle'),
    tipRadius: measureOf(cutting, 'tipRadius'),
  } as const;
  const jobs: Job[] = [
    { tool: bit, runs: grooves },
    { tool: mill, runs: bottoms },
  ];
  return { jobs: jobs.filter(({ runs }) => runs.length > 0) };
}
