import type { Queries } from './database';

/** How long a browser has to come back with what it signed, in minutes: a telephone may have to be fetched. */
export const CHALLENGE_MINUTES = 5;

/** Keeps what an authenticator is asked to sign: for this user, or at a login for whoever it will be. */
export async function openChallenge(queries: Queries, challenge: string, userId: number | null) {
  await queries.run(
    `insert into passkey_challenges (challenge, user_id, expires_at)
     values ($1, $2, now() + interval '${CHALLENGE_MINUTES} minutes')`,
    [challenge, userId],
  );
}

/** Takes what was signed out of the store; false where it was never asked for, is used, too old, or another user's. */
export async function takeChallenge(queries: Queries, challenge: string, userId: number | null) {
  const taken = await queries.run(
    `delete from passkey_challenges
     where challenge = $1 and user_id is not distinct from $2::bigint and expires_at > now()`,
    [challenge, userId],
  );
  return taken === 1;
}
