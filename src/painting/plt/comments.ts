import { plainLetters } from '../sheet/plainLetters';
import type { Ticket } from '../sheet/ticket';

/** A comment of HP-GL/2. */
export const comment = (text: string) => `CO"${plainLetters(text)}";`;

/**
 * What a file says of itself as comments of HP-GL/2 (`CO"…"`), which a plotter passes over: a language whose layers are
 * pens has none that nobody draws. So its line of 100 mm is said by its length in the file's numbers.
 */
export function comments({ lines, check }: Ticket, perMm: number): string[] {
  const [[x], [toX]] = check;
  return [...lines.map(({ text }) => text), `${toX - x} mm = ${(toX - x) * perMm} units`].map(comment);
}
