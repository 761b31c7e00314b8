import { SEAL_PARTS, type Seal, seal as sealShape } from '../wire/seal';
import { readSealNumber } from './sealNumber';

/** How each line of it begins. */
const HEAD = 'gravestone-seal 1';

/**
 * A seal as lines of plain ASCII that a file says of itself, each for itself: a format may put anything before and behind
 * them, and none of them is cut.
 */
export function sealStatement({ number, sha256, parts }: Seal): readonly string[] {
  return [
    `${HEAD} number ${number}`,
    `${HEAD} sha256 ${sha256}`,
    ...SEAL_PARTS.map((part) => `${HEAD} ${part} ${parts[part]}`),
  ];
}

/** A value: letters, figures and hyphens, up to whatever the format ends its line with. */
function valueAt(text: string, from: number): string {
  let end = from;
  while (end < text.length && /[\w-]/.test(text.charAt(end))) end += 1;
  return text.slice(from, end);
}

/** What stands behind a key of the statement in a text; undefined where it does not stand there. */
function saidIn(text: string, name: string): string | undefined {
  const key = `${HEAD} ${name} `;
  const at = text.indexOf(key);
  return at < 0 ? undefined : valueAt(text, at + key.length);
}

/** Reads the number of the seal that a file says of itself; undefined where none stands there, or one that has a slip in it. */
export function readStatedNumber(text: string): string | undefined {
  const number = saidIn(text, 'number');
  return number === undefined ? undefined : readSealNumber(number);
}

/**
 * Reads the seal that a file says of itself, whatever stands around it.
 *
 * @returns undefined where none stands there, or one that is not whole: a line missing, or a number that is not its hash's.
 */
export function readSealStatement(text: string): Seal | undefined {
  const said = (name: string) => saidIn(text, name);
  const parts = Object.fromEntries(SEAL_PARTS.map((part) => [part, said(part)]));
  const read = sealShape.safeParse({
    format: 'gravestone-seal',
    formatVersion: 1,
    number: said('number'),
    sha256: said('sha256'),
    parts,
  });
  return read.success ? read.data : undefined;
}
