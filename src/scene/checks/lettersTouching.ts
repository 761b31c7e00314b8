import { type Finding, type FoundCharacter, found } from '../../stone/finding';
import { narrowestWebIn } from '../../stone/narrowestWeb';
import type { Mm } from '../../stone/numbers';
import type { LetteringNode, Slab } from '../scene';
import { distanceBetween } from './ink/distance';
import type { Piece } from './ink/pieces';
import { joinedBy } from './joinedLetters';
import { ABUTTING, CAST_APART } from './limits';

/** The least distance between the characters of a line, in mm. */
function leastApart({ cut, line, place }: LetteringNode, { variant }: Slab): Mm {
  return cut === 'mounted' ? CAST_APART : narrowestWebIn(variant, line.capHeight * place.scale);
}

/** The characters of a line that are too near to each other. */
interface Touching {
  /** Each of them, in the line's order. */
  readonly characters: readonly FoundCharacter[];
  /** Those that an earlier one is too near to, with the least distance to any such in mm. */
  readonly later: readonly { readonly character: FoundCharacter; readonly apart: Mm }[];
}

/** A piece that is a character. */
type Character = Piece & { readonly character: FoundCharacter };

/**
 * The characters of a line whose ink is nearer to each other than `limit` mm. Those that their typeface joins stay
 * joined, and do not count.
 *
 * Only pairs that can still tell something are measured: where a character lies on an earlier one, nothing is nearer, and
 * what is left to know is which of the others it is the first to touch. So the work grows with the line, also where
 * hundreds of letters on a small arc lie on each other and make a hundred thousand pairs.
 *
 * @param pieces the characters of the line, from `piecesOf`.
 */
export function touchingLetters(node: LetteringNode, pieces: readonly Piece[], limit: Mm): Touching {
  const abutting = node.line.capHeight * node.place.scale * ABUTTING;
  const areJoined = joinedBy(node);
  const letters = pieces.filter((piece): piece is Character => piece.character !== undefined);
  const met = new Set<Character>();
  const later: { character: FoundCharacter; apart: Mm }[] = [];
  /** The places of the earlier ones that are near to nothing so far. */
  let lone: number[] = [];
  for (const [at, letter] of letters.entries()) {
    let least = limit;
    const measureTo = (place: number) => {
      const earlier = letters[place];
      if (!earlier) return;
      const apart = distanceBetween(earlier, letter, limit);
      if (apart >= limit) return;
      if (apart <= abutting && areJoined(earlier.character.index, letter.character.index)) return;
      met.add(earlier).add(letter);
      least = Math.min(least, apart);
    };
    let before = at - 1;
    for (; before >= 0 && least > 0; before -= 1) measureTo(before);
    for (const place of lone) if (place <= before) measureTo(place);
    if (least < limit) later.push({ character: letter.character, apart: least });
    lone = [...lone, at].filter((place) => {
      const each = letters[place];
      return each && !met.has(each);
    });
  }
  return {
    characters: letters.flatMap((each) => (met.has(each) ? [each.character] : [])),
    later,
  };
}

/**
 * A line whose characters are nearer to each other than the material and the workmanship can hold: `value` is the
 * least distance in mm, 0 where they overlap.
 */
export function lettersTouching(node: LetteringNode, pieces: readonly Piece[], slab: Slab): Finding[] {
  const limit = leastApart(node, slab);
  const { characters, later } = touchingLetters(node, pieces, limit);
  if (characters.length === 0) return [];
  const value = later.reduce((least, { apart }) => Math.min(least, apart), limit);
  const severity = value < limit / 2 ? 'error' : 'warning';
  return [found(severity, 'lettersTouching', { elements: [node.element], characters, value, limit })];
}
