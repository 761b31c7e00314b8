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

/** The years of two dates as stones give them; a date without a year is left out. */
function years(birth: string, death: string): string {
  return [birth, death].flatMap((date) => /\d{4}/.exec(date)?.[0] ?? []).join(' – ');
}

/** What a line says of these people, with sample words where nothing is known of them. */
export function sayingOf(line: Says, people: People | undefined, words: Words): string {
  const {
    decName = '',
    decBirth = '',
    decDeath = '',
    partnerName = '',
    partnerBirth = '',
    partnerDeath = '',
  } = people ?? {};
  const [birth, death] = [decBirth || words.birth, decDeath || words.death];
  const [bornToo, diedToo] = [partnerBirth || words.birth, partnerDeath || words.death];
  switch (line) {
    case 'name':
      return decName || words.name;
    case 'birth':
      return `* ${birth}`;
    case 'death':
      return `† ${death}`;
    case 'years':
      return years(birth, death);
    case 'partnerName':
      return partnerName || words.name;
    case 'partnerBirth':
      return `* ${bornToo}`;
    case 'partnerDeath':
      return `† ${diedToo}`;
    case 'partnerYears':
      return years(bornToo, diedToo);
    case 'loved':
    case 'peace':
    case 'thanks':
    case 'hearts':
    case 'memory':
      return words[line];
  }
}

/** A standard stone for these people: their name in its first line, their dates behind its star and its cross. */
export function nameThePeople(design: Design, people: People | undefined): Design {
  if (!people) return design;
  const first = design.Parms.findIndex(({ type }) => type === 'text');
  const written = (index: number, subText: string): string => {
    if (index === first) return people.decName || subText;
    if (subText.startsWith('*') && people.decBirth) return `* ${people.decBirth}`;
    if (subText.startsWith('†') && people.decDeath) return `† ${people.decDeath}`;
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
