import type { Queries } from './database';

/** How long a browser has to return a signed challenge, in minutes: a telephone may have to be fetched. */
export const CHALLENGE_MINUTES = 5;

/** Stores a challenge: for this user, or at a login for a user still unknown. */
export async function openChallenge(queries: Queries, challenge: string, userId: number | null) {
  await queries.run(
    `insert into passkey_challenges (challenge, user_id, expires_at)
     values ($1, $2, now() + interval '${CHALLENGE_MINUTES} minutes')`,
    [challenge, userId],
  );
}

/** Takes a signed challenge out of the store; false where it is unknown, used, expired, or another user's. */
export async function takeChallenge(queries: Queries, challenge: string, userId: number | null) {
  const taken = await queries.run(
    `delete from passkey_challenges
     where challenge = $1 and user_id is not distinct from $2::bigint and expires_at > now()`,
    [challenge, userId],
  );
  return taken === 1;
}
