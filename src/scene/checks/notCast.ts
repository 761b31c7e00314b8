import { type Finding, type FoundCharacter, found } from '../../stone/finding';
import { CAST_CHARACTERS, castLettersOf, nearestCastHeight, nearestCastLetters } from '../../stone/foundry';
import type { Mm } from '../../stone/numbers';
import type { LetteringNode } from '../scene';

/** Heights nearer to each other than this count as equal, in mm: numbers are shown to a tenth. */
const SAME: Mm = 0.05;

/** The characters of a line without a casting pattern. */
function withoutPattern({ element, line }: LetteringNode): FoundCharacter[] {
  return line.letters
    .filter(({ cluster }) => cluster.trim() !== '' && !CAST_CHARACTERS.has(cluster))
    .map(({ index, cluster }) => ({ element, index, character: cluster }));
}

/**
 * Mounted letters that no foundry makes: of another family (`limit` names the nearest available), in another height
 * (`value` and `limit` in mm), slanted (`value` is `cursive`), or characters without a pattern. A line of
 * another family has that finding alone, since the rest follows from the family that is chosen.
 */
export function* notCast(node: LetteringNode): Generator<Finding> {
  const { cut, element, family, isSlanted, line, place } = node;
  if (cut !== 'mounted' || line.letters.every(({ cluster }) => cluster.trim() === '')) return;
  const elements = [element];
  const own = castLettersOf(family);
  if (!own) {
    const limit = nearestCastLetters(family).family;
    yield found('error', 'notCast', { elements, value: family, limit });
    return;
  }
  const height = line.capHeight * place.scale;
  const limit = nearestCastHeight(own, height);
  if (Math.abs(limit - height) > SAME) yield found('error', 'notCast', { elements, value: height, limit });
  if (isSlanted && !own.italic)
    yield found('error', 'notCast', { elements, value: 'cursive', limit: 'upright' });
  const characters = withoutPattern(node);
  if (characters.length > 0) {
    const value = [...new Set(characters.map(({ character }) => character))].join(' ');
    yield found('error', 'notCast', { elements, characters, value });
  }
}
