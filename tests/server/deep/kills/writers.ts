import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Chance } from '../chance';
import type { Ledger } from './ledger';

const stone = z.object({
  id: z.number(),
  token: z.string(),
  version: z.number(),
  designName: z.string(),
});

const CONTACT = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
/** The size of a stone with a few lines, in characters. */
const COMMENT = 'Med venlig hilsen. '.repeat(150);
/** One in so many stones is ordered: drawing its papers takes a second. */
const ORDERED_ONE_IN = 8;

/** A request without an answer; it is repeated after the kill, with its key. */
export interface Unanswered {
  readonly key: string;
  readonly designName: string;
}

async function call(
  method: string,
  url: string,
  as: string,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
) {
  const headers = { AuthCookie: as, 'content-type': 'application/json', ...more };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${method} was answered with ${answer.status}`);
  return stone.parse(await answer.json());
}

/** Creates a stone with a key; repeated with the same key it is the same stone. */
export async function create(url: string, { key, designName }: Unanswered) {
  return call(
    'POST',
    `${url}/api/stone/`,
    'public',
    { designName, Comment: COMMENT },
    { 'idempotency-key': key },
  );
}

/**
 * Creates, updates and orders stones until told to stop or refused, and records in the ledger what was acknowledged.
 *
 * @param sender the session of the user who orders.
 * @returns the creation without an answer, if there was one.
 */
export async function write(
  url: string,
  { ledger, chance, sender, over }: { ledger: Ledger; chance: Chance; sender: string; over: AbortSignal },
): Promise<Unanswered | undefined> {
  let unanswered: Unanswered | undefined;
  try {
    while (!over.aborted) {
      const key = randomUUID();
      unanswered = { key, designName: `${key} 1` };
      const made = await create(url, unanswered);
      unanswered = undefined;
      ledger.made(made);
      let { version } = made;
      for (let update = 0; update < 1 + chance.below(3); update += 1) {
        const designName = `${key} ${version + 1}`;
        ledger.trying(made.id, designName);
        const body = { version, designName, Comment: COMMENT };
        const written = await call('PUT', `${url}/api/stone/${made.id}`, made.token, body);
        ledger.written(written);
        version = written.version;
      }
      if (!chance.oneIn(ORDERED_ONE_IN)) continue;
      ledger.tryingOrder(made.id);
      // By a user with the stone's link: a stranger's order would wait to be confirmed, and no letter be sent.
      const order = { StonemasonId: 1, ...CONTACT };
      await call('POST', `${url}/api/sendToMason/${made.id}`, made.token, order, { AuthSender: sender });
      ledger.wasOrdered(made.id);
    }
  } catch {
    // The kill: the write under way stays recorded as tried.
  }
  return unanswered;
}
