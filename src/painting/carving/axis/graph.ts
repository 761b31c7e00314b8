import type { Mm } from '../../../stone/numbers';
import type { Disc } from './disc';

/** Where pieces of the axis meet or end. */
export interface Node {
  readonly disc: Disc;
  readonly branches: Set<Branch>;
}

/** A piece of the axis between two nodes. */
export interface Branch {
  readonly from: Node;
  readonly to: Node;
  readonly discs: readonly Disc[];
}

/** Ends of pieces nearer to each other than this, in mm, are one node: they are the same point reckoned from different sites. */
const SAME: Mm = 1e-5;

/** Finds nodes by their place. */
class Nodes {
  readonly #cells = new Map<string, Node[]>();
  readonly all: Node[] = [];

  at(disc: Disc): Node {
    const [x, y] = disc;
    const [column, row] = [Math.floor(x / SAME), Math.floor(y / SAME)];
    for (let across = -1; across <= 1; across += 1) {
      for (let down = -1; down <= 1; down += 1) {
        const near = this.#cells
          .get(`${column + across},${row + down}`)
          ?.find((node) => Math.hypot(node.disc[0] - x, node.disc[1] - y) < SAME);
        if (near) return near;
      }
    }
    const node: Node = { disc, branches: new Set() };
    this.all.push(node);
    const key = `${column},${row}`;
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), node]);
    return node;
  }
}

/** Pieces of an axis, joined where their ends lie at the same place. */
export function graphOf(pieces: readonly (readonly Disc[])[]): readonly Node[] {
  const nodes = new Nodes();
  for (const discs of pieces) {
    const [first, last] = [discs[0], discs.at(-1)];
    if (!first || !last) continue;
    const [from, to] = [nodes.at(first), nodes.at(last)];
    if (from === to && discs.length < 3) continue;
    const branch = { from, to, discs };
    from.branches.add(branch);
    to.branches.add(branch);
  }
  return nodes.all;
}

/** The other end of a branch. */
export const beyond = ({ from, to }: Branch, node: Node): Node => (from === node ? to : from);

/** Takes a branch out. */
export function cutOff(branch: Branch): void {
  branch.from.branches.delete(branch);
  branch.to.branches.delete(branch);
}
