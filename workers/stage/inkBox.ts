import { type Box, grownBox } from '../../src/geometry/box';
import { glyphBox } from '../../src/lettering/glyphBox';
import { glyphMatrix } from '../../src/lettering/letterOutline';
import { SHADOW_REACH } from '../../src/painting/canvaskit/paintMedallion';
import { reachOfAttachment } from '../../src/painting/relief/attachmentShapes';
import { reachOf } from '../../src/painting/relief/workmanship';
import type { LetteringNode, SceneNode } from '../../src/scene/scene';

const known = new WeakMap<SceneNode['box'], Box>();

/** The box of a line's ink in its own mm: tight where the letters stand upright, a little wide where they lean. */
function boxOfLine({ box, line, typeface }: LetteringNode): Box {
  let { left, top, right, bottom } = box;
  for (const glyph of line.letters.flatMap((letter) => letter.glyphs)) {
    const own = glyphBox(typeface, glyph.gid);
    if (!own) continue;
    const [a, b, c, d, e, f] = glyphMatrix(line, glyph);
    for (const x of [own.left, own.right]) {
      for (const y of [own.top, own.bottom]) {
        const [across, down] = [a * x + c * y + e, b * x + d * y + f];
        left = Math.min(left, across);
        right = Math.max(right, across);
        top = Math.min(top, down);
        bottom = Math.max(bottom, down);
      }
    }
  }
  return { left, top, right, bottom };
}

/** The box of everything inked: a script's swashes reach far beyond the box by which it is selected. */
function boxOfInk(node: SceneNode): Box {
  return node.kind === 'lettering' ? boxOfLine(node) : node.box;
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
  switch (node.kind) {
    case 'unavailable':
    case 'image':
    case 'etching':
      return grownBox(box, 1);
    case 'medallion':
      return grownBox(box, SHADOW_REACH);
    case 'attachment':
      return grownBox(box, reachOfAttachment(node));
    default:
      return grownBox(box, reachOf(node.cut) / node.place.scale);
  }
}
