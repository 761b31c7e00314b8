import { keyOf } from '../../cache/keyOf';
import { type Box, grownBox } from '../../geometry/box';
import type { Outline } from '../../geometry/outline';
import { outlineOf, polygonsOf } from '../../geometry/polygon';
import { FRAME_CUT_SIZE } from '../../scene/cutSize';
import { clippedTo } from '../../scene/frame/offset';
import type { FrameNode } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import type { ReliefShape } from './shapes';

/**
 * A frame is as large as the stone: carved as one, its grid would be mostly empty. It is carved in square pieces of
 * this side instead; a power of two, which is baked at its own size.
 */
const SIDE: Mm = 128;

/** How far a piece is computed beyond its box, in mm: more than a cut is deep, so that no wall shows the box's side. */
const BEYOND: Mm = 8;

const known = new WeakMap<Outline, readonly ReliefShape[]>();

/** The squares of SIDE that a box touches, row by row. */
function squaresOver({ left, top, right, bottom }: Box): Box[] {
  const squares: Box[] = [];
  for (let y = Math.floor(top / SIDE) * SIDE; y < bottom; y += SIDE) {
    for (let x = Math.floor(left / SIDE) * SIDE; x < right; x += SIDE) {
      squares.push({ left: x, top: y, right: x + SIDE, bottom: y + SIDE });
    }
  }
  return squares;
}

function piecesOf({ outline, box }: FrameNode): ReliefShape[] {
  const polygons = polygonsOf(outline);
  return squaresOver(box).flatMap((within, i): ReliefShape[] => {
    if (clippedTo(polygons, within).length === 0) return [];
    const piece = outlineOf(clippedTo(polygons, grownBox(within, BEYOND)));
    return [
      {
        family: keyOf(outline, i),
        x: 0,
        y: 0,
        measure: SIDE,
        size: FRAME_CUT_SIZE,
        glyphs: undefined,
        within,
        outlines: () => [{ outline: piece, toMm: [1, 0, 0, 1, 0, 0] }],
      },
    ];
  });
}

/** The pieces a frame is carved in, computed once per frame; together they cover it without overlap. */
export function shapesOfFrame(node: FrameNode): readonly ReliefShape[] {
  let pieces = known.get(node.outline);
  if (!pieces) {
    pieces = piecesOf(node);
    known.set(node.outline, pieces);
  }
  return pieces;
}
