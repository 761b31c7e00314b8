import { boundsOf } from '../../src/lettering/bounds';
import { letterOutline } from '../../src/lettering/letterOutline';
import { reachOf } from '../../src/painting/relief/workmanship';
import type { Box, SceneNode } from '../../src/scene/scene';
import { bothBoxes } from './view';

const known = new WeakMap<SceneNode['box'], Box>();

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** The box of everything inked: a script's swashes reach far beyond the box a hand grasps. */
function boxOfInk(node: SceneNode): Box {
  let { box }: { box: Box } = node;
  if (node.kind === 'lettering') {
    for (const letter of node.line.letters) {
      box = bothBoxes(box, boundsOf(letterOutline(node.typeface, node.line, letter))) ?? box;
    }
  }
  return box;
}

/**
 * The box in the element's own mm that holds everything drawn of it, its shadow too. The ink is worked out once for
 * as long as the node's own box is the same object, which a moved element shares.
 */
export function inkBox(node: SceneNode): Box {
  let box = known.get(node.box);
  if (!box) {
    box = boxOfInk(node);
    known.set(node.box, box);
  }
  return node.kind === 'unavailable' ? grown(box, 1) : grown(box, reachOf(node.cut) / node.place.scale);
}
