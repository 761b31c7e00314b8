import type { Stone } from '../stone/stone';
import { asDataUrl } from './dataUrl';
import { fetchPreview } from './designs';
import { createStone, prepareCopy, type StoneAddress } from './stones';

/** A stone's picture for its copy; one that does not come is none. */
async function pictureOf({ id, token }: StoneAddress, signal: AbortSignal): Promise<string | undefined> {
  try {
    return await asDataUrl(await fetchPreview(id, signal, token));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/**
 * A new stone with the design of one that is had by a link: read by the link's right, and made by whoever is at work, so
 * that it is their own. The key makes a repeated call answer with the stone of the first.
 */
export async function copyByLink(address: StoneAddress, key: string, signal: AbortSignal): Promise<Stone> {
  const [design, stoneImage] = await Promise.all([prepareCopy(address, signal), pictureOf(address, signal)]);
  return createStone({ ...design, ...(stoneImage && { stoneImage }) }, key, signal);
}
