import { z } from 'zod';
import written from '../../catalogue/substitutes.json';

const texts = z.record(z.string(), z.array(z.string()));
const schema = z.object({
  /** What may be written in place of a character that a font lacks, the best first. */
  texts,
  /** The same where a date follows: there a star says born, and a cross dead. */
  beforeDates: texts,
  /** The catalogue's vignettes that show what a character shows, by how they are carried out. */
  vignets: z.record(
    z.string(),
    z.object({ sandblown: z.number().int().optional(), standard: z.number().int().optional() }),
  ),
});

const { texts: always, beforeDates, vignets } = schema.parse(written);

/**
 * What may be written in place of a character, the best first: what people type for want of the right key, and what is
 * set in its place in a typeface that lacks it. A judgement of ours: each reads as the one it stands for.
 *
 * @param following what is written behind it.
 */
export function textsFor(character: string, following: string): readonly string[] {
  const isBeforeDate = /^\s*\d/.test(following);
  return [...(isBeforeDate ? (beforeDates[character] ?? []) : []), ...(always[character] ?? [])];
}

/** The id of the catalogue's vignet that shows what a character shows; undefined where there is none. */
export function vignetFor(character: string, kind: 'sandblown' | 'standard'): number | undefined {
  return vignets[character]?.[kind];
}
