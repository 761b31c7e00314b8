import { z } from 'zod';
import { LOCALES } from './naming';

/** A stonemason's business: where designs are sent, and in which language it reads. */
export const stonemason = z.object({
  id: z.number().int().positive(),
  Name: z.string().min(1),
  email: z.email(),
  phone: z.string().default(''),
  address: z.string().default(''),
  zipCode: z.string().default(''),
  city: z.string().default(''),
  country: z.enum(['DK', 'DE', 'NO']),
  locale: z.enum(LOCALES),
});
export type Stonemason = z.infer<typeof stonemason>;
