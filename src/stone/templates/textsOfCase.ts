import { isReserved } from '../handling';
import type { Design } from '../stone';
import { type People, sayingOf, type Words } from './people';
import { isSample } from './samples';

/** Whether a stone has no words of anybody yet: no line, or only empty ones, sample words and reserved ones. */
export function isUnwritten({ Parms }: Design): boolean {
  return Parms.every(
    (parm) =>
      parm.type !== 'text' || isReserved(parm) || parm.subText.trim() === '' || isSample(parm.subText),
  );
}

/** The deceased of a case as the trade arranges it: name, born, died, a line each; an unknown one is left out. */
export function textsOfCase(people: People, words: Words): readonly string[] {
  const { decName, decBirth, decDeath } = people;
  return [
    ...(decName.trim() ? [sayingOf('name', people, words)] : []),
    ...(decBirth.trim() ? [sayingOf('birth', people, words)] : []),
    ...(decDeath.trim() ? [sayingOf('death', people, words)] : []),
  ];
}
