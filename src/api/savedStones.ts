import { z } from 'zod';

/** That the server holds a stone in a version. No token travels: whoever hears it fetches the stone by the own right. */
const savedStone = z.object({ id: z.number().int().positive(), version: z.number().int().nonnegative() });
export type SavedStone = z.infer<typeof savedStone>;

const CHANNEL = 'gravestone.saved';

/** What one tab tells and hears of the stones that are saved in all tabs of this browser. */
export interface SavedStones {
  /** Tells every other tab. */
  readonly tell: (saved: SavedStone) => void;
  readonly close: () => void;
}

/**
 * Opens the way between the tabs of this browser. Where the browser has none, a stone saved in two tabs is noticed by
 * the server alone, when it is saved the second time.
 *
 * @param hear is called with what another tab has saved; what cannot be read is passed over.
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
