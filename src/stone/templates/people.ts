import { writeText } from '../edits/text';
import type { Design } from '../stone';
import type { ProjectDetails } from '../wire/project';
import type { Says } from './template';

/** Whom a stone is for, as a case names them; empty where nobody has said. */
export type People = Pick<
  ProjectDetails,
  'decName' | 'decBirth' | 'decDeath' | 'partnerName' | 'partnerBirth' | 'partnerDeath'
>;

/** The words a template needs in the reader's language: a sample name and dates, and the lines of many stones. */
export type Words = Readonly<
  Record<'name' | 'birth' | 'death' | 'loved' | 'peace' | 'thanks' | 'hearts' | 'memory', string>
>;

/** Of whom a stone speaks, without the blanks around what was written; undefined where a case names nobody. */
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

/** Nobody in particular. */
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

/** The years of two dates as stones give them; what is not known is left open: `1936 –`. */
function years(birth: string, death: string): string {
  const [born, died] = [birth, death].map((date) => /\d{4}/.exec(date)?.[0] ?? '');
  return `${born} – ${died}`.trim();
}

/**
 * What a line says of these people, with sample words where nothing is known of anybody.
 *
 * A date that a case does not know is never made up, since it might be cut: its mark stands alone, to be written
 * behind. A name that is not known keeps its sample words, which nobody takes for a name.
 *
 * @returns empty where the line is left out: when a spouse died whom nobody calls dead.
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
 * stand alone where a date is not known. Its sample words stay where nothing is known of anybody.
 */
export function nameThePeople(design: Design, people: People | undefined): Design {
  const known = knownOf(people);
  if (!known) return design;
  const first = design.Parms.findIndex(({ type }) => type === 'text');
  const written = (index: number, subText: string): string => {
    if (index === first) return known.decName || subText;
    if (subText.startsWith('*')) return `* ${known.decBirth}`;
    if (subText.startsWith('†')) return `† ${known.decDeath}`;
    return subText;
  };
  const edits = design.Parms.map((parm, index) =>
    parm.type === 'text' ? written(index, parm.subText) : undefined,
  );
  return edits.reduce<Design>(
    (named, subText, index) => (subText === undefined ? named : writeText(named, index, subText)),
    design,
  );
}
