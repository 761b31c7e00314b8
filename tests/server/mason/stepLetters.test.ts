import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withoutTokens } from '../../../server/credentials/tokens';
import { masonNoticeText } from '../../../server/jobs/masonNoticeText';
import { folderMailer } from '../../../server/mail/mailer';
import type { LetterText } from '../../../server/mail/writeLetter';
import { masonTokens } from '../../../server/store/masonLinks';
import { LOCALES, type Locale } from '../../../src/stone/catalogue/naming';
import { letterToRead } from '../../../src/stone/wire/order';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { createStone } from '../stoneCalls';
import { type AtMason, CONTACT, deliver, noticesAbout, orderAtMason } from './atMason';

const PUBLIC = 'https://sten.example';
const STEPS = ['received', 'processing', 'finished', 'invoiced'] as const;
const NEWS = ['orderReceived', 'orderProcessing', 'orderFinished', 'orderInvoiced'];
const FAMILY = CONTACT.contactEmail;

let server: TestServer;
let undertaker = '';
beforeAll(async () => {
  server = await startServer();
  undertaker = await server.login('bedemand');
}, PATIENCE);
afterAll(() => server.stop());

const move = (made: AtMason, status: string) =>
  server.call('PUT', `/api/stone/${made.id}/status`, { as: made.mason, body: { status } });
const toldOf = async (made: AtMason) =>
  (await noticesAbout(server, made.id, NEWS)).map(({ kind, recipient }) => [kind, recipient]);

/** What the family's letter about the first step of an order says now; undefined where it is dropped. */
const letterAbout = (made: AtMason, locale: Locale = 'da', kind = 'orderReceived') =>
  masonNoticeText(
    server.store.database,
    { kind: z.literal('orderReceived').parse(kind), recipient: FAMILY, locale, stoneIds: [made.id] },
    PUBLIC,
  );
const tokenIn = (letter: LetterText | undefined) =>
  /\/letters\/(sl_[\w-]{32})$/.exec(letter?.text ?? '')?.[1] ?? '';
const at = (token: string) => `/api/stepLetters/${token}`;
const isEnded = async (token: string) => (await server.call('GET', at(token), { as: null })).json.isEnded;

describe('A family is written to at each step of its mason', () => {
  test('where it wishes so, whoever gets in touch, and where it does not, nowhere', async () => {
    for (const as of [undefined, undertaker])
      for (const whoContacts of ['family', 'undertaker', 'stonemason'])
        for (const tellSteps of [true, false]) {
          const made = await orderAtMason(server, { ...(as && { as }), order: { whoContacts, tellSteps } });
          await move(made, 'received');
          expect([whoContacts, tellSteps, await toldOf(made)]).toEqual([
            whoContacts,
            tellSteps,
            tellSteps ? [['orderReceived', FAMILY]] : [],
          ]);
        }
  });

  test('and where nobody said, as before: where the mason is to get in touch with it', async () => {
    for (const whoContacts of ['family', 'undertaker', 'stonemason']) {
      const made = await orderAtMason(server, { order: { whoContacts } });
      await move(made, 'received');
      expect([whoContacts, await toldOf(made)]).toEqual([
        whoContacts,
        whoContacts === 'stonemason' ? [['orderReceived', FAMILY]] : [],
      ]);
      const { text } = await server.call('GET', `/api/stone/${made.id}`, { as: made.token });
      expect(text).not.toContain('tellSteps');
    }
  });

  test('never at an address that nobody has confirmed', async () => {
    const made = await orderAtMason(server, { order: { tellSteps: true } });
    await server.store.database.run(
      `update outbox set sent_at = null where kind = 'receipt' and $1 = any (stone_ids)`,
      [made.id],
    );
    await move(made, 'received');
    expect(await toldOf(made)).toEqual([]);
  });

  test('and the mason’s questions reach it all the same where he is to get in touch', async () => {
    const made = await orderAtMason(server, { order: { whoContacts: 'stonemason', tellSteps: false } });
    const asked = await server.call('POST', `/api/stone/${made.id}/questions`, {
      as: made.mason,
      body: { text: 'Hvor højt?' },
    });
    expect(asked.status).toBe(200);
    expect((await noticesAbout(server, made.id, ['masonAsked'])).map(({ recipient }) => recipient)).toContain(
      FAMILY,
    );
  });
});

