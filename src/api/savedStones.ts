import { z } from 'zod';

/** Says that the server has a stone in a version. No token is sent: each tab fetches the stone with its own rights. */
const savedStone = z.object({ id: z.number().int().positive(), version: z.number().int().nonnegative() });
export type SavedStone = z.infer<typeof savedStone>;

const CHANNEL = 'gravestone.saved';

/** The messages between the tabs of this browser about saved stones. */
export interface SavedStones {
  /** Tells every other tab. */
  readonly tell: (saved: SavedStone) => void;
  readonly close: () => void;
}

/**
 * Opens the channel between the tabs of this browser. Without one, only the server notices a stone saved in two
 * tabs, at the second save.
 *
 * @param hear is called with what another tab has saved; unreadable messages are skipped.
 */
export function openSavedStones(hear: (saved: SavedStone) => void): SavedStones {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const heard = savedStone.safeParse(data);
    if (heard.success) hear(heard.data);
  };
  return {
    tell: ({ id, version }) => channel.postMessage({ id, version }),
    close: () => channel.close(),
  };
}
