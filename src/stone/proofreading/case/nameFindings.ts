import { type Finding, found } from '../../finding';
import { charactersIn, distance, type Line } from '../line';
import { differingLetters } from '../names/alignment';
import { isNear, isShortForm, type Match, matchName, type NameMatch } from '../names/matching';
import type { NameLine } from '../names/nameLines';
import { isSameWord, type NameWord, spelling } from '../names/nameWords';
import type { PersonName } from '../names/personName';
import type { Person, Place } from './people';

/** The greatest distance of a surname from its given name, in mm: from the middle of a wide stone to one side. */
const NEAREST_LINES = 400;

const kindOf = ({ isPartner }: Person) => (isPartner ? 'partnerDiffers' : 'nameDiffers');

/** A word with letters that differ from the case: names exactly those letters. */
function wrongLetters(person: Person, line: Line, onStone: NameWord, inCase: NameWord): Finding {
  const [stone, right] = [spelling(onStone.text), spelling(inCase.text)];
  const differing = differingLetters(stone.letters, right.letters);
  const places = new Set(differing.map((letter) => stone.places[letter] ?? 0));
  const isOfCase = places.size === 0;
  const spans = isOfCase ? [0] : [...places];
  return found('error', kindOf(person), {
    elements: [line.element],
    characters: spans.flatMap((place) =>
      charactersIn(line, { from: onStone.from + place, to: onStone.from + place + 1 }),
    ),
    value: onStone.text,
    limit: inCase.text,
  });
}

/** Words that differ entirely from the case. */
function wrongWords(person: Person, line: Line, words: readonly NameWord[], limit: string): Finding {
  const value = line.text.slice(words[0]?.from, words.at(-1)?.to);
  return found('error', kindOf(person), {
    elements: [line.element],
    characters: words.flatMap((word) => charactersIn(line, word)),
    value,
    limit,
  });
}

/** A name that begins with a small letter, in a line that has capitals. */
function isSmall({ onStone, inCase, likeness }: Match, line: Line): boolean {
  return (
    likeness === 'same' &&
    /\p{Lu}/u.test(line.text) &&
    /^\p{Ll}/u.test(onStone.text) &&
    /^\p{Lu}/u.test(inCase.text)
  );
}

const unmatched = (words: readonly NameWord[], { matches }: NameMatch) =>
  words.filter((word) => !matches.some(({ inCase }) => inCase === word));

/** Initials on the stone that match no given name: `A. N. Hansen` for Anna Marie Hansen. */
function wrongInitials(person: Person, name: PersonName, named: NameMatch): Finding[] {
  const left = unmatched(name.given, named);
  const initials = named.others.filter(({ isInitial }) => isInitial);
  if (left.length === 0 || initials.length === 0 || initials.length > left.length) return [];
  return initials.map((initial, index) =>
    found('error', kindOf(person), {
      elements: [named.line.element],
      characters: charactersIn(named.line, initial),
      value: initial.text,
      limit: left[index]?.text.slice(0, 1) ?? null,
    }),
  );
}

/** The word nearest to a line that is a surname with wrong letters. */
function nearWord(
  person: Person,
  line: Line,
  surname: NameWord,
  elsewhere: readonly { readonly line: Line; readonly word: NameWord }[],
): Finding[] {
  const near = elsewhere
    .filter(({ word }) => isNear(word, surname))
    .map((each) => ({ ...each, apart: distance(each.line, line) }))
    .filter(({ apart }) => apart <= NEAREST_LINES)
    .sort((one, other) => one.apart - other.apart)[0];
  return near ? [wrongLetters(person, near.line, near.word, surname)] : [];
}

