import { z } from 'zod';
import { brand } from './brand';

/**
 * `GET /api/provider`: who runs the service, as the server's settings name it; null for what they leave open. The rest comes
 * from an imported brand (`npm run brand`), and is left out where there is none.
 */
export const provider = brand
  .omit({ name: true })
  .extend({ name: z.string().nullable(), email: z.string().nullable() });
export type Provider = z.infer<typeof provider>;

/** Who runs the service, by the server's settings alone. */
export type NamedProvider = Pick<Provider, 'name' | 'email'>;
