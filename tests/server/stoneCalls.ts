import { z } from 'zod';
import type { Answer, TestServer } from './startServer';

/** The fields of a stone's answer that tests use. */
const made = z.object({
  id: z.number(),
  token: z.string(),
  readonlyToken: z.string(),
  version: z.number(),
  designName: z.string(),
});
export type MadeStone = z.infer<typeof made>;

/** A PNG of one red pixel. */
export const ONE_PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** The stone in an answer; throws where there is none. */
export const stoneOf = (answer: Answer): MadeStone => made.parse(answer.json);

/** Creates a stone and returns it. */
export async function createStone(
  server: TestServer,
  design: Record<string, unknown> = {},
  as = 'public',
): Promise<MadeStone> {
  return stoneOf(await server.call('POST', '/api/stone/', { as, body: { designName: 'Prøve', ...design } }));
}
