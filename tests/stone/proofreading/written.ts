import type { CalendarDay } from '../../../src/stone/proofreading/dates/calendar';
import type { Line } from '../../../src/stone/proofreading/line';
import { proofread } from '../../../src/stone/proofreading/proofread';
import type { People } from '../../../src/stone/templates/people';

export const TODAY: CalendarDay = { year: 2026, month: 11, day: 23 };

/** An inscription and, where it has one, its case. */
export interface Inscription {
  readonly lines: readonly Line[];
  readonly people: People | undefined;
}

/**
 * Reads an inscription as the tables write it: lines with ` / ` between them from above, ` | ` between what stands left
 * and right, and behind ` ## ` the case: name; birth; death; partner's name; birth; death.
 */
export function written(text: string): Inscription {
  const [inscription = '', said] = text.split(' ## ');
  const rows = inscription.split(' / ');
  const lines = rows
    .flatMap((row, index) =>
      row.split(' | ').map((part, column, { length }) => ({
        text: part,
        position: { x: length === 1 ? 500 : 250 + 500 * column, y: 200 + 45 * index, rotation: 0 },
      })),
    )
    .map((line, element) => ({ ...line, element }))
    .filter((line) => line.text.trim() !== '');
  if (said === undefined) return { lines, people: undefined };
  const [decName = '', decBirth = '', decDeath = '', partnerName = '', partnerBirth = '', partnerDeath = ''] =
    said.split(';').map((word) => word.trim());
  return { lines, people: { decName, decBirth, decDeath, partnerName, partnerBirth, partnerDeath } };
}

/** What is found in an inscription of the tables: kinds with the words that they name. */
export function foundIn(text: string): string[] {
  const { lines, people } = written(text);
  return proofread(lines, TODAY, people).map(({ kind, value }) => `${kind} ${value}`);
}

/** The kinds alone, each once. */
export function kindsIn(text: string): string[] {
  const { lines, people } = written(text);
  return [...new Set(proofread(lines, TODAY, people).map(({ kind }) => kind))].sort();
}
