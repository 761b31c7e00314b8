import { transformOutline } from '../../geometry/matrix';
import type { Outline } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import { placeMatrix } from '../../scene/place';
import type { SceneNode } from '../../scene/scene';
import { cutOf, shapesOf } from './ink';
import { ornamentPins } from './ornamentPins';
import { pinsOf } from './pins';
import type { SoundWeld } from './soundWeld';

/** One casting that is mounted: a letter, or a whole ornament. */
interface Casting {
  /** The letter as written; none of an ornament. */
  readonly letter?: string;
  /** Shapes to be welded, in stone mm. */
  readonly shapes: readonly Outline[];
}

function castingsOf(node: SceneNode): Casting[] {
  if (node.kind !== 'lettering') return [{ shapes: shapesOf(node) }];
  return node.line.letters.map((letter) => ({
    letter: letter.cluster,
    shapes: shapesOf({ ...node, line: { ...node.line, letters: [letter] } }),
  }));
}

/** The pieces in which a node is mounted: each letter, or the whole ornament, as shapes to be welded. */
export function mountedPieces(node: SceneNode): (readonly Outline[])[] {
  return castingsOf(node).map(({ shapes }) => shapes);
}

/** Where a pin may be, and of which letter it is. */
export interface DrillPin {
  /** In stone mm, y down. */
  readonly at: Point;
  /** The letter as written; none of an ornament. */
  readonly letter?: string;
}

/**
 * The pins of a mounted node in the order in which they are numbered: letter after letter as it is read; one pattern for
 * an ornament; none of anything else.
 */
export function drillPins(node: SceneNode, weld: SoundWeld): DrillPin[] {
  if (cutOf(node) !== 'mounted') return [];
  if (node.kind !== 'ornament')
    return castingsOf(node).flatMap(({ letter, shapes }) =>
      pinsOf(weld(shapes)).map((at) => ({ at, ...(letter !== undefined && { letter }) })),
    );
  const { scale } = node.place;
  const cast = weld([transformOutline(node.outline, [scale, 0, 0, scale, 0, 0])]);
  const [a, b, c, d, e, f] = placeMatrix({ ...node.place, scale: 1 });
  return ornamentPins(cast).map(([x, y]) => ({ at: [a * x + c * y + e, b * x + d * y + f] }));
}
