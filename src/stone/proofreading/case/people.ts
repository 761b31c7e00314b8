import type { People } from '../../templates/people';
import { farness, type Line } from '../line';
import { matchName, type NameMatch } from '../names/matching';
import type { NameLine } from '../names/nameLines';
import { type PersonName, readPersonName } from '../names/personName';

/** One of the people of a case: their name and dates, as written. */
export interface Person {
  readonly isPartner: boolean;
  readonly name: PersonName | undefined;
  readonly birth: string;
  readonly death: string;
}

/** The two people a case may name. */
export function peopleOf(people: People): readonly [Person, Person] {
  return [
    {
      isPartner: false,
      name: readPersonName(people.decName),
      birth: people.decBirth.trim(),
      death: people.decDeath.trim(),
    },
    {
      isPartner: true,
      name: readPersonName(people.partnerName),
      birth: people.partnerBirth.trim(),
      death: people.partnerDeath.trim(),
    },
  ];
}

/** Where a person of the case is on the stone. */
export interface Place {
  readonly person: Person;
  /** The line with the given name; undefined where the name is not on the stone. */
  readonly named: NameMatch | undefined;
}

const hasGiven = ({ matches }: NameMatch) =>
  matches.some(({ isSurname, likeness }) => !isSurname && likeness !== 'initial');
const hasSurname = ({ matches }: NameMatch) =>
  matches.some(({ isSurname, likeness }) => isSurname && likeness !== 'initial');
const hasWhole = ({ matches }: NameMatch) => matches.some(({ likeness }) => likeness === 'same');

/** A single word with fewer letters is too easily confused. */
const SURE_WORD = 3;

/** Whether a line that does not look like a name is one with its capital lost: `rygve`, `H. akke`. */
function isNameWithSlip({ matches, others }: NameMatch): boolean {
  // A lower-case word between them means a verse.
  if (others.some(({ text }) => /^\p{Ll}/u.test(text))) return false;
  if (matches.length >= 2) return matches.length > others.length;
  return others.length === 0 && matches.every(({ onStone }) => onStone.text.length >= SURE_WORD);
}

/** Whether a line is a person's: it has a given name, or the surname, and is not a verse mentioning them. */
function isAbout(match: NameMatch, { isLikeName, words }: NameLine, { isPartner }: Person): boolean {
  if (!isLikeName && match.matches.length * 2 < words.length) return false;
  if (!hasWhole(match) && !isLikeName && !isNameWithSlip(match)) return false;
  if (hasGiven(match) || (!isPartner && hasSurname(match))) return true;
  // The partner usually shares the surname: initials or a given name show that the partner is meant.
  return (
    match.others.length === 0 &&
    match.matches.length >= 2 &&
    match.matches.some(({ isSurname }) => !isSurname)
  );
}

const hasWholeGiven = ({ matches }: NameMatch) =>
  matches.some(({ isSurname, likeness }) => !isSurname && likeness === 'same');

/** A line with a given name ranks before one that nearly has it, that before one with only the surname, more before less. */
const rank = (match: NameMatch) =>
  (hasWholeGiven(match) ? 100 : 0) + (hasGiven(match) ? 100 : 0) + match.score;

function placesOf(person: Person, lines: readonly NameLine[]): readonly NameMatch[] {
  const { name } = person;
  if (!name) return [];
  return lines
    .map((each) => ({ each, match: matchName(each.line, each.words, name) }))
    .filter(({ each, match }) => isAbout(match, each, person))
    .map(({ match }) => match)
    .sort((one, other) => rank(other) - rank(one));
}

/** Whether both stand in one line, as in "Anna og Ole Hansen". */
function isShared(one: NameMatch, other: NameMatch): boolean {
  const given = (match: NameMatch) => match.matches.filter(({ isSurname }) => !isSurname);
  return given(one).every(({ onStone }) => !given(other).some((each) => each.onStone === onStone));
}

/** Where the people of a case are on the stone, each in a separate line unless one line has both. */
export function placesOnStone(
  people: readonly [Person, Person],
  lines: readonly NameLine[],
): readonly [Place, Place] {
  const [deceased, partner] = people;
  const [ofDeceased, ofPartner] = [placesOf(deceased, lines), placesOf(partner, lines)];
  const pairs = [...ofDeceased, undefined].flatMap((one) =>
    [...ofPartner, undefined].map((other) => ({ one, other })),
  );
  const isPossible = ({ one, other }: (typeof pairs)[number]) =>
    !one ||
    !other ||
    one.line.element !== other.line.element ||
    (hasGiven(one) && hasGiven(other) && isShared(one, other));
  const worth = ({ one, other }: (typeof pairs)[number]) => (one ? rank(one) : 0) + (other ? rank(other) : 0);
  const best = pairs.filter(isPossible).sort((first, second) => worth(second) - worth(first))[0];
  return [
    { person: deceased, named: best?.one },
    { person: partner, named: best?.other },
  ];
}

/** What is below a name belongs to it rather than what is above, in mm of `farness`: a judgement of ours. */
const ABOVE = 150;

/** How far a line of dates is from a line with a name, as readers associate the two. */
export function apartFromName(name: Line, dates: Line): number {
  if (name.element === dates.element) return 0;
  return farness(name, dates) + (name.position.y > dates.position.y ? ABOVE : 0);
}
