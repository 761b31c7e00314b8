import { pointAt } from '../../src/geometry/bezier';
import { boundsOf } from '../../src/geometry/bounds';
import { CLOSE, MOVE, type Outline, OutlinePen } from '../../src/geometry/outline';
import { segmentsOf } from '../../src/geometry/segments';
import { buildScene } from '../../src/scene/buildScene';
import type { FrameNode, Scene } from '../../src/scene/scene';
import { designWith, sources } from './drawnStone';

/** The scene of a stone with a frame and these elements. */
export function framedScene(stone: number, Frame: object, ...Parms: readonly object[]): Scene {
  return buildScene(designWith(Parms, { StoneTypeId: stone, StoneTypeVariantId: 0, Frame }), sources);
}

/** The frame of a stone. */
export function frameOn(stone: number, Frame: object): FrameNode {
  const [node] = framedScene(stone, Frame).nodes;
  if (node?.kind !== 'frame') throw new Error(`stone ${stone} has no frame`);
  return node;
}

/** The ends of everything an outline is drawn of: points that lie on it, in stone mm. */
export function pointsOn(outline: Outline): (readonly [x: number, y: number])[] {
  return [...segmentsOf(outline)].map(
    ({ to }) => [to.at(-2) ?? Number.NaN, to.at(-1) ?? Number.NaN] as const,
  );
}

/** Points on an outline of straight pieces, no more than a mm apart. */
export function pointsAlong(outline: Outline): (readonly [x: number, y: number])[] {
  return [...segmentsOf(outline)].flatMap(({ verb, x, y, to }) => {
    const [endX = x, endY = y] = to;
    if (verb === MOVE) return [];
    const count = Math.ceil(Math.hypot(endX - x, endY - y));
    return Array.from({ length: count }, (_, i) => {
      const part = (i + 0.5) / count;
      return [x + part * (endX - x), y + part * (endY - y)] as const;
    });
  });
}

/** The contours of an outline, each as an outline of its own. */
export function contoursOf(outline: Outline): Outline[] {
  const contours: OutlinePen[] = [];
  for (const { verb, to } of segmentsOf(outline)) {
    if (verb === MOVE) contours.push(new OutlinePen());
    contours.at(-1)?.draw(verb, ...(verb === CLOSE ? [] : to));
  }
  return contours.map((pen) => pen.outline());
}

/** The boxes of an outline's contours: what beads and dashes are told apart by. */
export function boxesOf(outline: Outline) {
  return contoursOf(outline).flatMap((contour) => boundsOf(contour) ?? []);
}

type Chord = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** How many chords stand here for a curve: within 0.01 mm of an arch a metre wide. */
const CHORDS = 100;

/** A stone's outline as straight pieces, cut apart from how the frame does it. */
export function chordsOf(outline: Outline): Chord[] {
  return [...segmentsOf(outline)].flatMap(({ verb, x, y, to }) => {
    if (verb === MOVE) return [];
    const count = to.length > 2 ? CHORDS : 1;
    const points = Array.from({ length: count + 1 }, (_, i) => pointAt(x, y, to, i / count));
    return points.slice(1).map(([toX, toY], i): Chord => [...(points[i] ?? [x, y]), toX, toY]);
  });
}

/** How far a point lies from a straight piece. */
function distanceTo([fromX, fromY, toX, toY]: Chord, [x, y]: readonly [number, number]): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - part * dx, y - fromY - part * dy);
}

/** How far a point lies from the nearest of many straight pieces. */
export function distanceToNearest(chords: readonly Chord[], point: readonly [number, number]): number {
  const [x, y] = point;
  let nearest = Number.POSITIVE_INFINITY;
  for (const chord of chords) {
    const [fromX, fromY, toX, toY] = chord;
    // The box around a piece is at least as near as the piece: most are left out by that.
    if (Math.min(fromX, toX) - x >= nearest || x - Math.max(fromX, toX) >= nearest) continue;
    if (Math.min(fromY, toY) - y >= nearest || y - Math.max(fromY, toY) >= nearest) continue;
    nearest = Math.min(nearest, distanceTo(chord, point));
  }
  return nearest;
}
