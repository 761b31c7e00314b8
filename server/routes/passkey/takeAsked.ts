import { challengeIn } from '../../credentials/passkeys';
import type { Queries } from '../../store/database';
import { takeChallenge } from '../../store/passkeyChallenges';

/**
 * The challenge that a browser has signed, used up by this call: of two with the same answer only one succeeds.
 *
 * @param userId whose key is made; null at a login.
 * @returns undefined where it is not one of ours, or expired.
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
