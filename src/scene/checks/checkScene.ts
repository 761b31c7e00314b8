import type { Mm } from '../../stone/numbers';
import type { Box, Scene, SceneNode } from '../scene';
import type { SceneWarning } from '../warnings';
import { type Corners, inkOnStone } from './inkBoxes';
import { isWithin, overlapOf, polygonsOf } from './polygon';
import type { StrokesOf } from './strokes';
import { tooThin } from './tooThin';

/** Boxes that reach less than this into each other (mm) only touch: neighbours in a tight line do. */
const TOUCHING: Mm = 0.5;

interface Inked {
  readonly node: SceneNode;
  readonly ink: readonly Corners[];
  /** The upright rectangle around all of it. */
  readonly around: Box;
}

function around(ink: readonly Corners[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const corners of ink) {
    for (const [x, y] of corners) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

/** Whether two elements could meet at all: nearly all pairs stand well apart, which two rectangles tell at once. */
function near(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Elements whose ink reaches beyond the stone's edge. */
function outside(scene: Scene, inked: readonly Inked[]): SceneWarning[] {
  const stone = polygonsOf(scene.slab.outline);
  return inked
    .filter(({ ink }) => ink.some((corners) => corners.some((corner) => !isWithin(stone, corner))))
    .map(({ node }) => ({ kind: 'outside', element: node.element }));
}

function meet(one: readonly Corners[], other: readonly Corners[]): boolean {
  return one.some((a) => other.some((b) => overlapOf(a, b) > TOUCHING));
}

/** Elements that lie on one another: said of each of the two. */
function overlapping(inked: readonly Inked[]): SceneWarning[] {
  return inked.flatMap(({ node: { element }, ink, around }) =>
    inked
      .filter((other) => other.node.element !== element && near(around, other.around) && meet(ink, other.ink))
      .map((other) => ({ kind: 'overlapping' as const, element, other: other.node.element })),
  );
}

/** What a mason would object to: something beyond the edge, on something else, or too fine to be cut. */
export function checkScene(scene: Scene, strokes: StrokesOf): readonly SceneWarning[] {
  const inked = scene.nodes.map((node) => {
    const ink = inkOnStone(node);
    return { node, ink, around: around(ink) };
  });
  return [...outside(scene, inked), ...overlapping(inked), ...tooThin(scene, strokes)];
}
