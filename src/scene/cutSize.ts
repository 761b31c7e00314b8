import type { Mm } from '../stone/numbers';
import type { FrameNode, LetteringNode, OrnamentNode } from './scene';

/** A frame is cut as deep as letters of this cap height, in mm. */
export const FRAME_CUT_SIZE: Mm = 20;

/** An ornament is cut like letters of this fraction of its longer side, within these cap heights in mm. */
const ORNAMENT = { part: 0.3, least: 14, most: 60 } as const;

/**
 * A QR code is cut as deep as letters of this fraction of its modules, a fifth of a module (src/painting/relief/workmanship.ts):
 * a deeper cut has walls and shadows that readers take for dark modules, and rubber that small does not bear more blasting.
 */
const OF_MODULE = 2 / 3;

/** The cap height in mm of letters on the stone that are made like a node: as deep, as thick, as rounded. */
export function cutSizeOf(node: LetteringNode | OrnamentNode | FrameNode): Mm {
  switch (node.kind) {
    case 'lettering':
      return node.line.capHeight * node.place.scale;
    case 'frame':
      return FRAME_CUT_SIZE;
    case 'ornament': {
      const { box, place, module } = node;
      const side = Math.max(box.right - box.left, box.bottom - box.top);
      if (module !== undefined) return OF_MODULE * module * place.scale;
      return Math.min(ORNAMENT.most, Math.max(ORNAMENT.least, ORNAMENT.part * side * place.scale));
    }
  }
}
