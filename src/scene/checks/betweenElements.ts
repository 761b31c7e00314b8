import type { Box } from '../../geometry/box';
import { boxAround } from '../../geometry/contour';
import { type Finding, type FoundCharacter, found } from '../../stone/finding';
import { narrowestWebIn } from '../../stone/narrowestWeb';
import type { Mm } from '../../stone/numbers';
import type { SceneNode, Slab } from '../scene';
import { boxesNear, distanceBetween } from './ink/distance';
import { type Piece, piecesOf } from './ink/pieces';

/** An element with its pieces of ink, and the box around them all. */
export interface Inked {
  readonly node: SceneNode;
  readonly pieces: readonly Piece[];
  readonly box: Box;
}

/** A node with its pieces of ink. */
export function inkedNode(node: SceneNode): Inked {
  const pieces = piecesOf(node);
  return { node, pieces, box: boxAround(pieces.flatMap(({ contours }) => contours)) };
}

const isEngraved = ({ node }: Inked) => 'cut' in node && node.cut === 'engraved';

/** The height of a cut for the web beside it: the cap height of letters; otherwise the material's own web applies. */
function heightOf({ node }: Inked): Mm {
  return node.kind === 'lettering' ? node.line.capHeight * node.place.scale : 0;
}

/**
 * The distance between two elements in mm, and the characters concerned; undefined where they are `limit` apart. Once they are
 * found to overlap, only what can still add a character is measured.
 */
function meeting(one: Inked, other: Inked, limit: Mm) {
  let apart = Number.POSITIVE_INFINITY;
  const characters = new Set<FoundCharacter>();
  const isKnown = ({ character }: Piece) => !character || characters.has(character);
  for (const piece of one.pieces) {
    if (!boxesNear(piece.box, other.box, limit)) continue;
    for (const beside of other.pieces) {
      if (apart === 0 && isKnown(piece) && isKnown(beside)) continue;
      const value = distanceBetween(piece, beside, limit);
      if (value >= limit) continue;
      apart = Math.min(apart, value);
      for (const { character } of [piece, beside]) if (character) characters.add(character);
    }
  }
  return apart < limit ? { apart, characters: [...characters] } : undefined;
}

/** The search distance for overlaps, in mm: only ink on ink counts. */
export const ON_ANOTHER: Mm = 0.01;

/**
 * What is wrong between two elements: one overlaps the other (`overlapping`, on a frame `overFrame`), or the web
 * between two cuts is too narrow for the stencil and the stone (`rubberTooNarrow`).
 */
export function betweenElements(one: Inked, other: Inked, { variant }: Slab): Finding[] {
  const areCuts = isEngraved(one) && isEngraved(other);
  const limit = areCuts ? narrowestWebIn(variant, Math.max(heightOf(one), heightOf(other))) : ON_ANOTHER;
  const met = meeting(one, other, limit);
  if (!met) return [];
  const { apart: value, characters } = met;
  const elements = [one, other].map(({ node }) => node.element).filter((element) => element >= 0);
  const measured = { elements, characters, value, limit: areCuts ? limit : 0 };
  if (elements.length < 2) return [found(value < limit / 2 ? 'error' : 'warning', 'overFrame', measured)];
  if (value < ON_ANOTHER)
    return [found('error', 'overlapping', { elements, characters, value: 0, limit: 0 })];
  return [found(value < limit / 2 ? 'error' : 'warning', 'rubberTooNarrow', measured)];
}
