import { z } from 'zod';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import type { Queries } from './database';
import { queueLetter, type UserNotice, type UserNoticeKind } from './outbox';

const reachedRow = z.object({ recipient: z.string(), locale: z.enum(LOCALES) });

/**
 * Queues a letter to a user about how they get in, within the transaction of what it tells of. Nothing happens where
 * nobody has said where the user's letters go.
 *
 * @param locale the language of whoever is there; else that of the business's country.
 */
export async function queueUserNotice(
  inside: Queries,
  kind: UserNoticeKind,
  userId: number,
  locale?: Locale,
): Promise<void> {
  const [found] = await inside.rows(
    reachedRow,
    `select email as recipient, case country when 'DE' then 'de' when 'NO' then 'no' else 'da' end as locale
     from users join businesses on businesses.id = business_id where users.id = $1 and email is not null`,
    [userId],
  );
  if (found) await queueLetter(inside, { ...found, ...(locale && { locale }), kind, userId });
}

const namedRow = z.object({ username: z.string() });

/** The name of the user a letter is to; undefined where their letters go elsewhere by now, or nowhere. */
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
