import { isParticle, type NameWord, nameWords, withoutMaiden } from './nameWords';

/** A name as a case gives it, in given names and surname. */
export interface PersonName {
  readonly written: string;
  readonly given: readonly NameWord[];
  readonly surname: readonly NameWord[];
  /** What somebody was called before ("født Olsen"): on a stone it may stand or not. */
  readonly maiden: readonly NameWord[];
}

/** Reads a name: `Anna Marie Hansen`, `Hansen, Anna Marie`, `Dr. Anna von der Heide geb. Krüger`. Undefined for no name. */
export function readPersonName(written: string): PersonName | undefined {
  const name = written.normalize('NFC').trim();
  const whole = withoutMaiden(name);
  const maiden = nameWords(name.slice(whole.length)).filter(
    ({ isInitial, bare }) => !isInitial && bare.length > 3,
  );
  const comma = whole.indexOf(',');
  const words = nameWords(whole).filter(({ text }) => !isParticle(text));
  if (words.length === 0) return undefined;
  const others = { written: name, maiden };
  if (comma > 0) {
    return {
      ...others,
      surname: words.filter(({ from }) => from < comma),
      given: words.filter(({ from }) => from > comma),
    };
  }
  if (words.length === 1) return { ...others, given: words, surname: [] };
  // A double surname is one to a hyphen: "Müller-Schmidt".
  const last = words.at(-1);
  const before = words.at(-2);
  const isDouble = last && before && words.length > 2 && /^[-‐‑]$/.test(whole.slice(before.to, last.from));
  const count = isDouble ? 2 : 1;
  return { ...others, given: words.slice(0, -count), surname: words.slice(-count) };
}
