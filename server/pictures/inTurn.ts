import { Refusal, type RefusalCode } from '../domain/refusal';
import { GivenUp, NoTurn } from '../processes/processPool';

/** After so many seconds it is worth asking again. */
const AGAIN_SECONDS = 5;

/**
 * Waits for work in a pool, and says in a caller's words why it was not done.
 *
 * @param givenUp what is said where it took too much.
 * @throws Refusal `picturesBusy` where too many wait, `givenUp`, or what the work refused itself.
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
