import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../../server/credentials/passwords';
import { MOST_PASSKEYS } from '../../server/store/passkeys';
import { addUser, setEmail } from '../../server/store/users';
import { creationOptions, passkey, requestOptions } from '../../src/stone/wire/passkey';
import { begunFactor } from '../../src/stone/wire/secondFactor';
import { Authenticator, type Spoilt, UNVERIFIED } from './authenticator';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { earlierCode, timeCode } from './timeCode';

const PASSWORD = 'en lang adgangskode';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1';

describe('A key that a user logs in by', () => {
  let server: TestServer;
  let passwordHash: string;
  let username = '';
  let token = '';
  let count = 0;
  beforeAll(async () => {
    server = await startServer();
    passwordHash = await hashPassword(PASSWORD);
  }, PATIENCE);
  afterAll(() => server.stop());

  const post = (path: string, as: string | null, body?: object) =>
    server.call('POST', path, { as, body, headers: { 'user-agent': PHONE } });
  const logIn = () => post('/api/login', null, { username, password: PASSWORD });
  /** Continues with a new user. */
  async function takeNewUser(): Promise<void> {
    count += 1;
    username = `bruger ${count}`;
    const added = { username, passwordHash, businessId: 2, business: undefined };
    await server.store.database.transaction((inside) => addUser(inside, added));
    token = z.string().parse((await logIn()).json.token);
  }
  beforeEach(async () => {
    await server.store.database.run('delete from login_attempts', []);
    await server.store.database.run('delete from call_counts', []);
    await takeNewUser();
  });

  const beginKey = async (as = token, given = PASSWORD) =>
    creationOptions.parse((await post('/api/passkeys/begin', as, { given })).json);
  async function addKey(authenticator = new Authenticator(), spoilt: Spoilt = {}) {
    const asked = await beginKey();
    return { authenticator, answer: await post('/api/passkeys', token, authenticator.create(asked, spoilt)) };
  }
  const beginLogin = async () => requestOptions.parse((await post('/api/login/passkey/begin', null)).json);
  const logInBy = async (authenticator: Authenticator, spoilt: Spoilt = {}) =>
    post('/api/login/passkey', null, authenticator.sign(await beginLogin(), spoilt));
  const keys = async (as = token) =>
    z.array(passkey).parse((await server.call('GET', '/api/passkeys', { as })).json.results);
  const told = ({ status, json }: { status: number; json: Record<string, unknown> }) => [status, json.code];

  test('is made by who knows the password, is listed, and logs its user in without one', async () => {
    expect(await keys()).toEqual([]);
    const { authenticator, answer } = await addKey();
    expect(answer.status).toBe(200);
    expect(await keys()).toMatchObject([{ browser: 'Safari, iPhone', isSynced: true, lastUsedAt: null }]);
    const { status, json } = await logInBy(authenticator);
    expect(status).toBe(200);
    const own = await server.call('GET', '/api/account', { as: String(json.token) });
    expect(own.json.username).toBe(username);
    expect((await keys())[0]?.lastUsedAt).not.toBeNull();
    const { results } = (await server.call('GET', '/api/sessions', { as: String(json.token) })).json;
    expect(results).toContainEqual(expect.objectContaining({ isThis: true, browser: 'Safari, iPhone' }));
  });

  test('asks for what names its user by itself and checks who is there', async () => {
    const asked = await beginKey();
    expect(asked.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(Buffer.from(asked.challenge, 'base64url')).toHaveLength(32);
    expect(asked.user.name).toBe(username);
    expect(asked.user.id).not.toContain(username);
    expect((await beginKey()).user.id).toBe(asked.user.id);
    const { authenticator } = await addKey();
    const { excludeCredentials } = await beginKey();
    expect(excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id.toString('base64url')]);
    const login = await post('/api/login/passkey/begin', null);
    expect(Object.keys(login.json).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
  });

  test('is not begun by who does not know the password, or the code where one is asked for', async () => {
    expect(told(await post('/api/passkeys/begin', token, { given: 'en anden' }))).toEqual([
      401,
      'passwordWrong',
    ]);
    const { secret } = begunFactor.parse(
      (await post('/api/secondFactor', token, { password: PASSWORD })).json,
    );
    const early = await earlierCode(secret);
    expect((await post('/api/secondFactor/confirm', token, { code: early })).status).toBe(200);
    expect(told(await post('/api/passkeys/begin', token, { given: PASSWORD }))).toEqual([401, 'codeWrong']);
    const authenticator = new Authenticator();
    const asked = await beginKey(token, timeCode(secret));
    expect((await post('/api/passkeys', token, authenticator.create(asked))).status).toBe(200);
    // A passkey has asked for a finger itself: no code is needed.
    expect((await logIn()).json.code).toBe('codeNeeded');
    expect((await logInBy(authenticator)).status).toBe(200);
  });

  test('opens nothing by what was signed before, or for another login', async () => {
    const { authenticator } = await addKey();
    const signed = authenticator.sign(await beginLogin());
    const tries = await Promise.all([1, 2, 3].map(() => post('/api/login/passkey', null, signed)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const own = { ...(await beginLogin()), challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };
    expect(told(await post('/api/login/passkey', null, authenticator.sign(own)))).toEqual([
      401,
      'passkeyWrong',
    ]);
    // A challenge for making a key is not valid for a login, nor the other way round.
    const { challenge } = await beginKey();
    const crossed = { ...(await beginLogin()), challenge };
    expect((await post('/api/login/passkey', null, authenticator.sign(crossed))).status).toBe(401);
    const asked = { ...(await beginKey()), challenge: (await beginLogin()).challenge };
    const made = await post('/api/passkeys', token, new Authenticator().create(asked));
    expect(told(made)).toEqual([422, 'passkeyRefused']);
  });

  test('is good for five minutes after it was asked for', async () => {
    const { authenticator } = await addKey();
    const asked = await beginLogin();
    await server.store.database.run(
      `update passkey_challenges set expires_at = now() - interval '1 second' where challenge = $1`,
      [asked.challenge],
    );
    expect((await post('/api/login/passkey', null, authenticator.sign(asked))).status).toBe(401);
  });

  test.each<[string, Spoilt]>([
    ['on another page', { origin: 'http://localhost.example' }],
    ['for another service', { rpId: 'example.com' }],
    ['by who was not checked', { flags: UNVERIFIED }],
    ['by nobody', { flags: 0 }],
    ['for something else', { type: 'payment.get' }],
    ['as another user', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('signed %s is refused', async (_, spoilt) => {
    const { authenticator } = await addKey();
    expect(told(await logInBy(authenticator, spoilt))).toEqual([401, 'passkeyWrong']);
    expect((await logInBy(authenticator)).status).toBe(200);
  });

  test.each<[string, Spoilt]>([
    ['on another page', { origin: 'http://localhost.example' }],
    ['for another service', { rpId: 'example.com' }],
    ['by who was not checked', { flags: UNVERIFIED }],
    ['by a login', { type: 'webauthn.get' }],
  ])('made %s is refused', async (_, spoilt) => {
    const { answer } = await addKey(new Authenticator(), spoilt);
    expect(told(answer)).toEqual([422, 'passkeyRefused']);
    expect(await keys()).toEqual([]);
  });

  test.each(['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'packed', 'tpm'])(
    'that a certificate vouches for is refused before anybody looks at that: %s',
    async (format) => {
      const asking = vi.spyOn(globalThis, 'fetch');
      const statement = new Map([['x5c', Buffer.from('a certificate')]]);
      const { answer } = await addKey(new Authenticator(), { vouching: { format, statement } });
      expect(told(answer)).toEqual([422, 'passkeyRefused']);
      expect(server.lines.at(-2)).toContain('"why":"attestation"');
      expect(asking).not.toHaveBeenCalled();
      asking.mockRestore();
    },
  );

  test('is refused where another key has signed in its name, or a byte is another', async () => {
    const { authenticator } = await addKey();
    const signed = authenticator.sign(await beginLogin());
    const forged = new Authenticator().sign(await beginLogin());
    const borrowed = { ...forged, id: signed.id, rawId: signed.rawId };
    const { userHandle = '' } = signed.response;
    borrowed.response = { ...forged.response, userHandle };
    expect((await post('/api/login/passkey', null, borrowed)).status).toBe(401);
    const data = Buffer.from(signed.response.authenticatorData, 'base64url');
    data[36] = 7;
    const changed = {
      ...signed,
      response: { ...signed.response, authenticatorData: data.toString('base64url') },
    };
    expect((await post('/api/login/passkey', null, changed)).status).toBe(401);
    const unknown = new Authenticator().sign(await beginLogin());
    expect(told(await post('/api/login/passkey', null, unknown))).toEqual([401, 'passkeyUnknown']);
  });

  test('that has signed more often than its owner knows is a copy, and refused', async () => {
    const { authenticator } = await addKey(new Authenticator(), { counter: 5 });
    expect((await logInBy(authenticator, { counter: 6 })).status).toBe(200);
    expect((await logInBy(authenticator, { counter: 6 })).status).toBe(401);
    expect((await logInBy(authenticator, { counter: 5 })).status).toBe(401);
    expect((await logInBy(authenticator, { counter: 9 })).status).toBe(200);
  });

  test('belongs to who asked for it: another user’s answer, or somebody else’s key, is not taken', async () => {
    const asked = await beginKey();
    const [first, own] = [token, username];
    await takeNewUser();
    expect((await post('/api/passkeys', token, new Authenticator().create(asked))).status).toBe(422);
    const { authenticator } = await addKey();
    const again = await post('/api/passkeys', first, authenticator.create(await beginKey(first)));
    expect(told(again)).toEqual([409, 'passkeyThere']);
    expect([await keys(first), own === username]).toEqual([[], false]);
  });

  test('is removed by its owner alone, and opens nothing from then on', async () => {
    const { authenticator } = await addKey();
    const [{ id } = { id: '' }] = await keys();
    const own = token;
    await takeNewUser();
    expect(told(await server.call('DELETE', `/api/passkeys/${id}`, { as: token }))).toEqual([
      404,
      'passkeyNotFound',
    ]);
    expect((await server.call('DELETE', `/api/passkeys/${id}`, { as: own })).status).toBe(200);
    expect(told(await logInBy(authenticator))).toEqual([401, 'passkeyUnknown']);
    expect((await server.call('DELETE', `/api/passkeys/${id}`, { as: own })).status).toBe(404);
  });

  test('is one of twenty at most', async () => {
    for (let made = 0; made < MOST_PASSKEYS; made += 1) {
      await server.store.database.run('delete from login_attempts', []);
      expect((await addKey()).answer.status).toBe(200);
    }
    await server.store.database.run('delete from login_attempts', []);
    expect(told((await addKey()).answer)).toEqual([409, 'passkeysTooMany']);
  });

  test('is told of by letter as it is made and removed', async () => {
    const named = z.array(z.object({ id: z.number() }));
    const [user] = named.parse(
      await server.store.database.rows(
        z.object({ id: z.number() }),
        'select id from users where username = $1',
        [username],
      ),
    );
    await server.store.database.transaction((inside) =>
      setEmail(inside, user?.id ?? 0, 'kontor@example.test'),
    );
    await addKey();
    const [key] = await keys();
    await server.call('DELETE', `/api/passkeys/${key?.id}`, {
      as: token,
      headers: { 'accept-language': 'de' },
    });
    const letters = await server.store.database.rows(
      z.object({ kind: z.string(), locale: z.string() }),
      'select kind, locale from outbox where user_id = $1 order by created_at',
      [user?.id ?? 0],
    );
    expect(letters).toEqual([
      { kind: 'passkeyAdded', locale: 'da' },
      { kind: 'passkeyRemoved', locale: 'de' },
    ]);
  });

  test('is for names of hosts alone, which a number is not', async () => {
    const ask = (host: string) =>
      server.call('POST', '/api/login/passkey/begin', { as: null, headers: { host } });
    expect(told(await ask('127.0.0.1:3000'))).toEqual([409, 'passkeysNotHere']);
    for (const nonsense of ['[::1]:3000', 'sten:99999', '['])
      expect(told(await ask(nonsense))).toEqual([409, 'passkeysNotHere']);
    expect((await ask('sten.example:8443')).json.rpId).toBe('sten.example');
  });

  test(
    'is kept under the service’s public name, whatever a request calls it',
    async () => {
      const named = await startServer({ options: { publicUrl: 'https://sten.example/' } });
      try {
        const begun = await named.call('POST', '/api/login/passkey/begin', {
          as: null,
          headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        });
        expect(begun.json.rpId).toBe('sten.example');
      } finally {
        await named.stop();
      }
    },
    PATIENCE,
  );

  test('stands in no log with what it signs', async () => {
    const { authenticator } = await addKey();
    const asked = await beginLogin();
    const signed = authenticator.sign(asked);
    await post('/api/login/passkey', null, signed);
    const log = server.lines.join('');
    expect(log).not.toContain(signed.response.signature);
    expect(log).not.toContain(asked.challenge);
  });
});