describe('The wish', () => {
  test('is kept with the stone, or with its case, and read in the letter and in order.json before it is sent', async () => {
    const { json } = await server.call('POST', '/api/project/', {
      as: undertaker,
      body: { decName: 'Karen Holm', ...CONTACT, StonemasonId: 1, tellSteps: true },
    });
    const ofCase = await createStone(server, { ProjectId: json.id }, undertaker);
    const alone = await createStone(server, { ...CONTACT, StonemasonId: 1, tellSteps: false }, undertaker);
    for (const [{ id }, wish, said] of [
      [ofCase, true, 'Kontaktpersonen får brev ved hvert skridt hos stenhuggeren.'],
      [alone, false, 'Kontaktpersonen får ikke brev om stenhuggerens skridt.'],
    ] as const) {
      expect((await server.call('GET', `/api/stone/${id}`, { as: undertaker })).json.tellSteps).toBe(wish);
      const read = await server.call('GET', `/api/sendToMason/${id}`, { as: undertaker });
      const { text, order } = letterToRead.parse(read.json);
      expect([text.includes(said), order.tellSteps]).toEqual([true, wish]);
    }
  });

  test('is no wish of anything but yes or no', async () => {
    const made = await createStone(server, {});
    const { status, text } = await server.call('POST', `/api/sendToMason/${made.id}`, {
      as: made.token,
      body: { StonemasonId: 1, ...CONTACT, tellSteps: 'perhaps' },
    });
    expect([status, text]).toEqual([400, expect.stringContaining('»breve om hvert skridt«')]);
  });
});

describe('Each of these letters', () => {
  test.each(LOCALES)('says how to end them, on a page in the language of its reader: %s', async (locale) => {
    const made = await orderAtMason(server, { order: { tellSteps: true } });
    const letter = await letterAbout(made, locale);
    const pages = { da: PUBLIC, de: `${PUBLIC}/de`, no: `${PUBLIC}/no` }[locale];
    expect(letter?.text).toContain(`\n\n${pages}/letters/${tokenIn(letter)}`);
    const says = { da: 'Så stop dem', de: 'beenden Sie sie', no: 'Stopp dem' }[locale];
    expect(letter?.text).toContain(says);
    expect(letter?.ending).toBe(`${PUBLIC}/api/stepLetters/${tokenIn(letter)}`);
    // The next one has the same link.
    expect(tokenIn(await letterAbout(made, locale))).toBe(tokenIn(letter));
  });

  test('bears what a mail program ends them by, over https alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gravestone-letters-'));
    const headersOf = async (ending: string | undefined) => {
      const addressed = {
        messageId: '<1@sten.example>',
        to: FAMILY,
        replyTo: undefined,
        attachments: [],
        dress: { locale: 'da', accent: '#1d4e5f', publicUrl: PUBLIC } as const,
      };
      await folderMailer(folder, 'b@example.com').send(
        { subject: 'A', text: 'B', ...(ending && { ending }), ...addressed },
        async () => undefined,
      );
      const [name = ''] = await readdir(folder);
      const { headers } = await PostalMime.parse(await readFile(join(folder, name)));
      return headers.flatMap(({ key, value }) => (key.startsWith('list-') ? [[key, value]] : []));
    };
    const token = `sl_${'A1_-'.repeat(8)}`;
    expect(await headersOf(`${PUBLIC}${at(token)}`)).toEqual([
      ['list-unsubscribe', `<${PUBLIC}${at(token)}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ]);
    expect(await headersOf(`http://127.0.0.1${at(token)}`)).toEqual([]);
    expect(await headersOf(undefined)).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });

  test('names no way out to the undertaker, who has a setting of their own', async () => {
    const { database } = server.store;
    await database.run(`update users set email = $1 where username = 'bedemand'`, ['anna@bedemand.example']);
    const made = await orderAtMason(server, { as: undertaker });
    const letter = await masonNoticeText(
      database,
      { kind: 'orderReceived', recipient: 'anna@bedemand.example', locale: 'da', stoneIds: [made.id] },
      PUBLIC,
    );
    expect([letter?.text.includes('/letters/'), letter?.ending]).toEqual([false, undefined]);
    await database.run(`update users set email = null where username = 'bedemand'`);
  });
});

