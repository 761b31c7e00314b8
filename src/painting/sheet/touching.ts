import { FillRule, intersectD } from 'clipper2-ts';
import type { Box } from '../../geometry/box';
import { polygonsOf } from '../../geometry/polygon';
import { type Corners, overlapOf } from '../../geometry/turnedBox';
import { inkOnStone } from '../../scene/checks/inkBoxes';
import type { FrameNode, SceneNode } from '../../scene/scene';

/** Decimals of a mm that the clipping library keeps. */
const DECIMALS = 4;

const pointsOf = (corners: Corners) => corners.map(([x, y]) => ({ x, y }));

/** A node with its ink, computed once, and the upright box around it. */
interface Inked {
  readonly node: SceneNode;
  readonly ink: readonly Corners[];
  readonly box: Box;
}

function inked(node: SceneNode): Inked {
  const ink = inkOnStone(node);
  const [xs, ys] = [ink.flatMap((box) => box.map(([x]) => x)), ink.flatMap((box) => box.map(([, y]) => y))];
  const box = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  return { node, ink, box };
}

/** Whether a frame's own lines cross any of the boxes: its own box contains nearly everything, so it proves nothing. */
function runsThrough(frame: FrameNode, ink: readonly Corners[]): boolean {
  if (ink.length === 0) return false;
  const lines = polygonsOf(frame.outline).map((polygon) => [...polygon]);
  return intersectD(lines, ink.map(pointsOf), FillRule.NonZero, DECIMALS).length > 0;
}

function touch(one: Inked, other: Inked): boolean {
  if (one.node.kind === 'frame') return runsThrough(one.node, other.ink);
  if (other.node.kind === 'frame') return touch(other, one);
  const [a, b] = [one.box, other.box];
  if (a.left > b.right || b.left > a.right || a.top > b.bottom || b.top > a.bottom) return false;
  return one.ink.some((box) => other.ink.some((another) => overlapOf(box, another) > 0));
}

/** Nodes sorted into groups of those whose ink may overlap, so that they must be welded as one. */
export function touchingNodes(nodes: readonly SceneNode[]): SceneNode[][] {
  let groups: Inked[][] = [];
  for (const next of nodes.map(inked)) {
    const touched = groups.filter((group) => group.some((member) => touch(member, next)));
    groups = [...groups.filter((group) => !touched.includes(group)), [...touched.flat(), next]];
  }
  return groups.map((group) => group.map(({ node }) => node));
}
