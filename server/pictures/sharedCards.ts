import type { ProcessPool } from '../processes/processPool';
import type { PreviewStore } from './previewStore';
import type { PreviewWork } from './work';

/** So many cards are kept: a link that was just posted is asked for by several services at once. */
const MOST_KEPT = 30;

/** A card takes some 200 ms; what takes so much more is no picture of a stone. */
const LIMITS = { wallMs: 20_000, processorMs: 4_000 };

/**
 * Makes the pictures of links' cards, each once for all who ask for it at a time.
 *
 * @returns what gives the card of a preview by its name, for a caller; undefined where the preview is gone. It throws
 *   NoTurn and GivenUp.
 */
export function sharedCards(
  previews: PreviewStore,
  work: ProcessPool<PreviewWork>,
): (preview: string, caller: string) => Promise<Buffer | undefined> {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  const make = async (preview: string, caller: string) => {
    const found = await previews.read(preview);
    if (!found) kept.delete(preview);
    return (
      found && Buffer.from(await work.run('card', () => ({ preview: found.bytes }), { caller, ...LIMITS }))
    );
  };
  return (preview, caller) => {
    const known = kept.get(preview);
    if (known) return known;
    const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    const made = make(preview, caller);
    kept.set(preview, made);
    // What failed is tried again when it is asked for again.
    made.catch(() => kept.delete(preview));
    return made;
  };
}
