import { z } from 'zod';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { SecondFactor } from '../../src/stone/wire/secondFactor';
import { hashRecoveryCode, inventRecoveryCodes } from '../credentials/recoveryCodes';
import { stepOfCode } from '../credentials/timeCodes';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { queueUserNotice } from './userNotices';

const IS_ON = 'confirmed_at is not null';
const row = z.object({ secret: z.string(), last_step: z.number(), is_on: z.boolean() });
const COLUMNS = columnsOf(row, { is_on: IS_ON });

/** A user's row; locked until the transaction ends, so that of two with the same code only one succeeds. */
async function held(inside: Queries, userId: number) {
  const [found] = await inside.rows(
    row,
    `select ${COLUMNS} from second_factors where user_id = $1 for update`,
    [userId],
  );
  return found;
}

const stateRow = z.object({ is_on: z.boolean(), codes_left: z.number() });
const STATE_COLUMNS = columnsOf(stateRow, {
  is_on: IS_ON,
  codes_left: '(select count(*) from recovery_codes where recovery_codes.user_id = $1)',
});

/** Whether a user is asked for a code, and how many recovery codes are left. */
export async function secondFactorOf(queries: Queries, userId: number): Promise<SecondFactor> {
  const [found] = await queries.rows(
    stateRow,
    `select ${STATE_COLUMNS} from second_factors where user_id = $1`,
    [userId],
  );
  return { isOn: found?.is_on ?? false, codesLeft: found?.codes_left ?? 0 };
}

/**
 * Stores a secret that is not confirmed yet, replacing another unconfirmed one.
 *
 * @returns whether it was stored; not where a second factor is on.
 */
export async function beginSecondFactor(queries: Queries, userId: number, secret: string): Promise<boolean> {
  const kept = await queries.run(
    `insert into second_factors (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0
     where second_factors.confirmed_at is null`,
    [userId, secret],
  );
  return kept === 1;
}

/** Takes an app's code; in a transaction that has locked the row. */
async function takeTimeCode(
  inside: Queries,
  userId: number,
  { secret, last_step }: z.infer<typeof row>,
  code: string,
): Promise<boolean> {
  const step = stepOfCode(secret, code, Date.now());
  if (step === undefined || step <= last_step) return false;
  await inside.run('update second_factors set last_step = $2 where user_id = $1', [userId, step]);
  return true;
}

/** Replaces a user's recovery codes; in a transaction. The codes returned are the only copy. */
export async function renewRecoveryCodes(inside: Queries, userId: number): Promise<string[]> {
  const codes = inventRecoveryCodes();
  await inside.run('delete from recovery_codes where user_id = $1', [userId]);
  for (const code of codes)
    await inside.run('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [
      userId,
      hashRecoveryCode(code),
    ]);
  return codes;
}

/**
 * Turns a begun second factor on, by a first code of the app, and tells the user by letter; in a transaction.
 *
 * @param locale the letter's language.
 * @returns the recovery codes; `notBegun` where there is nothing to turn on, `wrong` for a wrong code.
 */
export async function confirmSecondFactor(
  inside: Queries,
  userId: number,
  code: string,
  locale: Locale,
): Promise<readonly string[] | 'notBegun' | 'wrong'> {
  const begun = await held(inside, userId);
  if (!begun || begun.is_on) return 'notBegun';
  if (!(await takeTimeCode(inside, userId, begun, code))) return 'wrong';
  await inside.run('update second_factors set confirmed_at = now() where user_id = $1', [userId]);
  await queueUserNotice(inside, 'secondFactorOn', userId, locale);
  return renewRecoveryCodes(inside, userId);
}

/**
 * Takes an app's code, or a recovery code, which is used up by it; in a transaction.
 *
 * @returns whether it was valid; true where no code is needed.
 */
export async function takeCode(inside: Queries, userId: number, code: string): Promise<boolean> {
  const kept = await held(inside, userId);
  if (!kept?.is_on) return true;
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return takeTimeCode(inside, userId, kept, digits);
  const used = await inside.run('delete from recovery_codes where user_id = $1 and code_hash = $2', [
    userId,
    hashRecoveryCode(code),
  ]);
  return used === 1;
}

const endedRow = z.object({ was_on: z.boolean() });

/**
 * Turns a user's second factor off, deletes the recovery codes, and tells the user by letter; in a transaction.
 *
 * @param locale the letter's language, where the user makes the call; else that of the business's country.
 * @returns whether one was on.
 */
export async function endSecondFactor(inside: Queries, userId: number, locale?: Locale): Promise<boolean> {
  const [ended] = await inside.rows(
    endedRow,
    `delete from second_factors where user_id = $1 returning ${IS_ON} as was_on`,
    [userId],
  );
  if (!ended?.was_on) return false;
  await queueUserNotice(inside, 'secondFactorOff', userId, locale);
  return true;
}
