import { LONGEST_LINE } from '../parm';

/** Written text as the lines it has, without those that are empty or too long to be one. */
export function linesIn(written: string): string[] {
  return written
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, LONGEST_LINE));
}
