import { piecesOf } from '../longLine';

/** A text split into lines, without those that are empty; what is too long for one line goes on in the next. */
export function linesIn(written: string): string[] {
  return written
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => piecesOf(line).map((piece) => piece.trim()))
    .filter((line) => line !== '');
}
