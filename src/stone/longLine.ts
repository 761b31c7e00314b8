import { LONGEST_LINE } from './parm';
import { characters } from './spacing';

/**
 * A text as pieces that a line can hold: broken behind the last space that fits, within a word where it has none, and never
 * within a character. Together they are the text.
 */
export function piecesOf(text: string): string[] {
  if (text.length <= LONGEST_LINE) return [text];
  const pieces: string[] = [];
  let [piece, word] = ['', ''];
  const end = (): void => {
    pieces.push(piece);
    piece = '';
  };
  for (const character of characters(text)) {
    if (piece.length + word.length + character.length > LONGEST_LINE) {
      if (piece === '') [piece, word] = [word, ''];
      end();
    }
    word += character;
    if (character === ' ') [piece, word] = [piece + word, ''];
  }
  pieces.push(...(piece.length + word.length > LONGEST_LINE ? [piece, word] : [piece + word]));
  return pieces;
}