/** What is wrong with the surname where the line with the given name has none. */
function wrongSurname(
  place: Place,
  name: PersonName,
  named: NameMatch,
  others: readonly NameLine[],
  strangers: readonly NameLine[],
): Finding[] {
  const hasSurname = named.matches.some(({ isSurname }) => isSurname);
  if (name.surname.length === 0 || hasSurname) return [];
  const elsewhere = others.flatMap(({ line, words }) => words.map((word) => ({ line, word })));
  const isElsewhere = (surname: NameWord) =>
    elsewhere.some(({ word }) => isSameWord(surname.text, word.text));
  const near = name.surname
    .filter((surname) => !isElsewhere(surname))
    .flatMap((surname) => nearWord(place.person, named.line, surname, elsewhere));
  if (near.length > 0 || name.surname.some(isElsewhere)) return near;
  const last = named.others.filter(({ isInitial }) => !isInitial).at(-1);
  const isMaiden = name.maiden.some((word) => last && isSameWord(word.text, last.text));
  const isAfterGiven = named.matches.every(({ onStone }) => last !== undefined && onStone.from < last.from);
  // Where others with that surname are on the stone, it is a family name, not a slip.
  const isOfFamily = strangers.some(({ words }) =>
    words.some((word) => last && isSameWord(word.text, last.text)),
  );
  if (!last || isMaiden || isOfFamily || !isAfterGiven) return [];
  return [wrongWords(place.person, named.line, [last], name.surname.map(({ text }) => text).join('-'))];
}

/** The surname is there, with another given name than the case's. */
function wrongGiven(
  { person }: Place,
  name: PersonName,
  named: NameMatch,
  strangers: readonly NameLine[],
): Finding[] {
  const hasGiven = named.matches.some(({ isSurname }) => !isSurname);
  if (hasGiven || person.isPartner) return [];
  const words = named.others.filter(({ isInitial }) => !isInitial);
  if (words.some((word) => name.given.some((each) => isShortForm(word, each)))) return [];
  const [stranger] = strangers;
  const given = name.given.map(({ text }) => text).join(' ');
  if (words.length > 0) {
    // Among several of the family it is unclear which one is meant: see `nowhere`.
    return strangers.length > 0 ? [] : [wrongWords(person, named.line, words, given)];
  }
  if (strangers.length !== 1 || !stranger || distance(stranger.line, named.line) > NEAREST_LINES) return [];
  return [wrongWords(person, stranger.line, stranger.words, given)];
}

/** The deceased's name is missing on an inscription that names somebody. */
function nowhere(person: Person, name: PersonName, strangers: readonly NameLine[]): Finding[] {
  const [first] = strangers;
  if (!first || person.isPartner) return [];
  return [
    found('warning', 'nameDiffers', {
      elements: [first.line.element],
      value: first.line.text.trim(),
      limit: name.written,
    }),
  ];
}

/**
 * What is wrong with the name of a person of the case.
 *
 * @param lines every line that may be a name.
 * @param strangers those of them that look like names, and match nobody of the case.
 * @param isFinished the inscription has a person's dates, and no sample words.
 */
export function nameFindings(
  place: Place,
  lines: readonly NameLine[],
  strangers: readonly NameLine[],
  isFinished: boolean,
): Finding[] {
  const { person, named } = place;
  const { name } = person;
  if (!name) return [];
  if (!named) return isFinished ? nowhere(person, name, strangers) : [];
  const others = lines.filter(({ line }) => line.element !== named.line.element);
  const letters = named.matches
    .filter((match) => match.likeness === 'near' || isSmall(match, named.line))
    .map(({ onStone, inCase }) => wrongLetters(person, named.line, onStone, inCase));
  const given = wrongGiven(place, name, named, strangers);
  const hasGiven = named.matches.some(({ isSurname }) => !isSurname);
  const isLost = !hasGiven && given.length === 0 && strangers.length > 1 && named.others.length > 0;
  return [
    ...letters,
    ...wrongInitials(person, name, named),
    ...(hasGiven ? wrongSurname(place, name, named, others, strangers) : given),
    ...(isLost && isFinished ? nowhere(person, name, strangers) : []),
  ];
}

/** Whether a line is only a part of a name, such as a surname below the given name. */
export function isPartOfName({ line, words }: NameLine, { name }: Person): boolean {
  return name !== undefined && matchName(line, words, name).others.length === 0;
}
