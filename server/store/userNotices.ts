import { z } from 'zod';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import type { Queries } from './database';
import { LOCALE_OF_BUSINESS } from './localeOfBusiness';
import { queueLetter, type UserNotice, type UserNoticeKind } from './outbox';

const reachedRow = z.object({ recipient: z.string(), locale: z.enum(LOCALES) });

/**
 * Queues a letter to a user about their login, in the transaction of the event it tells of. Does nothing where the user
 * has no address for letters.
 *
 * @param locale the caller's language; else that of the business's country.
 */
export async function queueUserNotice(
  inside: Queries,
  kind: UserNoticeKind,
  userId: number,
  locale?: Locale,
): Promise<void> {
  const [found] = await inside.rows(
    reachedRow,
    `select email as recipient, ${LOCALE_OF_BUSINESS} as locale
     from users join businesses on businesses.id = business_id where users.id = $1 and email is not null`,
    [userId],
  );
  if (found) await queueLetter(inside, { ...found, ...(locale && { locale }), kind, userId });
}

const namedRow = z.object({ username: z.string() });

/** The name of a letter's user; undefined where their address has changed or is gone. */
export async function nameOfReached(
  queries: Queries,
  { userId, recipient }: Pick<UserNotice, 'userId' | 'recipient'>,
): Promise<string | undefined> {
  const [found] = await queries.rows(namedRow, 'select username from users where id = $1 and email = $2', [
    userId,
    recipient,
  ]);
  return found?.username;
}
