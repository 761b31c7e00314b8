import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../../server/credentials/passwords';
import { MOST_PER_USER } from '../../server/store/loginAttempts';
import { addUser } from '../../server/store/users';
import { begunFactor, recoveryCodes } from '../../src/stone/wire/secondFactor';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { earlierCode, timeCode } from './timeCode';

const PASSWORD = 'en lang adgangskode';
const HALF_A_MINUTE = 30_000;

describe('A code besides the password', () => {
  let server: TestServer;
  let passwordHash: string;
  let username = '';
  let count = 0;
  beforeAll(async () => {
    server = await startServer();
    passwordHash = await hashPassword(PASSWORD);
  }, PATIENCE);
  afterAll(() => server.stop());
  /** Continues with a new user. */
  async function takeNewUser(): Promise<void> {
    count += 1;
    username = `bruger ${count}`;
    const added = { username, passwordHash, businessId: 2, business: undefined };
    await server.store.database.transaction((inside) => addUser(inside, added));
  }
  beforeEach(async () => {
    await server.store.database.run('delete from login_attempts', []);
    await takeNewUser();
  });

  const tryLogin = (code?: string, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/login', { as: null, body: { username, password: PASSWORD, code }, headers });
  const logIn = async (code?: string) => z.string().parse((await tryLogin(code)).json.token);
  const post = (path: string, as: string, body: object) =>
    server.call('POST', `/api/secondFactor${path}`, { as, body });
  const stateOf = async (as: string) => (await server.call('GET', '/api/secondFactor', { as })).json;
  const begin = async (as: string) => begunFactor.parse((await post('', as, { password: PASSWORD })).json);

  /** Turns it on with the code of the previous half minute, so that the current one is unused. */
  async function turnOn() {
    const token = await logIn();
    const { secret } = await begin(token);
    const { json } = await post('/confirm', token, { code: await earlierCode(secret) });
    return { token, secret, codes: recoveryCodes.parse(json).codes };
  }

  test('is asked for once a first one has shown that the app has the secret, and not before', async () => {
    const token = await logIn();
    expect(await stateOf(token)).toEqual({ isOn: false, codesLeft: 0 });
    const { secret, address } = await begin(token);
    const shown = new URL(address);
    expect([shown.protocol, shown.host, shown.searchParams.get('secret')]).toEqual([
      'otpauth:',
      'totp',
      secret,
    ]);
    expect(decodeURIComponent(shown.pathname)).toContain(username);
    expect((await tryLogin()).status).toBe(200);
    expect((await post('/confirm', token, { code: '000000' })).json.code).toBe('codeWrong');
    expect(await stateOf(token)).toEqual({ isOn: false, codesLeft: 0 });
    const { codes } = recoveryCodes.parse((await post('/confirm', token, { code: timeCode(secret) })).json);
    expect(new Set(codes).size).toBe(10);
    expect(await stateOf(token)).toEqual({ isOn: true, codesLeft: 10 });
    const { status, json } = await tryLogin();
    expect([status, json.code, json.token]).toEqual([401, 'codeNeeded', undefined]);
  });

  test('lets in with the password alone neither by a wrong one nor by one of another user', async () => {
    const { secret } = await turnOn();
    const own = { ...(await tryLogin('123456')) };
    expect([own.status, own.json.code]).toEqual([401, 'codeWrong']);
    expect((await tryLogin(timeCode(secret, Date.now() - 3_600_000))).status).toBe(401);
    expect((await tryLogin(timeCode(secret))).status).toBe(200);
    const first = username;
    await takeNewUser();
    const other = await turnOn();
    username = first;
    expect((await tryLogin(timeCode(other.secret))).status).toBe(401);
    expect((await tryLogin(other.codes[0])).status).toBe(401);
  });

  test('says nothing of it to who does not know the password', async () => {
    const { secret } = await turnOn();
    const body = { username, password: 'en anden', code: timeCode(secret) };
    const { json } = await server.call('POST', '/api/login', { as: null, body });
    expect(json.code).toBe('loginFailed');
    expect((await tryLogin(timeCode(secret))).status).toBe(200);
  });

  test('opens once: the one that was used, and every earlier one, opens no more', async () => {
    const { secret } = await turnOn();
    const code = timeCode(secret);
    const tries = await Promise.all([tryLogin(code), tryLogin(code), tryLogin(code)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await tryLogin(timeCode(secret, Date.now() - HALF_A_MINUTE))).status).toBe(401);
  });

  test('may be of a clock that is half a minute off', async () => {
    const { secret } = await turnOn();
    expect((await tryLogin(timeCode(secret, Date.now() + HALF_A_MINUTE))).status).toBe(200);
    await takeNewUser();
    const other = await turnOn();
    expect((await tryLogin(timeCode(other.secret, Date.now() + 4 * HALF_A_MINUTE))).status).toBe(401);
  });

  test('may be a recovery code, once each, however it is typed', async () => {
    const { token, codes } = await turnOn();
    const [first = '', second = ''] = codes;
    const tries = await Promise.all([tryLogin(first), tryLogin(first)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await tryLogin(second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await stateOf(token)).toEqual({ isOn: true, codesLeft: 8 });
  });

  test('has other recovery codes on demand, and the earlier ones open no more', async () => {
    const { token, secret, codes } = await turnOn();
    expect((await post('/codes', token, { code: '123456' })).status).toBe(401);
    const renewed = recoveryCodes.parse((await post('/codes', token, { code: timeCode(secret) })).json).codes;
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    expect((await tryLogin(codes[0])).status).toBe(401);
    expect((await tryLogin(renewed[0])).status).toBe(200);
  });

  test('is begun by who knows the password only, and not where it is on', async () => {
    const token = await logIn();
    expect((await post('', token, { password: 'en anden' })).json.code).toBe('passwordWrong');
    const { token: own } = await turnOn();
    expect((await post('', own, { password: PASSWORD })).json.code).toBe('secondFactorOn');
  });

  test('is turned off by a code, and by nothing else', async () => {
    const { token, codes } = await turnOn();
    expect((await post('/end', token, { code: '123456' })).status).toBe(401);
    expect((await tryLogin()).status).toBe(401);
    expect((await post('/end', token, { code: codes[3] })).status).toBe(200);
    expect(await stateOf(token)).toEqual({ isOn: false, codesLeft: 0 });
    expect((await tryLogin()).status).toBe(200);
  });

  test('cannot be guessed from many addresses, and guesses do not keep a known device out', async () => {
    const { token: own, secret } = await turnOn();
    const known = await tryLogin(timeCode(secret));
    const cookie = String(known.headers['set-cookie']).split(';')[0] ?? '';
    const guess = (i: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress: `10.7.${i}.1`,
        payload: { username, password: PASSWORD, code: '123456' },
      });
    for (let i = 0; i < MOST_PER_USER; i += 1) expect((await guess(i)).statusCode).toBe(401);
    expect((await guess(99)).statusCode).toBe(429);
    const next = timeCode(secret, Date.now() + HALF_A_MINUTE);
    expect((await tryLogin(next)).status).toBe(429);
    expect((await tryLogin(next, { cookie })).status).toBe(200);
    expect((await stateOf(own)).isOn).toBe(true);
  });

  test('is asked for by no token that is shown instead of a password', async () => {
    const { token } = await turnOn();
    expect((await server.call('POST', '/api/login', { as: null, body: { usertoken: token } })).status).toBe(
      200,
    );
  });

  test('stands in no log, and no code is kept as it is', async () => {
    const { secret, codes } = await turnOn();
    await tryLogin(timeCode(secret));
    const rows = await server.store.database.rows(
      z.object({ code_hash: z.string() }),
      'select code_hash from recovery_codes',
      [],
    );
    const kept = JSON.stringify(rows);
    const log = server.lines.join('');
    for (const code of codes) {
      expect(kept).not.toContain(code.replaceAll('-', ''));
      expect(log).not.toContain(code);
    }
    expect(log).not.toContain(secret);
  });
});
