import type { Line } from '../line';
import { editDistance } from './alignment';
import { isSameWord, type NameWord } from './nameWords';
import type { PersonName } from './personName';

/** How a word of the stone stands to one of the case. */
export type Likeness = 'same' | 'initial' | 'near';

/** A word of the stone with the word of the case that it is, or is nearly. */
export interface Match {
  readonly onStone: NameWord;
  readonly inCase: NameWord;
  readonly likeness: Likeness;
  readonly isSurname: boolean;
}

/** What a line of the stone has of somebody's name. */
export interface NameMatch {
  readonly line: Line;
  readonly matches: readonly Match[];
  /** Words of the line that are no words of the name. */
  readonly others: readonly NameWord[];
  readonly score: number;
}

/** How many letters may differ in a word that is still meant for another: a judgement of ours, by its length. */
function mayDiffer(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

/** Spellings of one sound, each with the plainest: `Axel` and `Aksel`, `Schmidt` and `Smith`, `Thea` and `Tea`. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 's'],
  [/ch|ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/th|dt/g, 't'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
];

const sound = (word: string) => SOUNDS.reduce((said, [written, plain]) => said.replace(written, plain), word);

/** Whether a word is another with letters wrong, or spelt otherwise and said alike. */
export function isNear(one: NameWord, other: NameWord): boolean {
  if (Math.min(one.bare.length, other.bare.length) > 2 && sound(one.bare) === sound(other.bare)) return true;
  const [here, there] = [one.text.toLowerCase(), other.text.toLowerCase()];
  const most = mayDiffer(Math.min(here.length, there.length));
  if (most === 0) return false;
  // A letter that is spelt out is two: both ways of counting it are tried.
  return [
    [here, there],
    [one.bare, other.bare],
  ].some(([a = '', b = '']) => Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most);
}

const isInitialOf = (one: NameWord, other: NameWord) =>
  (one.isInitial && other.bare.startsWith(one.bare)) || (other.isInitial && one.bare.startsWith(other.bare));

const LIKENESSES: readonly (readonly [Likeness, (one: NameWord, other: NameWord) => boolean])[] = [
  ['same', (one, other) => isSameWord(one.text, other.text)],
  ['initial', (one, other) => one.isInitial !== other.isInitial && isInitialOf(one, other)],
  ['near', isNear],
];

const WORTH = {
  same: { given: 3, surname: 2 },
  initial: { given: 1, surname: 0.5 },
  near: { given: 2, surname: 1.5 },
};

interface Wanted {
  readonly word: NameWord;
  readonly isSurname: boolean;
}

function nearestTo({ bare }: NameWord, words: readonly Wanted[]): Wanted | undefined {
  return words.toSorted(
    (one, other) => editDistance(bare, one.word.bare) - editDistance(bare, other.word.bare),
  )[0];
}

/** By so many letters a short form is shorter than its name: what lacks fewer has lost them. */
const LEFT_OUT = 3;

/** Whether a word is the short form of a name: `Inge` of `Ingeborg`, `Beth` of `Elisabeth`. */
export function isShortForm(word: NameWord, name: NameWord): boolean {
  const isLong = word.bare.length >= 3 && name.bare.length >= word.bare.length + LEFT_OUT;
  return isLong && (name.bare.startsWith(word.bare) || name.bare.endsWith(word.bare));
}

/** What a line has of a name: whole words first, then initials, then what is nearly a word of it. */
export function matchName(line: Line, words: readonly NameWord[], name: PersonName): NameMatch {
  const wanted: readonly Wanted[] = [
    ...name.given.map((word) => ({ word, isSurname: false })),
    ...name.surname.map((word) => ({ word, isSurname: true })),
  ];
  const matches: Match[] = [];
  const [takenOnStone, takenInCase] = [new Set<NameWord>(), new Set<NameWord>()];
  for (const [likeness, isLike] of LIKENESSES) {
    for (const onStone of words) {
      const alike = wanted.filter(
        ({ word }) => !takenOnStone.has(onStone) && !takenInCase.has(word) && isLike(onStone, word),
      );
      // Initials are those of the given names, in their order; a word with a slip is the nearest.
      const like = likeness === 'near' ? nearestTo(onStone, alike) : alike[0];
      if (!like) continue;
      takenOnStone.add(onStone);
      takenInCase.add(like.word);
      matches.push({ onStone, inCase: like.word, likeness, isSurname: like.isSurname });
    }
  }
  const others = words.filter((word) => !takenOnStone.has(word));
  const score = matches.reduce(
    (sum, { likeness, isSurname }) => sum + WORTH[likeness][isSurname ? 'surname' : 'given'],
    0,
  );
  return { line, matches, others, score };
}
