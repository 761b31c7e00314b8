import { challengeIn } from '../../credentials/passkeys';
import type { Queries } from '../../store/database';
import { takeChallenge } from '../../store/passkeyChallenges';

/**
 * What a browser was asked to sign, used up by this: of two who show one answer only one goes on.
 *
 * @param userId whose key is made; null at a login.
 * @returns undefined where it was never asked that here, or not now.
 */
export async function takeAsked(
  queries: Queries,
  clientDataJSON: string,
  userId: number | null,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined || !(await takeChallenge(queries, challenge, userId))) return undefined;
  return challenge;
}
