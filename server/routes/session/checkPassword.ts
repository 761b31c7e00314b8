import { passwordFits } from '../../credentials/passwords';
import type { User } from '../../domain/caller';
import { Refusal } from '../../domain/refusal';
import type { Database } from '../../store/database';
import { countCode, WINDOW_SECONDS } from '../../store/loginAttempts';
import { secondFactorOf } from '../../store/secondFactors';
import { loginOf } from '../../store/users';
import { checkCode } from './checkCode';

/**
 * Checks a user's password, so that somebody at an unlocked computer cannot lock its owner out.
 *
 * @returns the user's name.
 * @throws Refusal `passwordWrong`, `tooManyLogins`.
 */
export async function checkPassword(database: Database, { id }: User, password: string): Promise<string> {
  const attempt = await countCode(database, id, undefined);
  if (!attempt) throw new Refusal('tooManyLogins', { retryAfter: WINDOW_SECONDS });
  const found = await loginOf(database, id);
  if (!(await passwordFits(found?.passwordHash, password)) || !found) throw new Refusal('passwordWrong');
  await attempt.succeeded();
  return found.username;
}

/**
 * Checks what only the user has: a code where the login needs one, else the password.
 *
 * @throws Refusal `codeWrong` or `passwordWrong`, which tells what is needed, and `tooManyLogins`.
 */
export async function checkProof(database: Database, user: User, given: string): Promise<void> {
  if ((await secondFactorOf(database, user.id)).isOn) await checkCode(database, user, given, undefined);
  else await checkPassword(database, user, given);
}
