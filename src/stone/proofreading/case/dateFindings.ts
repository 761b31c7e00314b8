import { type Finding, found } from '../../finding';
import { contradicting, isInCalendar } from '../dates/calendar';
import type { DateOnStone, Life } from '../dates/lives';
import { readDates } from '../dates/readDates';
import { charactersIn } from '../line';
import type { Person } from './people';

/** A date on the stone that contradicts the case; none where either leaves parts open. */
function differing(person: Person, onStone: DateOnStone | undefined, written: string): Finding[] {
  const [inCase] = readDates(written);
  if (!onStone || !inCase || !isInCalendar(inCase.date)) return [];
  const parts = contradicting(onStone.date, inCase.date);
  if (parts.length === 0) return [];
  const spans = parts.map((part) => onStone.parts[part]).filter((span) => span !== undefined);
  return [
    found('error', person.isPartner ? 'partnerDiffers' : 'dateDiffers', {
      elements: [onStone.line.element],
      characters: (spans.length > 0 ? spans : [onStone]).flatMap((span) => charactersIn(onStone.line, span)),
      value: onStone.text,
      limit: written,
    }),
  ];
}

/** What is wrong with the dates of a person of the case, where the stone has them. */
export function dateFindings(person: Person, { birth, death }: Life): Finding[] {
  return [...differing(person, birth, person.birth), ...differing(person, death, person.death)];
}

/** The death of the deceased is known, and the stone has only the birth. */
export function missingDeath(person: Person, { birth, death }: Life): Finding[] {
  if (person.isPartner || !birth || death || readDates(person.death).length === 0) return [];
  return [found('warning', 'dateMissing', { elements: [birth.line.element], value: birth.line.text.trim() })];
}
