import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { QUESTIONS_A_DAY, UNASSIGNED_A_DAY } from '../../server/domain/limits';
import { deliverLetters, type Post } from '../../server/jobs/deliverLetters';
import { tellOfWaiting } from '../../server/jobs/tellOfWaiting';
import { smtpMailer } from '../../server/mail/mailer';
import { countedMailbox } from '../../server/store/countedMailbox';
import { answerTo, tokenIn } from './confirming';
import { PATIENCE } from './emptyDatabase';
import { type MailServer, startMailServer } from './mailServer';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone } from './stoneCalls';
import { withinOneMinute } from './withinOneMinute';

const PROVIDER = 'udbyder@sten.example';
const MASON = 'mason@example.com';
/** A stranger's text that no letter may send to somebody who has not asked for it. */
const ADVERT = 'Vindergevinst-4711';
const CONTACT = { contactName: ADVERT, contactPhone: ADVERT, contactEmail: 'bo@example.com' };

let server: TestServer;
let mail: MailServer;
let [undertaker, provider] = ['', ''];
const problems: unknown[] = [];
beforeAll(async () => {
  server = await startServer();
  mail = await startMailServer();
  undertaker = await server.login('bedemand');
  provider = await server.login('admin');
}, PATIENCE);
afterEach(async () => {
  mail.letters.length = 0;
  await server.store.database.run(`delete from outbox`);
  await server.store.database.run(`delete from held_orders`);
  await server.store.database.run('delete from call_counts');
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await mail.stop();
  await server.stop();
});

const deliver = async () => {
  const post: Post = {
    database: server.store.database,
    mailer: smtpMailer(mail.url, 'noreply@sten.example'),
    papers: [],
    checks: { find: async () => ({ scene: [], words: [], reserved: [] }) },
    providerEmail: PROVIDER,
    publicUrl: 'https://sten.example',
    failed: (error) => problems.push(error),
  };
  await tellOfWaiting(post.database);
  await deliverLetters(post);
};
/** All letters that have arrived since the last call, by address. */
const arrived = async (): Promise<Record<string, Email[]>> => {
  await deliver();
  const letters = mail.letters.splice(0);
  const byAddress: Record<string, Email[]> = {};
  for (const letter of letters) {
    const address = letter.to?.[0]?.address ?? '';
    byAddress[address] = [...(byAddress[address] ?? []), letter];
  }
  return byAddress;
};
const addressesOf = (letters: Record<string, Email[]>) => Object.keys(letters).sort();

interface Sending {
  readonly as?: string;
  readonly from?: string;
  readonly locale?: string;
  readonly sender?: string;
}
const order = (stone: MadeStone, body: object, { as = stone.token, from, locale, sender }: Sending = {}) =>
  server.call('POST', `/api/sendToMason/${stone.id}`, {
    as,
    body,
    headers: {
      ...(from && { 'x-forwarded-for': from }),
      ...(locale && { 'accept-language': locale }),
      ...(sender && { AuthSender: sender }),
    },
  });
const advertised = () =>
  createStone(server, { designName: ADVERT, Parms: [{ type: 'text', subText: ADVERT }] });
const strangersOrder = async (more: object = {}, sending: Sending = {}) => {
  const stone = await advertised();
  const sent = await order(stone, { StonemasonId: 1, ...CONTACT, Comment: ADVERT, ...more }, sending);
  expect(sent.status).toBe(200);
  return { stone, sent };
};
const question = async (address = CONTACT.contactEmail): Promise<Email> => {
  const letters = await arrived();
  expect(addressesOf(letters)).toEqual([address]);
  expect(letters[address]).toHaveLength(1);
  return letters[address]?.[0] as Email;
};
const statusOf = async ({ id }: MadeStone) => {
  const { json } = await server.call('GET', `/api/stone/${id}`, { as: provider });
  return [json.status, json.waitsFor ?? null];
};
const release = (stone: MadeStone, as: string) =>
  server.call('POST', `/api/stone/${stone.id}/release`, { as });
const cancel = (stone: MadeStone, as: string) =>
  server.call('PUT', `/api/stone/${stone.id}/status`, { as, body: { status: 'cancelled' } });
const aDayGoesBy = () =>
  server.store.database.run(
    `update held_orders set ordered_at = ordered_at - interval '25 hours',
       provider_told_at = provider_told_at - interval '25 hours'`,
  );

