import type { ProcessPool } from '../processes/processPool';
import type { PreviewStore } from './previewStore';
import type { PreviewWork } from './work';

/** How many cards are cached: several services ask for a link that was just posted at once. */
const MOST_KEPT = 30;

/** A card takes some 200 ms; one that takes so much more is no picture of a stone. */
const LIMITS = { wallMs: 20_000, processorMs: 4_000 };

/**
 * Makes the pictures of links' cards, each once for all callers at the time.
 *
 * @returns what makes the card of a preview by its name, for a caller; undefined where the preview is gone. It throws
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
    // A failed one is made again at the next request.
    made.catch(() => kept.delete(preview));
    return made;
  };
}
