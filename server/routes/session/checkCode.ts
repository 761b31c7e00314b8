import type { User } from '../../domain/caller';
import { Refusal } from '../../domain/refusal';
import type { Database } from '../../store/database';
import { countCode, WINDOW_SECONDS } from '../../store/loginAttempts';
import { secondFactorOf, takeCode } from '../../store/secondFactors';

/**
 * Checks a user's code, where the login needs one.
 *
 * @param device the token of a browser in which the user has logged in before.
 * @throws Refusal `codeNeeded` without one, `codeWrong` for one that is invalid now or was used, `tooManyLogins`.
 */
export async function checkCode(
  database: Database,
  { id }: User,
  code: string | undefined,
  device: string | undefined,
): Promise<void> {
  if (!(await secondFactorOf(database, id)).isOn) return;
  if (code === undefined) throw new Refusal('codeNeeded');
  const attempt = await countCode(database, id, device);
  if (!attempt) throw new Refusal('tooManyLogins', { retryAfter: WINDOW_SECONDS });
  if (!(await database.transaction((inside) => takeCode(inside, id, code)))) throw new Refusal('codeWrong');
  await attempt.succeeded();
}
