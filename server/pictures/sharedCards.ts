import type { PreviewStore } from './previewStore';
import { sharedPicture } from './sharedPicture';

/** So many cards are kept: a link that was just posted is asked for by several services at once. */
const MOST_KEPT = 30;

/**
 * Makes the pictures of links' cards, each once for all who ask for it at a time.
 *
 * @returns what gives the card of a preview by its name; undefined where the preview is gone.
 */
export function sharedCards(previews: PreviewStore): (preview: string) => Promise<Buffer | undefined> {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  const make = async (preview: string) => {
    const found = await previews.read(preview);
    if (!found) kept.delete(preview);
    return found && sharedPicture(found.bytes);
  };
  return (preview) => {
    const known = kept.get(preview);
    if (known) return known;
    const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    const made = make(preview);
    kept.set(preview, made);
    // What failed is tried again when it is asked for again.
    made.catch(() => kept.delete(preview));
    return made;
  };
}
