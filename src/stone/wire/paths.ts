import { z } from 'zod';
import { identifier } from '../numbers';
import { stoneKind } from '../stone';

/** Which entries of a list are wanted: those of one kind of grave, or all of them. */
export const listChoice = z.enum([...stoneKind.options, 'all']);

/** One entry by its number, or a list by its kind. */
export const entryOrList = z.object({ idOrType: z.union([identifier, listChoice]) });

/** A list by its kind. */
export const listOnly = z.object({ type: listChoice });

/** A stored stone or case, by its number. */
export const numberedPath = z.object({ id: identifier });

/** A token in an address. One with a NUL is nobody's, and no database is asked for it: none can hold that sign in a text. */
export const pathToken = z
  .string()
  .max(200)
  .refine((token) => !token.includes('\0'));

/** What somebody's own link leads to. */
export const tokenPath = z.object({ token: pathToken });

/**
 * How a stone is prepared (specification section 4): `new` and the kinds of grave give the standard lines fitted to
 * a stone type, `reset` puts the standard lines back on a stored stone, `copystone` gives a stored stone's design.
 */
export const preparation = z.enum([...stoneKind.options, 'new', 'reset', 'copystone']);
export type Preparation = z.infer<typeof preparation>;

/** `GET /api/prepareStone/{id}/{type}[/{stoneId}]`: `id` is the stone type wanted, 0 for a fitting one. */
export const preparePath = z.object({ id: identifier, type: preparation });
export const prepareFromPath = preparePath.extend({ stoneId: identifier });
