import type { Disc } from './disc';
import { type Branch, beyond, cutOff, type Node } from './graph';

/** The direction in which a branch leaves a node, of length 1. */
function directionFrom(node: Node, { from, discs }: Branch): readonly [number, number] {
  const [x, y] = node.disc;
  const ordered = from === node ? discs : [...discs].reverse();
  const ahead = ordered[1] ?? node.disc;
  const length = Math.hypot(ahead[0] - x, ahead[1] - y) || 1;
  return [(ahead[0] - x) / length, (ahead[1] - y) / length];
}

/** The branch that goes on most nearly in a direction. */
function straightest(node: Node, [dx, dy]: readonly [number, number]): Branch | undefined {
  let [best, most]: [Branch | undefined, number] = [undefined, -Infinity];
  for (const branch of node.branches) {
    const [x, y] = directionFrom(node, branch);
    const along = x * dx + y * dy;
    if (along > most) [best, most] = [branch, along];
  }
  return best;
}

/** Follows branches from a node, straight on where there is a choice, and takes them out, until none is left there. */
function followFrom(start: Node): Disc[] {
  const discs = [start.disc];
  let node = start;
  let direction: readonly [number, number] = [0, 0];
  for (let branch = straightest(node, direction); branch; branch = straightest(node, direction)) {
    const end = beyond(branch, node);
    const ordered = branch.from === node ? branch.discs : [...branch.discs].reverse();
    const [backX, backY] = directionFrom(end, branch);
    direction = [-backX, -backY];
    discs.push(...ordered.slice(1));
    cutOff(branch);
    node = end;
  }
  return discs;
}

/**
 * The rows of discs that together go over each branch once, in few long ones: a row begins where it must, at an odd number
 * of branches, and there first where it is shallowest, in the corners' tips. What is left are rings.
 *
 * The nodes' branches are used up.
 */
export function trailsOf(nodes: readonly Node[]): Disc[][] {
  const byDepth = [...nodes].sort((one, other) => one.disc[2] - other.disc[2]);
  const trails: Disc[][] = [];
  for (const isOdd of [true, false])
    for (const node of byDepth)
      while (isOdd ? node.branches.size % 2 === 1 : node.branches.size > 0) trails.push(followFrom(node));
  return trails;
}
