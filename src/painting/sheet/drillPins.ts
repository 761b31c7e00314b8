import { transformOutline } from '../../geometry/matrix';
import type { Outline } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import { placeMatrix } from '../../scene/place';
import type { SceneNode } from '../../scene/scene';
import { cutOf, shapesOf } from './ink';
import { ornamentPins } from './ornamentPins';
import { pinsOf } from './pins';
import type { SoundWeld } from './soundWeld';

/** The pieces in which a node is mounted: each letter, or the whole ornament, as shapes to be welded. */
export function mountedPieces(node: SceneNode): Outline[][] {
  if (node.kind !== 'lettering') return [shapesOf(node)];
  return node.line.letters.map((letter) => shapesOf({ ...node, line: { ...node.line, letters: [letter] } }));
}

/** Where the pins of a mounted node may be, in stone mm: of each letter, or one pattern for an ornament; none else. */
export function drillPins(node: SceneNode, weld: SoundWeld): Point[] {
  if (cutOf(node) !== 'mounted') return [];
  if (node.kind !== 'ornament') return mountedPieces(node).flatMap((piece) => pinsOf(weld(piece)));
  const { scale } = node.place;
  const cast = weld([transformOutline(node.outline, [scale, 0, 0, scale, 0, 0])]);
  const [a, b, c, d, e, f] = placeMatrix({ ...node.place, scale: 1 });
  return ornamentPins(cast).map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]);
}
