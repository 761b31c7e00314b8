import { z } from 'zod';
import { saidFields } from '../decisions';
import { identifier } from '../numbers';
import { design } from '../stone';

/** The largest number a version reaches: PostgreSQL's `integer`. */
export const LAST_VERSION = 2_147_483_647;

/** The preview as a data URL; the bytes are judged by the server, so only the length is held here. */
const stoneImage = z.string().max(8_500_000).nullish();

/** `POST /api/stone/`: the design and its preview. */
export const createStoneRequest = design.extend({ ...saidFields, stoneImage });
export type CreateStoneRequest = z.infer<typeof createStoneRequest>;

/**
 * `PUT /api/stone/{id}`: the same body and the version it builds on. Without a version the write is unconditional,
 * as older clients expect.
 */
export const updateStoneRequest = design.extend({
  ...saidFields,
  stoneImage,
  version: identifier.pipe(z.number().max(LAST_VERSION)).nullish(),
});
export type UpdateStoneRequest = z.infer<typeof updateStoneRequest>;

/** What a deleted stone leaves behind: its id. */
export const deletedStone = z.object({ id: z.number().int() });