describe('A stranger’s order', () => {
  const LANGUAGES = {
    da: ['Bekræft din forespørgsel om en gravsten', 'https://sten.example/confirm/'],
    de: ['Bitte bestätigen: Ihre Anfrage zu einem Grabstein', 'https://sten.example/de/confirm/'],
    no: ['Bekreft forespørselen din om en gravstein', 'https://sten.example/no/confirm/'],
  };
  test.each(Object.entries(LANGUAGES))(
    'asks the address it names, in our words alone, and brings nobody anything before that has answered (%s)',
    async (locale, [subject, page = '']) => {
      const { stone, sent } = await strangersOrder({}, { locale });
      expect(sent.json).toMatchObject({ status: 'ordered', waitsFor: 'confirmation' });
      const asked = await question();
      expect(asked.subject).toBe(subject);
      expect(asked.text).toContain(page);
      expect(asked.text).toContain('Stenhugger');
      expect(JSON.stringify(asked)).not.toContain(ADVERT);
      expect(asked.attachments).toEqual([]);
      expect(asked.replyTo).toBeUndefined();
      expect(await statusOf(stone)).toEqual(['ordered', 'confirmation']);

      // Mail programs open links.
      const looked = await server.call('GET', `/api/confirmation/${tokenIn(asked)}`);
      expect(looked.json).toMatchObject({ state: 'waiting', holds: 'order' });
      expect(looked.text).not.toContain(ADVERT);
      expect(addressesOf(await arrived())).toEqual([]);

      expect((await answerTo(server, tokenIn(asked), 'confirm')).json.state).toBe('confirmed');
      const letters = await arrived();
      expect(addressesOf(letters)).toEqual([CONTACT.contactEmail, MASON]);
      expect(letters[MASON]?.[0]?.text).toContain(ADVERT);
      expect(await statusOf(stone)).toEqual(['sentToMason', null]);
      // Repeating it does nothing more.
      for (const answer of ['confirm', 'decline'] as const)
        expect((await answerTo(server, tokenIn(asked), answer)).json.state).toBe('confirmed');
      expect(addressesOf(await arrived())).toEqual([]);
    },
  );

  test('is released by the answer to its own letter, and no other order of that address with it', async () => {
    const first = await strangersOrder();
    const asked = await question();
    const second = await strangersOrder();
    const askedAgain = await question();
    expect(tokenIn(askedAgain)).not.toBe(tokenIn(asked));
    await answerTo(server, tokenIn(asked), 'confirm');
    expect((await arrived())[MASON]).toHaveLength(1);
    expect(await statusOf(first.stone)).toEqual(['sentToMason', null]);
    expect(await statusOf(second.stone)).toEqual(['ordered', 'confirmation']);
    // A later order is not sent by itself either: the address has confirmed only another one.
    const third = await strangersOrder();
    expect(third.sent.json.waitsFor).toBe('confirmation');
  });

  test('waits also where it comes by the link of an undertaker’s stone, and so does one of a copy of that', async () => {
    const stone = await createStone(server, {}, undertaker);
    expect((await order(stone, { StonemasonId: 1, ...CONTACT })).json.waitsFor).toBe('confirmation');
    const copied = await server.call('PUT', `/api/copyStone/${stone.id}`, { as: stone.token });
    const copy = copied.json as unknown as MadeStone;
    expect((await order(copy, { StonemasonId: 1, ...CONTACT })).json.waitsFor).toBe('confirmation');
    // The stone's business may release it.
    expect((await release(stone, undertaker)).json).not.toHaveProperty('waitsFor');
    expect((await arrived())[MASON]).toHaveLength(1);
  });

  test('that its address calls none of its own goes nowhere, and the provider is told', async () => {
    const { stone } = await strangersOrder();
    const asked = await question();
    expect((await answerTo(server, tokenIn(asked), 'decline')).json.state).toBe('declined');
    const letters = await arrived();
    expect(addressesOf(letters)).toEqual([PROVIDER]);
    expect(letters[PROVIDER]?.[0]?.subject).toBe('Forespørgsler, der venter på dig: 1');
    expect(letters[PROVIDER]?.[0]?.text).toContain(`sten nr. ${stone.id}.`);
    expect(JSON.stringify(letters)).not.toContain(ADVERT);
    expect(await statusOf(stone)).toEqual(['ordered', 'release']);
    // If that was a mistake, it can still be confirmed.
    expect((await answerTo(server, tokenIn(asked), 'confirm')).json.state).toBe('confirmed');
    expect(addressesOf(await arrived())).toEqual([CONTACT.contactEmail, MASON]);
  });

  test('that was declined and is sent on by the provider brings the address nothing', async () => {
    const { stone } = await strangersOrder();
    await answerTo(server, tokenIn(await question()), 'decline');
    await arrived();
    expect((await release(stone, provider)).status).toBe(200);
    expect(addressesOf(await arrived())).toEqual([MASON]);
  });

  test('that nobody has confirmed for a day is told the provider once, many in one letter an hour', async () => {
    const stones = [(await strangersOrder()).stone, (await strangersOrder()).stone];
    await arrived();
    expect(addressesOf(await arrived())).toEqual([]);
    await aDayGoesBy();
    const told = await arrived();
    expect(told[PROVIDER]?.map(({ subject }) => subject)).toEqual(['Forespørgsler, der venter på dig: 2']);
    for (const { id } of stones) expect(told[PROVIDER]?.[0]?.text).toMatch(new RegExp(`\\b${id}\\b`));
    expect(told[PROVIDER]?.[0]?.text).toContain('https://sten.example/designs');
    await strangersOrder({ contactEmail: '', contactPhone: '' }, { locale: 'de' });
    expect(addressesOf(await arrived())).toEqual([]);
    await aDayGoesBy();
    expect((await arrived())[PROVIDER]).toHaveLength(1);
  });

  test('without an address waits for the provider, who sends it on', async () => {
    const { stone, sent } = await strangersOrder({ contactEmail: '' }, { locale: 'de' });
    expect(sent.json.waitsFor).toBe('release');
    expect(addressesOf(await arrived())).toEqual([PROVIDER]);
    const stranger = await createStone(server);
    for (const as of ['public', stone.token, stone.readonlyToken, stranger.token, undertaker])
      expect((await release(stone, as)).status, as).toBeGreaterThanOrEqual(403);
    expect(addressesOf(await arrived())).toEqual([]);
    for (const once of [1, 2])
      expect((await release(stone, provider)).json, String(once)).not.toHaveProperty('waitsFor');
    expect((await arrived())[MASON]).toHaveLength(1);
    expect(await statusOf(stone)).toEqual(['sentToMason', null]);
  });

  test('that is cancelled goes nowhere, whatever its address answers later', async () => {
    const { stone } = await strangersOrder();
    const asked = await question();
    expect((await cancel(stone, provider)).status).toBe(200);
    expect((await answerTo(server, tokenIn(asked), 'confirm')).json.state).toBe('dropped');
    expect(addressesOf(await arrived())).toEqual([]);
  });

  test('that was answered before its question could be sent is asked about no more', async () => {
    const { stone } = await strangersOrder();
    await release(stone, provider);
    expect(addressesOf(await arrived())).toEqual([CONTACT.contactEmail, MASON]);
    expect(await statusOf(stone)).toEqual(['sentToMason', null]);
  });

  test('without a mason is with the provider at once, and the address is asked before it gets the receipt', async () => {
    const { stone, sent } = await strangersOrder({ StonemasonId: null }, { locale: 'de' });
    expect(sent.json.waitsFor).toBe('receipt');
    const letters = await arrived();
    expect(addressesOf(letters)).toEqual([CONTACT.contactEmail, PROVIDER]);
    const [asked] = letters[CONTACT.contactEmail] ?? [];
    expect(JSON.stringify(asked)).not.toContain(ADVERT);
    expect((await answerTo(server, tokenIn(asked as Email), 'confirm')).json).toMatchObject({
      state: 'confirmed',
      holds: 'receipt',
    });
    expect((await arrived())[CONTACT.contactEmail]?.[0]?.subject).toContain('Bestätigung:');
    expect(await statusOf(stone)).toEqual(['ordered', null]);
  });

  test('without a mason whose receipt still waits has letters of its own once it is given to one', async () => {
    const { stone } = await strangersOrder({ StonemasonId: null }, { locale: 'de' });
    await arrived();
    expect((await order(stone, { StonemasonId: 1 }, { as: provider })).status).toBe(200);
    const letters = await arrived();
    expect(addressesOf(letters)).toEqual([CONTACT.contactEmail, MASON]);
    expect(letters[CONTACT.contactEmail]).toHaveLength(1);
  });

  test('has a letter whose link opens nothing else, and a made-up one opens nothing', async () => {
    await strangersOrder();
    const token = tokenIn(await question());
    const { stone } = await strangersOrder();
    expect((await server.call('GET', `/api/stone/${stone.id}`, { as: token })).status).toBe(404);
    for (const made of ['x', `cf_${'x'.repeat(32)}`, stone.token]) {
      const { status, json } = await answerTo(server, made, 'confirm');
      expect([status, json.code]).toEqual([404, 'confirmationNotFound']);
    }
    await server.call('GET', `/confirm/${token}`);
    expect(server.lines.join('')).not.toContain(token);
  });
});

