import { FillRule, intersectD } from 'clipper2-ts';
import { type Corners, inkOnStone } from '../../scene/checks/inkBoxes';
import { overlapOf } from '../../scene/checks/polygon';
import { polygonsOf } from '../../scene/frame/polygon';
import type { FrameNode, SceneNode } from '../../scene/scene';

/** Decimals of a mm that the clipping library keeps. */
const DECIMALS = 4;

const pointsOf = (corners: Corners) => corners.map(([x, y]) => ({ x, y }));

/** Whether a frame's own lines run through any of the boxes: its box holds nearly everything, and says nothing. */
function runsThrough(frame: FrameNode, ink: readonly Corners[]): boolean {
  if (ink.length === 0) return false;
  const lines = polygonsOf(frame.outline).map((polygon) => [...polygon]);
  return intersectD(lines, ink.map(pointsOf), FillRule.NonZero, DECIMALS).length > 0;
}

function touch(one: SceneNode, other: SceneNode): boolean {
  if (one.kind === 'frame') return runsThrough(one, inkOnStone(other));
  if (other.kind === 'frame') return touch(other, one);
  const boxes = inkOnStone(other);
  return inkOnStone(one).some((box) => boxes.some((another) => overlapOf(box, another) > 0));
}

/** Nodes sorted into groups: those together whose ink may lie on one another, so that they must be welded as one. */
export function touchingNodes(nodes: readonly SceneNode[]): SceneNode[][] {
  let groups: SceneNode[][] = [];
  for (const node of nodes) {
    const touched = groups.filter((group) => group.some((member) => touch(member, node)));
    groups = [...groups.filter((group) => !touched.includes(group)), [...touched.flat(), node]];
  }
  return groups;
}
