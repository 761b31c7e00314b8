import { writeText } from '../edits/text';
import { isReserved } from '../handling';
import type { Design } from '../stone';
import type { ProjectDetails } from '../wire/project';
import type { Says } from './template';

/** The people a stone is for, from a case; empty where unknown. */
export type People = Pick<
  ProjectDetails,
  'decName' | 'decBirth' | 'decDeath' | 'partnerName' | 'partnerBirth' | 'partnerDeath'
>;

/** A template's words in the user's language: a sample name and dates, and frequent lines. */
export type Words = Readonly<
  Record<'name' | 'birth' | 'death' | 'loved' | 'peace' | 'thanks' | 'hearts' | 'memory', string>
>;

/** The people on a stone, with trimmed values; undefined where a case names nobody. */
function knownOf(people: People | undefined): People | undefined {
  if (!people) return undefined;
  const known: People = {
    decName: people.decName.trim(),
    decBirth: people.decBirth.trim(),
    decDeath: people.decDeath.trim(),
    partnerName: people.partnerName.trim(),
    partnerBirth: people.partnerBirth.trim(),
    partnerDeath: people.partnerDeath.trim(),
  };
  return Object.values(known).some(Boolean) ? known : undefined;
}

/** Sample people. */
function sampleOf({ name, birth, death }: Words): People {
  return {
    decName: name,
    decBirth: birth,
    decDeath: death,
    partnerName: name,
    partnerBirth: birth,
    partnerDeath: death,
  };
}

/** The years of two dates as on stones; an unknown one is left open: `1936 –`. */
function years(birth: string, death: string): string {
  const [born, died] = [birth, death].map((date) => /\d{4}/.exec(date)?.[0] ?? '');
  return `${born} – ${died}`.trim();
}

/**
 * A line's text for these people, with sample words where nobody is known.
 *
 * An unknown date is never made up, since it might be cut: its mark is alone, to be completed.
 * An unknown name keeps its sample words, which nobody mistakes for a name.
 *
 * @returns empty where the line is left out: a spouse's date of death while alive.
 */
export function sayingOf(line: Says, people: People | undefined, words: Words): string {
  const shown = knownOf(people) ?? sampleOf(words);
  const { decName, decBirth, decDeath, partnerName, partnerBirth, partnerDeath } = shown;
  switch (line) {
    case 'name':
      return decName || words.name;
    case 'birth':
      return `* ${decBirth}`;
    case 'death':
      return `† ${decDeath}`;
    case 'years':
      return years(decBirth, decDeath);
    case 'partnerName':
      return partnerName || words.name;
    case 'partnerBirth':
      return `* ${partnerBirth}`;
    case 'partnerDeath':
      return partnerDeath && `† ${partnerDeath}`;
    case 'partnerYears':
      return years(partnerBirth, partnerDeath);
    case 'loved':
    case 'peace':
    case 'thanks':
    case 'hearts':
    case 'memory':
      return words[line];
  }
}

/**
 * A standard stone for these people: their name in its first line, their dates behind its star and its cross, which
 * stand alone where a date is not known; reserved lines are somebody else's. Its sample words stay where nothing is known of anybody.
 */
export function nameThePeople(design: Design, people: People | undefined): Design {
  const known = knownOf(people);
  if (!known) return design;
  const first = design.Parms.findIndex((parm) => parm.type === 'text' && !isReserved(parm));
  const written = (index: number, subText: string): string => {
    if (index === first) return known.decName || subText;
    if (subText.startsWith('*')) return `* ${known.decBirth}`;
    if (subText.startsWith('†')) return `† ${known.decDeath}`;
    return subText;
  };
  const edits = design.Parms.map((parm, index) =>
    parm.type === 'text' && !isReserved(parm) ? written(index, parm.subText) : undefined,
  );
  return edits.reduce<Design>(
    (named, subText, index) => (subText === undefined ? named : writeText(named, index, subText)),
    design,
  );
}
