import { z } from 'zod';

/** A colour as `#rrggbb`. */
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour is written as #rrggbb');

/** One line that somebody wrote. */
const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u, 'it stands on one line');

/** A text in lines, in each language it was written in. */
const byLanguage = z.strictObject({
  da: z.string().trim().min(1).max(20_000).optional(),
  de: z.string().trim().min(1).max(20_000).optional(),
  no: z.string().trim().min(1).max(20_000).optional(),
});

/** What a provider calls himself and looks like; all of it may be left out. */
export const brand = z.strictObject({
  name: line.optional(),
  phone: line.optional(),
  /** In lines. */
  address: z.string().trim().min(1).max(500).optional(),
  /** Within how many working days families have an answer to what they sent. */
  answerDays: z.number().int().min(1).max(60).optional(),
  /** Of buttons, links and lines, by day and by night. */
  colours: z.strictObject({ day: hexColour, night: hexColour }).optional(),
  /** Who is answerable for the pages, as German law has it. */
  imprint: byLanguage.optional(),
  /** What the provider says of privacy beside the notice. */
  privacy: byLanguage.optional(),
  /** A picture, as a data URL. */
  logo: z
    .string()
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/)
    .optional(),
});
export type Brand = z.infer<typeof brand>;
