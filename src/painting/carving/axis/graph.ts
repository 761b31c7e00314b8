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

/** The side of the squares by which nodes are found, in mm, and how many of them lie beside 0 at most: key and place fit a float64. */
const SIDE: Mm = 1e-4;
const BESIDE = 2 ** 25;

const squareOf = (x: Mm) => Math.floor(x / SIDE) + BESIDE;

/** Finds nodes by their place. */
class Nodes {
  readonly #squares = new Map<number, Node[]>();
  readonly all: Node[] = [];

  at(disc: Disc): Node {
    const [x, y] = disc;
    for (let column = squareOf(x - SAME); column <= squareOf(x + SAME); column += 1) {
      for (let row = squareOf(y - SAME); row <= squareOf(y + SAME); row += 1) {
        const near = this.#squares
          .get(column * 2 * BESIDE + row)
          ?.find(({ disc: [nodeX, nodeY] }) => Math.hypot(nodeX - x, nodeY - y) < SAME);
        if (near) return near;
      }
    }
    const node: Node = { disc, branches: new Set() };
    this.all.push(node);
    const key = squareOf(x) * 2 * BESIDE + squareOf(y);
    const there = this.#squares.get(key);
    if (there) there.push(node);
    else this.#squares.set(key, [node]);
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
