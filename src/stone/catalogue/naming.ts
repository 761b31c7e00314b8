import { z } from 'zod';

/** The languages the product speaks; Danish first. */
export const LOCALES = ['da', 'de', 'no'] as const;
export type Locale = (typeof LOCALES)[number];

/** The name of a catalogue entry: `Name` is Danish, `Names` holds the other languages where they differ. */
export const named = {
  id: z.number().int().positive(),
  Name: z.string().min(1),
  Names: z.object({ de: z.string(), no: z.string() }).partial().default({}),
};

/** An entry's name in the reader's language, Danish where it has none of its own. */
export function nameIn(
  locale: Locale,
  entry: { Name: string; Names: { de?: string | undefined; no?: string | undefined } },
): string {
  return (locale === 'da' ? undefined : entry.Names[locale]) ?? entry.Name;
}
