import { z } from 'zod';
import written from '../../catalogue/substitutes.json';

const texts = z.record(z.string(), z.array(z.string()));
const schema = z.object({
  /** Replacements for a character that a font lacks, the best first. */
  texts,
  /** The same before a date: there a star means born, and a cross dead. */
  beforeDates: texts,
  /** The catalogue's vignettes that show the character, by how they are made. */
  vignets: z.record(
    z.string(),
    z.object({ sandblown: z.number().int().optional(), standard: z.number().int().optional() }),
  ),
});

const { texts: always, beforeDates, vignets } = schema.parse(written);

/**
 * Replacements for a character, the best first: what people type when they lack the right key, and what is
 * used instead in a typeface without it. A judgement of ours: each reads like the original.
 *
 * @param following the text after it.
 */
export function textsFor(character: string, following: string): readonly string[] {
  const isBeforeDate = /^\s*\d/.test(following);
  return [...(isBeforeDate ? (beforeDates[character] ?? []) : []), ...(always[character] ?? [])];
}

/** The id of the catalogue's vignet that shows what a character shows; undefined where there is none. */
export function vignetFor(character: string, kind: 'sandblown' | 'standard'): number | undefined {
  return vignets[character]?.[kind];
}

/** A text to be written after another: a figure after a figure is set apart, so that 4½ does not become 41/2. */
export function afterText(before: string, text: string): string {
  return /\d$/.test(before) && /^\d/.test(text) ? ` ${text}` : text;
}
