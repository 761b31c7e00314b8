import { z } from 'zod';
import { keptList } from './keptList';

/** A stone a visitor saved in this browser: the token is the only way to reach it again. */
const knownStone = z.object({
  id: z.number().int().positive(),
  token: z.string().min(1),
  readonlyToken: z.string().optional(),
  designName: z.string().default(''),
});
export type KnownStone = z.infer<typeof knownStone>;

/** More stones than one family designs. */
const known = keptList('gravestone.stones', knownStone, 50);

/** The stones this browser has saved for a visitor, the newest first. */
export const knownStones = known.read;

/** Remembers a stone that was saved, as the newest of all. */
export function rememberStone(stone: {
  readonly id: number;
  readonly token: string;
  readonly designName?: string | undefined;
  readonly readonlyToken?: string | undefined;
}): void {
  const { id, token, designName = '', readonlyToken } = stone;
  const others = knownStones().filter((each) => each.id !== id);
  known.write([{ id, token, designName, ...(readonlyToken && { readonlyToken }) }, ...others]);
}

/** Forgets a stone, e.g. because it was deleted. */
export function forgetStone(id: number): void {
  const stones = knownStones();
  const others = stones.filter((each) => each.id !== id);
  if (others.length < stones.length) known.write(others);
}
