import { chordsFor } from '../../../src/geometry/bezier';
import { contoursOf } from '../../../src/geometry/strokes';
import type { CutSheet } from '../../../src/painting/sheet/cutSheet';
import type { Tool } from '../../../src/painting/sheet/tools';
import { distanceTo } from '../../painting/sheet/knife/nearestSide';
import { along, type Point } from '../../painting/sheet/points';

/** How far chords may deviate from their curves, in mm. Of their ends one in so many is measured. */
export const CHORD = 0.0004;
const EVERY = 4;

export type Lines = readonly (readonly Point[])[];

/** A Bézier curve of any degree as points in mm, its start left out. */
export const curve = (controls: readonly [Point, ...Point[]]): Point[] =>
  along(controls, chordsFor(...controls[0], controls.slice(1).flat(), CHORD));

/** What a sheet has a tool cut, as lines of points in mm. */
export function cutBy({ layers }: CutSheet, tool: Tool): Point[][] {
  const outline = layers.find((layer) => layer.tool === tool)?.outline;
  return (outline ? contoursOf(outline) : []).map(({ start, strokes }) => [
    start,
    ...strokes.flatMap(({ from, controls, to }) => (controls ? curve([from, ...controls, to]) : [to])),
  ]);
}

/** How far the points of lines lie from others at most, in mm: 1 where none is as near as that. */
export function farthest(lines: Lines, others: Lines): number {
  const far = distanceTo(others);
  return lines
    .flat()
    .filter((_, index) => index % EVERY === 0)
    .reduce((most, point) => Math.max(most, far(point)), 0);
}
