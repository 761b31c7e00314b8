/** What numbers of seals are written with: letters and figures that are not taken for one another on paper, 32 of them. */
export const SEAL_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** How many characters of a number come from the hash: 55 bits, of which no two of a million stones' are alike. */
const FROM_HASH = 11;

const BITS = 5;
const GROUP = 4;

/** Twice a number of the field of 32 elements, whose polynomial is x⁵ + x² + 1. */
const doubled = (value: number) => (value < 16 ? value << 1 : (value << 1) ^ 0b100101);

/**
 * The value by which characters end, so that all of them, each doubled once more than the one behind it, come to nothing: one
 * wrong character, or two that were swapped, never do (a Reed-Solomon code with one check).
 */
function checkOf(values: readonly number[]): number {
  return doubled(values.reduce((sum, value) => doubled(sum) ^ value, 0));
}

const grouped = (characters: string) =>
  Array.from({ length: characters.length / GROUP }, (_, at) =>
    characters.slice(at * GROUP, (at + 1) * GROUP),
  ).join('-');

/**
 * The number of a seal: twelve characters in three groups, e.g. `K7QF-2MXA-9DTB`, to be read on paper and said on the
 * phone. The last is a check.
 *
 * @param sha256 the seal's hash in hexadecimal.
 */
export function sealNumberOf(sha256: string): string {
  const bits = BigInt(`0x${sha256}`) >> BigInt(sha256.length * 4 - FROM_HASH * BITS);
  const values = Array.from({ length: FROM_HASH }, (_, at) =>
    Number((bits >> BigInt((FROM_HASH - 1 - at) * BITS)) & 31n),
  );
  return grouped([...values, checkOf(values)].map((value) => SEAL_LETTERS[value]).join(''));
}

/**
 * A seal's number as somebody wrote it, in the way it is written here: blanks, hyphens and small letters do not matter.
 *
 * @returns undefined for what cannot be one: another length, another character, or a slip that the check shows.
 */
export function readSealNumber(written: string): string | undefined {
  const characters = [...written.toUpperCase()].filter((each) => each.trim() !== '' && each !== '-');
  const values = characters.map((each) => SEAL_LETTERS.indexOf(each));
  if (values.length !== FROM_HASH + 1 || values.some((value) => value < 0)) return undefined;
  return checkOf(values.slice(0, -1)) === values.at(-1) ? grouped(characters.join('')) : undefined;
}
