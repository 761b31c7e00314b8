import { boundsOf } from '../../geometry/bounds';
import type { Box } from '../../geometry/box';
import { type Corners, cornersUnder } from '../../geometry/turnedBox';
import { letterBox } from '../../lettering/letterBox';
import { placeMatrix } from '../place';
import type { SceneNode } from '../scene';

const boxes = new WeakMap<SceneNode['box'], readonly Box[]>();

/** The tight boxes of a node's ink in its own mm: one per letter, or one for an ornament. Cached by the node's box. */
function ownBoxes(node: SceneNode): readonly Box[] {
  let own = boxes.get(node.box);
  if (!own) {
    switch (node.kind) {
      case 'lettering':
        own = node.line.letters.flatMap((letter) => letterBox(node.typeface, node.line, letter) ?? []);
        break;
      case 'ornament':
      case 'medallion':
      case 'etching':
        own = [boundsOf(node.outline) ?? node.box];
        break;
      case 'attachment':
        own = node.layers.flatMap(({ outline }) => boundsOf(outline) ?? []);
        break;
      case 'frame':
        // It is meant to surround everything, and follows the stone by itself.
        own = [];
        break;
      default:
        own = [node.box];
    }
    boxes.set(node.box, own);
  }
  return own;
}

/** The boxes of a node's ink on the stone, turned and scaled as it is. */
export function inkOnStone(node: SceneNode): readonly Corners[] {
  const matrix = placeMatrix(node.place);
  return ownBoxes(node).map((box) => cornersUnder(box, matrix));
}
