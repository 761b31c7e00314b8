import { z } from 'zod';

/** A stone a visitor saved in this browser: the token is the only way back to it. */
const knownStone = z.object({
  id: z.number().int().positive(),
  token: z.string().min(1),
  readonlyToken: z.string().optional(),
  designName: z.string().default(''),
});
export type KnownStone = z.infer<typeof knownStone>;

const KEY = 'gravestone.stones';
/** More stones than one family designs; the oldest are forgotten. */
const MOST = 50;

/** The stones this browser has saved for a visitor, the newest first; what cannot be read is passed over. */
export function knownStones(): readonly KnownStone[] {
  try {
    const kept = z.array(z.unknown()).safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    const read = (kept.data ?? []).map((each) => knownStone.safeParse(each).data);
    return read.filter((each) => each !== undefined).slice(0, MOST);
  } catch {
    return [];
  }
}

function keep(stones: readonly KnownStone[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stones.slice(0, MOST)));
  } catch {
    // A private window may have no storage: the stone is still reached by its address.
  }
}

/** Remembers a stone that was saved, as the newest of all. */
export function rememberStone(stone: {
  readonly id: number;
  readonly token: string;
  readonly designName?: string | undefined;
  readonly readonlyToken?: string | undefined;
}): void {
  const { id, token, designName = '', readonlyToken } = stone;
  const others = knownStones().filter((each) => each.id !== id);
  keep([{ id, token, designName, ...(readonlyToken && { readonlyToken }) }, ...others]);
}

/** Forgets a stone, e.g. because it was deleted. */
export function forgetStone(id: number): void {
  const stones = knownStones();
  const others = stones.filter((each) => each.id !== id);
  if (others.length < stones.length) keep(others);
}