describe('A user’s order', () => {
  test('goes at once, also by the link of a family', async () => {
    const own = await createStone(server, {}, undertaker);
    const family = await createStone(server);
    const sent = [
      await order(own, { StonemasonId: 1, ...CONTACT }, { as: undertaker }),
      await order(family, { StonemasonId: 1, ...CONTACT }, { sender: undertaker }),
    ];
    for (const { json } of sent) expect(json).not.toHaveProperty('waitsFor');
    expect((await arrived())[MASON]).toHaveLength(2);
    const history = await server.call('GET', `/api/stone/${family.id}/history`, { as: provider });
    expect(history.json.results).toMatchObject([{ after: 'ordered', by: 'bedemand' }, {}]);
  });

  test('is a stranger’s where the login is made up, or over', async () => {
    const over = await server.login('bedemand');
    await server.call('POST', '/api/logout', { as: over });
    for (const sender of [over, `se_${'x'.repeat(32)}`, 'bedemand'])
      expect((await strangersOrder({}, { sender })).sent.json.waitsFor).toBe('confirmation');
  });
});

describe('Beyond its limit a day', () => {
  const counted = async (subject: string, n: number) => {
    for (const day of [0, 1])
      await server.store.database.run(
        `insert into call_counts (subject, begins, n) values
           ($1::text || ' 86400', to_timestamp((floor(extract(epoch from now()) / 86400) + $3) * 86400), $2)`,
        [subject, n, day],
      );
  };
  const ADDRESS = '192.0.2.7';
  test.each([
    ['from a network', `questions from ${ADDRESS}`, QUESTIONS_A_DAY.network],
    ['to an address', 'questions to', QUESTIONS_A_DAY.address],
    ['about a mason', 'questions about 1', QUESTIONS_A_DAY.stonemason],
    ['altogether', 'questions', QUESTIONS_A_DAY.all],
  ])('no question goes out %s, and the order waits for the provider', async (_what, subject, most) => {
    const { database } = server.store;
    const mailbox = subject.endsWith(' to') ? ` ${await countedMailbox(database, CONTACT.contactEmail)}` : '';
    await counted(`${subject}${mailbox}`, most - 1);
    const from = { from: ADDRESS };
    expect((await strangersOrder({ contactEmail: 'BO@example.com' }, from)).sent.json.waitsFor).toBe(
      'confirmation',
    );
    const { stone, sent } = await strangersOrder({}, from);
    expect(sent.json.waitsFor).toBe('release');
    expect(addressesOf(await arrived())).toEqual(['BO@example.com', PROVIDER]);
    await release(stone, provider);
    expect((await arrived())[MASON]).toHaveLength(1);
  });

  test('no order without a mason is written to the provider; he finds it in the list', async () => {
    await counted('unassigned orders', UNASSIGNED_A_DAY);
    const { stone } = await strangersOrder({ StonemasonId: null }, { from: ADDRESS, locale: 'de' });
    const letters = await arrived();
    expect(letters[PROVIDER]?.map(({ subject }) => subject)).toEqual(['Forespørgsler, der venter på dig: 1']);
    const { results } = (await server.call('GET', '/api/stones', { as: provider })).json;
    expect((results as { id: number }[]).find(({ id }) => id === stone.id)).toMatchObject({
      waitsFor: 'release',
      contact: CONTACT,
    });
  });

  test('of many orders at the same time just as many are asked about as there may be', async () => {
    await withinOneMinute(server.store.database);
    const stones = await Promise.all(Array.from({ length: 20 }, () => createStone(server)));
    const sent = await Promise.all(
      stones.map((stone, n) =>
        order(stone, { StonemasonId: 1, ...CONTACT }, { from: `198.51.100.${n + 1}` }),
      ),
    );
    const asked = sent.filter(({ json }) => json.waitsFor === 'confirmation');
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    expect(asked).toHaveLength(QUESTIONS_A_DAY.address);
    expect((await arrived())[CONTACT.contactEmail]).toHaveLength(QUESTIONS_A_DAY.address);
  });
});
