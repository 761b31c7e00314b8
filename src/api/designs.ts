import { listOf } from '../stone/wire/list';
import { type ListedStone, listedStone } from '../stone/wire/project';
import { call, Refused, Unreachable } from './http';
import { ownToken } from './identity';

const listedStones = listOf(listedStone);

/** The saved designs of the user's business, with a case or without, the newest first; business 1 gets all of them. */
export async function fetchStones(signal?: AbortSignal): Promise<readonly ListedStone[]> {
  return (await call('/api/stones', { answer: listedStones, ...(signal && { signal }) })).results;
}

/**
 * The picture a stone was last saved with. An `img` cannot send credentials, so its bytes are fetched.
 *
 * @param as the logged-in user, unless a stone's token is given.
 * @throws Refused, Unreachable, or the signal's reason.
 */
export async function fetchPreview(id: number, signal: AbortSignal, as = ownToken()): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(`/api/stone/${id}/preview`, { headers: { AuthCookie: as }, signal });
    if (response.ok) return await response.blob();
  } catch (error) {
    signal.throwIfAborted();
    throw new Unreachable(String(error));
  }
  throw new Refused(response.status, response.statusText);
}
