import type { Mm } from '../../../stone/numbers';
import type { Disc } from './disc';
import { beyond, cutOff, type Node } from './graph';

/** A radius below this, in mm, is that of a corner's tip. */
const TIP: Mm = 1e-6;

const isCovered = ([x, y]: Disc, [middleX, middleY, radius]: Disc, allowance: Mm) =>
  Math.hypot(x - middleX, y - middleY) - radius <= allowance;

/**
 * Takes out the twigs of an axis that lead into corners which the disc at their foot fills as well, but for an allowance:
 * those of the chords that stand for a curve, not those of true corners. Between two tips the edge is straight, so that
 * nothing of it lies farther outside the disc than they do.
 */
export function prune(nodes: readonly Node[], allowance: Mm): void {
  /** The tips that a node's disc has to fill, as the twigs to them are gone. */
  const tips = new Map<Node, Disc[]>();
  for (const node of nodes) if (node.disc[2] < TIP) tips.set(node, [node.disc]);
  const ends = nodes.filter(({ branches }) => branches.size === 1);
  for (let end = ends.pop(); end; end = ends.pop()) {
    const [twig] = end.branches;
    const served = tips.get(end);
    if (!twig || !served || end.branches.size > 1) continue;
    const foot = beyond(twig, end);
    // The last branch stays: a dot's middle is reached from its edge.
    if (foot.branches.size < 2 || !served.every((tip) => isCovered(tip, foot.disc, allowance))) continue;
    cutOff(twig);
    tips.set(foot, [...(tips.get(foot) ?? []), ...served]);
    if (foot.branches.size === 1) ends.push(foot);
  }
}