describe('They are ended', () => {
  test('by one press and not by opening the page, at once, also for one that waits to be sent', async () => {
    const made = await orderAtMason(server, { order: { tellSteps: true } });
    await move(made, 'received');
    const token = tokenIn(await letterAbout(made));
    expect(await isEnded(token)).toBe(false);
    await server.call('GET', `/letters/${token}`);
    expect(await isEnded(token)).toBe(false);
    const ended = await server.call('POST', at(token));
    expect([ended.status, ended.json]).toEqual([200, { isEnded: true }]);
    expect(await letterAbout(made)).toBeUndefined();
    for (const status of STEPS.slice(1)) await move(made, status);
    expect(await toldOf(made)).toEqual([['orderReceived', FAMILY]]);
    // Pressed again they are ended all the same.
    expect((await server.call('POST', at(token))).json).toEqual({ isEnded: true });
  });

  test('by a mail program, which sends a form without any AuthCookie', async () => {
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
    ] as const) {
      const made = await orderAtMason(server, { order: { tellSteps: true } });
      const token = tokenIn(await letterAbout(made));
      const url = at(token);
      const reply = await server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload: body,
      });
      expect([type, reply.statusCode, await isEnded(token)]).toEqual([type, 200, true]);
    }
    // No other call takes a form.
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/stone/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', AuthCookie: 'public' },
      payload: 'a=b',
    });
    expect(statusCode).toBe(415);
  });

  test('for that order alone: those about another of the same family go on', async () => {
    const made = await orderAtMason(server, { order: { tellSteps: true } });
    const other = await orderAtMason(server, { order: { tellSteps: true } });
    await server.call('POST', at(tokenIn(await letterAbout(made))));
    await move(other, 'received');
    expect(await toldOf(other)).toEqual([['orderReceived', FAMILY]]);
  });

  test('for all stones of a case that were ordered together', async () => {
    const { json } = await server.call('POST', '/api/project/', {
      as: undertaker,
      body: { decName: 'Karen Holm', ...CONTACT, StonemasonId: 1, tellSteps: true },
    });
    const stones = [];
    for (const designName of ['Karen', 'Ib'])
      stones.push(await createStone(server, { designName, ProjectId: json.id }, undertaker));
    const sent = await server.call('POST', `/api/sendToMason/project${json.id}`, {
      as: undertaker,
      body: {},
    });
    expect(sent.status).toBe(200);
    for (const { id } of stones) await deliver(server, id);
    const tokens = await masonTokens(
      server.store.database,
      stones.map(({ id }) => id),
    );
    const [one, other] = stones.map((made) => ({ ...made, mason: tokens.get(made.id) ?? '' }));
    if (!one || !other) throw new Error('two stones were ordered');
    await server.call('POST', at(tokenIn(await letterAbout(one))));
    for (const each of [one, other]) expect((await move(each, 'received')).status).toBe(200);
    expect([await toldOf(one), await toldOf(other)]).toEqual([[], []]);
  });

  test('by its link alone, which tells nothing of the order and stands in no log', async () => {
    const made = await orderAtMason(server, { order: { tellSteps: true } });
    const token = tokenIn(await letterAbout(made));
    for (const wrong of ['sl_what-is-this-after-all-it-is-not', made.token, `${token}x`])
      for (const method of ['GET', 'POST'] as const) {
        const { status, json } = await server.call(method, at(wrong));
        expect([status, json.code]).toEqual([404, 'stepLettersNotFound']);
      }
    expect((await server.call('GET', at(token))).json).toEqual({ isEnded: false });
    expect((await server.call('GET', `/api/stone/${made.id}`, { as: token })).status).toBe(404);
    for (const text of [`GET /letters/${token}`, `POST ${at(token)}`, `GET /de/letters/typed-by-hand`])
      expect(withoutTokens(text)).toMatch(/\/\[hidden\]$/);
    expect(server.lines.filter((line) => line.includes(token))).toEqual([]);
  });
});
