import { z } from 'zod';

/** A colour as `#rrggbb`. */
export const hexColour = z.string().regex(/^#[0-9a-f]{6}$/);

/** A text in each language it was written in. */
const byLanguage = z.object({
  da: z.string().optional(),
  de: z.string().optional(),
  no: z.string().optional(),
});

/**
 * `GET /api/provider`: who runs the service, as the server's settings name it; null for what they leave open. The rest comes
 * from an imported brand (`npm run brand`), and is left out where there is none.
 */
export const provider = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().optional(),
  /** In lines. */
  address: z.string().optional(),
  /** Of buttons, links and lines, by day and by night. */
  colours: z.object({ day: hexColour, night: hexColour }).optional(),
  /** A picture, as a data URL. */
  logo: z.string().startsWith('data:image/').optional(),
  imprint: byLanguage.optional(),
  /** What the provider says of privacy beside the notice. */
  privacy: byLanguage.optional(),
});
export type Provider = z.infer<typeof provider>;
