import { z } from 'zod';

/** What a line of a price is for. */
export const PRICE_KEYS = [
  'stone',
  'thickness',
  'base',
  'edge',
  'side',
  'bevel',
  'engravedLetters',
  'mountedLetters',
  'sandblownVignet',
  'standardVignet',
  'customVignet',
  'qrCode',
  'attachment',
  'medallion',
  'etching',
  'frame',
  'repainting',
  'removal',
] as const;
export type PriceKey = (typeof PRICE_KEYS)[number];

const amount = z.number().int().nonnegative();

/** One line of a price; amounts are whole øre (or cent), null where there is no fixed price. */
export const priceLine = z.object({
  key: z.enum(PRICE_KEYS),
  count: z.number().int().positive(),
  each: amount.nullable(),
  amount: amount.nullable(),
  /** For letters: the highest cap height of their price class, mm. */
  upTo: z.number().positive().optional(),
  /** For a stone or an attachment: its id in the catalogue. */
  id: z.number().int().optional(),
  /** The line's text in the user's language; only the server writes it. */
  text: z.string().optional(),
});
export type PriceLine = z.infer<typeof priceLine>;
