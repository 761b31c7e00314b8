import type { Stone } from '../stone/stone';
import { asDataUrl } from './dataUrl';
import { fetchPreview } from './designs';
import { createStone, prepareCopy, type StoneAddress } from './stones';

/** A stone's picture for its copy; undefined where it cannot be fetched. */
async function pictureOf({ id, token }: StoneAddress, signal: AbortSignal): Promise<string | undefined> {
  try {
    return await asDataUrl(await fetchPreview(id, signal, token));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/**
 * A new stone with the design of one reached by a link: read with the link's right and created by the current user, so
 * that they own it. A repeated call with the same key returns the first call's stone.
 */
export async function copyByLink(address: StoneAddress, key: string, signal: AbortSignal): Promise<Stone> {
  const [design, stoneImage] = await Promise.all([prepareCopy(address, signal), pictureOf(address, signal)]);
  return createStone({ ...design, ...(stoneImage && { stoneImage }) }, key, signal);
}
