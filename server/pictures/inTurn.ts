import { Refusal, type RefusalCode } from '../domain/refusal';
import { GivenUp, NoTurn } from '../processes/processPool';

/** Retry-After for a busy pool, in seconds. */
const AGAIN_SECONDS = 5;

/**
 * Waits for work in a pool, and refuses the call where it was not done.
 *
 * @param givenUp the refusal where it took too much.
 * @throws Refusal `picturesBusy` where too many wait, `givenUp`, or the work's own.
 */
export async function inTurn<Answer>(work: Promise<Answer>, givenUp: RefusalCode): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NoTurn) throw new Refusal('picturesBusy', { retryAfter: AGAIN_SECONDS });
    if (error instanceof GivenUp) throw new Refusal(givenUp);
    throw error;
  }
}
