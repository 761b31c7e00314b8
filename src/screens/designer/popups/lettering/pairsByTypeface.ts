import type { KeptPair } from '../../../../stone/keptPair';
import type { BusinessPair } from '../../../../stone/wire/lettering';

interface TypefacePairs {
  /** The typeface's. */
  readonly name: string;
  readonly pairs: readonly BusinessPair[];
}

/**
 * The pairs in whose letters or typeface a word occurs, by typeface and letters.
 *
 * @param nameOf what a pair's typeface is called.
 * @param wanted the word; empty for all.
 * @param language by whose alphabet they are sorted.
 */
export function pairsByTypeface(
  pairs: readonly BusinessPair[],
  nameOf: (pair: KeptPair) => string,
  wanted: string,
  language: string,
): readonly TypefacePairs[] {
  const word = wanted.trim().toLocaleLowerCase(language);
  const alphabet = new Intl.Collator(language);
  const found = pairs
    .map((pair) => ({ pair, letters: pair.before + pair.after, name: nameOf(pair) }))
    .filter(({ letters, name }) => `${letters} ${name}`.toLocaleLowerCase(language).includes(word))
    .sort(
      (one, other) => alphabet.compare(one.name, other.name) || alphabet.compare(one.letters, other.letters),
    );
  const names = [...new Set(found.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    pairs: found.filter((each) => each.name === name).map(({ pair }) => pair),
  }));
}
