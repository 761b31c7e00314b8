import { LONGEST_LINE } from '../parm';

/** A text split into lines, without those that are empty or too long. */
export function linesIn(written: string): string[] {
  return written
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, LONGEST_LINE));
}
