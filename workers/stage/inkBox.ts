import { boundsOf } from '../../src/lettering/bounds';
import { letterOutline } from '../../src/lettering/letterOutline';
import type { Box, SceneNode } from '../../src/scene/scene';
import { bothBoxes } from './view';

/** How far shadows and lit edges reach beyond a shape, in mm of the element. */
const RELIEF_REACH = 5;

const known = new WeakMap<SceneNode['box'], Box>();

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/**
 * The box in the element's own mm that holds everything drawn of it: a script's swashes reach far beyond the box a
 * hand grasps. Kept for as long as the node's own box is the same object, which a moved element shares.
 */
export function inkBox(node: SceneNode): Box {
  let box = known.get(node.box);
  if (!box) {
    box = node.box;
    if (node.kind === 'lettering') {
      for (const letter of node.line.letters) {
        box = bothBoxes(box, boundsOf(letterOutline(node.typeface, node.line, letter))) ?? box;
      }
    }
    box = grown(box, RELIEF_REACH);
    known.set(node.box, box);
  }
  return box;
}
