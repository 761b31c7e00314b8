import { randomUUID } from 'node:crypto';
import { webhookEvent } from '../../../src/stone/wire/webhook';
import { inventSecret } from '../../credentials/webhookSignature';
import { readSettings } from '../../environment';
import { postSigned } from '../../jobs/webhooks/deliverWebhooks';
import type { Database } from '../../store/database';
import {
  addWebhook,
  type Hearing,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  webhookAt,
} from '../../store/webhooks';
import { Refusal } from '../refusal';
import { say } from '../texts';
import { runCommand } from '../withStore';
import { allowOptions, type JobsCall, type JobsOption, wholeNumber } from './call';
import { isSafeAddress } from './safeAddress';
import { stonemasonNamed } from './stonemasonNamed';

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** The longest address that is noted. */
const LONGEST = 500;

/** An address to post to, without a user, a password or a fragment. */
function addressIn(written: string | undefined): string {
  const url = written !== undefined && URL.canParse(written) ? new URL(written) : undefined;
  const isPlain = url && url.username === '' && url.password === '' && url.hash === '';
  if (!url || !isPlain || !isSafeAddress(url) || url.href.length > LONGEST)
    throw new Refusal(say('webhookAddress', { url: written ?? '' }));
  return url.href;
}

/** The events of `--events`; all where it is left out. */
function eventsIn(written: string | undefined): readonly string[] {
  if (written === undefined) return webhookEvent.options;
  const events = [...new Set(written.split(',').map((each) => each.trim()))];
  const unknown = events.find((each) => !webhookEvent.safeParse(each).success);
  if (unknown !== undefined)
    throw new Refusal(say('webhookEvent', { event: unknown, known: webhookEvent.options.join(', ') }));
  return events;
}

/** Whose orders `--mason` or `--business` names. */
function hearingIn({ mason, business }: JobsCall['values']): Hearing {
  if ((mason === undefined) === (business === undefined)) throw new Refusal(say('usage'));
  if (mason !== undefined) return { stonemasonId: wholeNumber(mason) };
  return { businessId: wholeNumber(business) };
}

/** What `add` is given; read before the store is opened, so that a mistake is told first. */
const addedBy = ({ values, positionals: [, , url] }: JobsCall) => ({
  hears: hearingIn(values),
  address: addressIn(url),
  events: eventsIn(values.events),
});

async function add(
  database: Database,
  { hears, address, events }: ReturnType<typeof addedBy>,
): Promise<void> {
  if ('stonemasonId' in hears) await stonemasonNamed(database, hears.stonemasonId);
  const secret = inventSecret();
  const id = await addWebhook(database, { hears, url: address, events, secret });
  if (id === undefined)
    throw new Refusal(say('businessUnknown', { id: 'businessId' in hears ? hears.businessId : 0 }));
  tell(say('webhookAdded', { id, url: address, secret }));
  console.error(say('secretShownOnce'));
}

async function list(database: Database): Promise<void> {
  const found = await listWebhooks(database);
  if (found.length === 0) tell(say('webhookNone'));
  for (const each of found) {
    const { id, url, events, waiting, given_up: givenUp, last_error: error } = each;
    const whose =
      each.stonemason_id === null
        ? say('webhookOfBusiness', { id: each.business_id })
        : say('webhookOfMason', { id: each.stonemason_id });
    tell([id, whose, url, events, say('webhookWaits', { waiting, givenUp }), error ?? ''].join('\t'));
  }
}

const numberIn = ({ positionals: [, , id] }: JobsCall) => wholeNumber(id);
const unknown = (id: number) => new Refusal(say('webhookUnknown', { id }));

async function remove(database: Database, id: number): Promise<void> {
  if (!(await removeWebhook(database, id))) throw unknown(id);
  tell(say('webhookRemoved', { id }));
}

async function rotate(database: Database, id: number): Promise<void> {
  const secret = inventSecret();
  if (!(await rotateSecret(database, id, secret))) throw unknown(id);
  tell(say('webhookRotated', { id, secret }));
  console.error(say('secretShownOnce'));
}

/** Posts a message of the type `webhook.test` at once, and tells what came of it. */
async function test(database: Database, id: number): Promise<void> {
  const receiver = await webhookAt(database, id);
  if (!receiver) throw unknown(id);
  const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date().toISOString(), data: {} });
  const { webhookNetworks } = readSettings(process.env);
  const answered = await postSigned(receiver, { id: randomUUID(), body }, webhookNetworks).catch(
    (error: unknown) => {
      const detail = error instanceof Error ? error.message : String(error);
      throw new Refusal(say('webhookFailed', { id, detail }));
    },
  );
  const { status, said } = answered;
  if (status < 200 || status > 299)
    throw new Refusal(say('webhookFailed', { id, detail: `HTTP ${status} ${said.split('\n')[0]}`.trim() }));
  tell(say('webhookTook', { id, status }));
}

interface Command {
  /** Reads the call, and says what is to be done in the store. */
  readonly read: (call: JobsCall) => (database: Database) => Promise<void>;
  readonly options: readonly JobsOption[];
  /** How many words it has, with its own. */
  readonly words: number;
}

/** A command about the webhook of a number. */
const ofNumber =
  (run: (database: Database, id: number) => Promise<void>): Command['read'] =>
  (call) => {
    const id = numberIn(call);
    return (database) => run(database, id);
  };

const COMMANDS: Readonly<Record<string, Command>> = {
  add: {
    read: (call) => {
      const given = addedBy(call);
      return (database) => add(database, given);
    },
    options: ['mason', 'business', 'events'],
    words: 3,
  },
  list: { read: () => list, options: [], words: 2 },
  remove: { read: ofNumber(remove), options: [], words: 3 },
  rotate: { read: ofNumber(rotate), options: [], words: 3 },
  test: { read: ofNumber(test), options: [], words: 3 },
};

/** `npm run jobs -- webhook`: who is told of what happens to orders. */
export async function webhooks(call: JobsCall): Promise<void> {
  const command = COMMANDS[call.positionals[1] ?? ''];
  if (!command || call.positionals.length !== command.words) throw new Refusal(say('usage'));
  allowOptions(call, command.options);
  const work = command.read(call);
  await runCommand(({ database }) => work(database));
}
