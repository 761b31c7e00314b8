import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../../server/credentials/passwords';
import { DEFAULT_RETENTION } from '../../server/domain/retention';
import { deliverLetters } from '../../server/jobs/deliverLetters';
import { smtpMailer } from '../../server/mail/mailer';
import { tidyUp } from '../../server/store/housekeeping';
import { MOST_PER_USER } from '../../server/store/loginAttempts';
import { deleteUser, loginByName, setEmail, setPassword } from '../../server/store/users';
import { begunFactor } from '../../src/stone/wire/secondFactor';
import { PATIENCE } from './emptyDatabase';
import { type MailServer, startMailServer } from './mailServer';
import { DEMO_PASSWORD, startServer, type TestServer } from './startServer';
import { earlierCode, timeCode } from './timeCode';
import { withinOneMinute } from './withinOneMinute';

const PROVIDER = 'udbyder@sten.example';
const ADDRESS = 'Bedemand@sten.example';
const CHOSEN = 'et stille egetræ ved kirken';

let server: TestServer;
let mail: MailServer;
const problems: unknown[] = [];
beforeAll(async () => {
  server = await startServer();
  mail = await startMailServer();
}, PATIENCE);
beforeEach(async () => {
  const { database } = server.store;
  for (const table of ['outbox', 'call_counts', 'login_attempts', 'password_links'])
    await database.run(`delete from ${table}`);
  await restoreUser();
  mail.letters.length = 0;
  await database.run('delete from outbox');
});
afterEach(() => expect(problems.splice(0)).toEqual([]));
afterAll(async () => {
  await mail.stop();
  await server.stop();
});

