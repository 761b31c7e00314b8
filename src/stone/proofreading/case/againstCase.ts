import type { Finding } from '../../finding';
import type { People } from '../../templates/people';
import { contradicting } from '../dates/calendar';
import type { DateOnStone, Life } from '../dates/lives';
import { readDates } from '../dates/readDates';
import type { Line } from '../line';
import { type NameLine, nameLines } from '../names/nameLines';
import { dateFindings, missingDeath } from './dateFindings';
import { isPartOfName, nameFindings } from './nameFindings';
import { apartFromName, type Person, type Place, peopleOf, placesOnStone } from './people';

/** A person's date line: the birth's, or the death's. */
const lineOf = ({ birth, death }: Life): Line | undefined => (birth ?? death)?.line;

function contradictions({ birth, death }: Life, person: Person): number {
  const of = (date: DateOnStone | undefined, written: string) => {
    const [inCase] = readDates(written);
    return date && inCase ? contradicting(date.date, inCase.date).length : 0;
  };
  return of(birth, person.birth) + of(death, person.death);
}

/** The person a pair of dates belongs to, by the name beside it; undefined where that is unclear. */
function ownerOf(
  life: Life,
  lives: readonly Life[],
  places: readonly [Place, Place],
  names: readonly NameLine[],
): Person | undefined {
  const line = lineOf(life);
  const [deceased, partner] = places;
  if (!line) return undefined;
  const standing = names.filter(
    (each) => each.isLikeName || places.some(({ named }) => named?.line.element === each.line.element),
  );
  const nearest = standing.toSorted(
    (one, other) => apartFromName(one.line, line) - apartFromName(other.line, line),
  )[0];
  if (!nearest) return lives.length === 1 ? deceased.person : undefined;
  const owners = places.filter(({ named }) => named?.line.element === nearest.line.element);
  if (owners.length === 1) return owners[0]?.person;
  if (owners.length === 2) {
    // One line names both: their dates are distinguished by the case's.
    return contradictions(life, deceased.person) <= contradictions(life, partner.person)
      ? deceased.person
      : partner.person;
  }
  if (lives.length === 1) return deceased.named && !partner.named ? deceased.person : undefined;
  const kin = places.filter(({ person, named }) => named && isPartOfName(nearest, person));
  return kin.length === 1 ? kin[0]?.person : undefined;
}

/** Where an inscription differs from its case: names and dates of the deceased and the partner. */
export function againstCase(
  lines: readonly Line[],
  dates: readonly DateOnStone[],
  lives: readonly Life[],
  people: People,
  isBegun: boolean,
): Finding[] {
  const names = nameLines(lines, dates);
  const places = placesOnStone(peopleOf(people), names);
  const isFinished = !isBegun && dates.some(({ role, isBare }) => role !== undefined || isBare);
  const strangers = names.filter(
    ({ line, isLikeName }) => isLikeName && !places.some(({ named }) => named?.line.element === line.element),
  );
  const ofNames = places.flatMap((place) => {
    const unknown = strangers.filter(
      (each) => !places.some(({ person, named }) => named && isPartOfName(each, person)),
    );
    return nameFindings(place, names, unknown, isFinished);
  });
  const owned = lives.map((life) => ({ life, person: ownerOf(life, lives, places, names) }));
  const ofDates = owned.flatMap(({ life, person }) => (person ? dateFindings(person, life) : []));
  const isOne = owned.filter(({ person }) => person && !person.isPartner).length === 1;
  const open = isOne && !isBegun && dates.every(({ role, isBare }) => role !== undefined || !isBare);
  const ofDeath = owned.flatMap(({ life, person }) => (person && open ? missingDeath(person, life) : []));
  return [...eachOnce(ofNames), ...ofDates, ...ofDeath];
}

/** A surname that both share is named once. */
function eachOnce(findings: readonly Finding[]): Finding[] {
  const isSame = (one: Finding, other: Finding) =>
    one.elements[0] === other.elements[0] && one.value === other.value && one.limit === other.limit;
  return findings.filter((each, index) => findings.findIndex((other) => isSame(each, other)) === index);
}
