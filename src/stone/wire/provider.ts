import { z } from 'zod';

/** `GET /api/provider`: who runs the service, as the server's settings name it; null for what they leave open. */
export const provider = z.object({ name: z.string().nullable(), email: z.string().nullable() });
export type Provider = z.infer<typeof provider>;