const userId = async (username = 'bedemand') => {
  const found = await loginByName(server.store.database, username);
  if (!found) throw new Error(`there is no user ${username}`);
  return found.user.id;
};
const write = async (address: string | null, username = 'bedemand') => {
  const id = await userId(username);
  await server.store.database.transaction((inside) => setEmail(inside, id, address));
};
/** The demo user at the beginning of each test: their password, and an address for letters. */
const restoreUser = async () => {
  const { database } = server.store;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const user = { id: await userId(), username: 'bedemand' };
  await database.transaction((inside) => setPassword(inside, user, passwordHash));
  await write(ADDRESS);
  await write(null, 'admin');
};
const arrived = async (): Promise<Email[]> => {
  await deliverLetters({
    database: server.store.database,
    mailer: smtpMailer(mail.url, 'noreply@sten.example'),
    papers: [],
    checks: { find: async () => ({ scene: [], words: [], reserved: [] }) },
    providerEmail: PROVIDER,
    publicUrl: 'https://sten.example',
    failed: (error) => problems.push(error),
  });
  return mail.letters.splice(0);
};
const ask = (name: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/passwordLetter', { body: { name }, headers });
const tokenIn = ({ text }: Pick<Email, 'text'>) => {
  const [, token] = /\/reset\/(\S+)/.exec(text ?? '') ?? [];
  if (token === undefined) throw new Error('the letter leads nowhere');
  return token;
};
/** Requests a letter, and returns the token of the only one that arrives. */
const letterFor = async (name = 'bedemand') => {
  expect((await ask(name)).status).toBe(200);
  const letters = await arrived();
  expect(letters).toHaveLength(1);
  return tokenIn(letters[0] as Email);
};
const look = (token: string) => server.call('GET', `/api/password/${token}`);
const choose = (token: string, password = CHOSEN) =>
  server.call('POST', `/api/password/${token}`, { body: { password } });
const logIn = (password: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/login', { as: null, body: { username: 'bedemand', password }, headers });
const linkAges = (minutes: number) =>
  server.store.database.run(`update password_links set expires_at = expires_at - make_interval(mins => $1)`, [
    minutes,
  ]);

describe('The letter by which a forgotten password is replaced', () => {
  const LANGUAGES = {
    da: ['Ny adgangskode til Gravstensdesigner', 'https://sten.example/reset/pw_'],
    de: ['Neues Passwort für den Grabstein-Designer', 'https://sten.example/de/reset/pw_'],
    no: ['Nytt passord til Gravsteinsdesigner', 'https://sten.example/no/reset/pw_'],
  };
  test.each(Object.entries(LANGUAGES))(
    'goes to the user who is named, in the language of the page (%s)',
    async (locale, [subject, page = '']) => {
      await ask('bedemand', { 'accept-language': locale });
      const letters = await arrived();
      expect(letters.map(({ to }) => to?.[0]?.address)).toEqual([ADDRESS]);
      expect(letters[0]?.subject).toBe(subject);
      expect(letters[0]?.text).toContain(page);
      expect(letters[0]?.text).toContain('bedemand');
      expect(letters[0]?.attachments).toEqual([]);
    },
  );

  test('is found by the name or the address, however it is written', async () => {
    for (const name of ['bedemand', ' BEDEMAND ', 'bedemand@sten.example']) {
      await ask(name);
      expect(await arrived(), name).toHaveLength(1);
    }
  });

  test('comes once for each user of an address', async () => {
    await write(ADDRESS, 'admin');
    await ask(ADDRESS);
    const letters = await arrived();
    expect(letters.map(({ text }) => /admin|bedemand/.exec(text ?? '')?.[0]).toSorted()).toEqual([
      'admin',
      'bedemand',
    ]);
  });

  test('tells nobody who is a user: every answer is the same, in words and in time', async () => {
    const answers = [];
    for (const name of ['bedemand', 'admin', 'ingen', ADDRESS, 'ingen@sten.example', "' or 1=1 --", '%']) {
      const began = Date.now();
      const { status, text, headers } = await ask(name);
      const { 'x-request-id': _id, date: _date, ...rest } = headers;
      answers.push(JSON.stringify([status, text, rest]));
      // The work takes less than this time, and is not measurable.
      expect(Date.now() - began, name).toBeGreaterThanOrEqual(490);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await arrived()).toHaveLength(2);
  });

  test('comes five times an hour at most, and each one of them opens', async () => {
    // The minute's end is the hour's at times, and the next hour has five of its own.
    await withinOneMinute(server.store.database);
    for (let i = 0; i < 8; i += 1) expect((await ask('bedemand')).status).toBe(200);
    const letters = await arrived();
    expect(letters).toHaveLength(5);
    for (const letter of letters) expect((await look(tokenIn(letter))).status).toBe(200);
  }, 60_000);

  test('may be asked for by a network a few times a minute', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    await withinOneMinute(server.store.database);
    const statuses = [];
    for (let i = 0; i < 8; i += 1) statuses.push((await ask('ingen', from)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  }, 60_000);

  test('does not go where the user’s letters go elsewhere by now, is gone, or waits no more', async () => {
    const { database } = server.store;
    await ask('bedemand');
    await write('ny@sten.example');
    expect(await arrived()).toEqual([]);
    await ask('bedemand');
    await database.run(`update outbox set created_at = created_at - interval '61 minutes'`);
    expect(await arrived()).toEqual([]);
    await database.run(
      `insert into users (username, business_id, email) values ('kort tid', 2, 'kort@sten.example')`,
    );
    await ask('kort tid');
    await database.transaction((inside) => deleteUser(inside, 'kort tid'));
    expect(await arrived()).toEqual([]);
  });

  test('is nowhere in what the database keeps, nor in the log', async () => {
    const token = await letterFor();
    await look(token);
    await choose(token, 'kort');
    const kept = await server.store.database.rows(
      z.object({ row: z.string() }),
      `select outbox::text as row from outbox union all select password_links::text from password_links`,
    );
    expect(kept.length).toBeGreaterThan(1);
    for (const { row } of kept) expect(row).not.toContain(token.slice(3));
    expect(server.lines.join('\n')).not.toContain(token.slice(3));
    expect(server.lines.join('\n')).not.toContain(ADDRESS);
  });
});

describe('Another password', () => {
  test('is chosen by the letter once, ends every login, and is told of by letter', async () => {
    const before = await server.login('bedemand');
    const token = await letterFor();
    const other = await letterFor();
    // Mail programs open links.
    for (let i = 0; i < 3; i += 1) expect((await look(token)).json).toEqual({ username: 'bedemand' });
    expect((await choose(token)).status).toBe(200);
    expect((await server.call('GET', '/api/stones', { as: before })).json.code).toBe('sessionExpired');
    expect((await logIn(DEMO_PASSWORD)).status).toBe(401);
    expect((await logIn(CHOSEN)).status).toBe(200);
    for (const used of [token, other]) {
      expect((await look(used)).json.code).toBe('passwordLinkNotFound');
      expect((await choose(used, 'endnu en anden kode')).json.code).toBe('passwordLinkNotFound');
    }
    expect((await logIn(CHOSEN)).status).toBe(200);
    const [told, ...more] = await arrived();
    expect(more).toEqual([]);
    expect([told?.to?.[0]?.address, told?.subject]).toEqual([ADDRESS, 'Din adgangskode er ændret']);
    expect(told?.text).toContain(PROVIDER);
  });

  test('needs eight characters; a shorter one uses nothing up', async () => {
    const token = await letterFor();
    const { status, json } = await choose(token, '1234567');
    expect([status, json.error]).toEqual([422, 'Adgangskoden skal have mindst 8 tegn.']);
    expect((await logIn(DEMO_PASSWORD)).status).toBe(200);
    expect((await choose(token, '12345678')).status).toBe(200);
  });

  test('is chosen once, of many at once', async () => {
    const token = await letterFor();
    const passwords = Array.from({ length: 6 }, (_, at) => `adgangskode ${at}`);
    const answers = await Promise.all(passwords.map((password) => choose(token, password)));
    const won = passwords.filter((_, at) => answers[at]?.status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    expect((await logIn(won[0] ?? '')).status).toBe(200);
    expect(await arrived()).toHaveLength(1);
  });

  test('is chosen within the hour, and by no other link', async () => {
    const token = await letterFor();
    await linkAges(59);
    expect((await look(token)).status).toBe(200);
    await linkAges(2);
    expect((await look(token)).status).toBe(404);
    expect((await choose(token)).status).toBe(404);
    for (const wrong of ['pw_', 'pw_nothing', await server.login('admin')])
      expect((await look(wrong)).status).toBe(404);
    await tidyUp(server.store.database, server.store.fileStores, DEFAULT_RETENTION);
    const left = await server.store.database.rows(
      z.object({ n: z.number() }),
      'select count(*) as n from password_links',
    );
    expect(left).toEqual([{ n: 0 }]);
  });

  test('lets a user in again whose name is stopped, and nobody past the second factor', async () => {
    const from = { 'x-forwarded-for': '198.51.100.8' };
    for (let i = 0; i < MOST_PER_USER; i += 1) await logIn('forkert', from);
    expect((await logIn(DEMO_PASSWORD, from)).status).toBe(429);
    await choose(await letterFor());
    const { status, json } = await logIn(CHOSEN, from);
    expect(status).toBe(200);
    const as = String(json.token);
    const begun = await server.call('POST', '/api/secondFactor', { as, body: { password: CHOSEN } });
    const { secret } = begunFactor.parse(begun.json);
    await server.call('POST', '/api/secondFactor/confirm', { as, body: { code: timeCode(secret) } });
    await arrived();
    await choose(await letterFor(), 'endnu en anden kode');
    const again = await logIn('endnu en anden kode');
    expect([again.status, again.json.code]).toEqual([401, 'codeNeeded']);
    await server.store.database.run('delete from second_factors');
  });

  test('ends the links of letters to an earlier address', async () => {
    const token = await letterFor();
    await write('ny@sten.example');
    expect((await choose(token)).status).toBe(404);
  });
});

test('A second factor that is turned on or off is told of by letter', async () => {
  const as = await server.login('bedemand');
  const begun = await server.call('POST', '/api/secondFactor', { as, body: { password: DEMO_PASSWORD } });
  const { secret } = begunFactor.parse(begun.json);
  const earlier = await earlierCode(secret);
  await server.call('POST', '/api/secondFactor/confirm', { as, body: { code: earlier } });
  await server.call('POST', '/api/secondFactor/end', { as, body: { code: timeCode(secret) } });
  const letters = await arrived();
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Totrinsbekræftelse er slået til',
    'Totrinsbekræftelse er slået fra',
  ]);
  expect(letters.map(({ to }) => to?.[0]?.address)).toEqual([ADDRESS, ADDRESS]);
});

test('A user sees where their letters go, and nobody else does', async () => {
  const as = await server.login('bedemand');
  expect((await server.call('GET', '/api/account', { as })).json).toEqual({
    username: 'bedemand',
    email: ADDRESS,
  });
  const admin = await server.login('admin');
  expect((await server.call('GET', '/api/account', { as: admin })).json.email).toBeNull();
});
