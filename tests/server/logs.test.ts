import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mintToken } from '../../server/credentials/tokens';
import { smtpMailer } from '../../server/mail/mailer';
import { PATIENCE, putEmptyDatabase } from './emptyDatabase';
import { startMailServer } from './mailServer';
import { removeBundle, runServer } from './runServer';
import { DEMO_PASSWORD, startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(async () => {
  await server.stop();
  await removeBundle();
});

test('No token and no password reaches the log, wherever it stands in a call', async () => {
  const made = await createStone(server);
  const session = await server.login('bedemand');
  const secrets = [made.token, made.readonlyToken, session, DEMO_PASSWORD, 'fremmed-token', 'brugertoken-7'];
  for (const as of [made.token, made.readonlyToken, session]) {
    for (const path of ['', '/de', '/no'])
      await server.call('GET', `${path}/designer/${made.id}/${as}`, { as });
    await server.call('GET', `/api/stone/${as}`, { as });
    await server.call('GET', `/api/stone/${made.id}?token=${as}`, { as });
    await server.call('PUT', `/api/stone/${made.id}`, { as, body: { version: as } });
    await server.call('POST', '/api/login', { as, body: { usertoken: as } });
  }
  await server.call('GET', `/designer/${made.id}/fremmed-token`);
  await server.call('GET', '/login/brugertoken-7/12');
  // An internal error, whose message contains the given value.
  await server.store.database.script('alter table stones alter column token type integer using 1');
  await server.call('POST', '/api/stone/', { body: {} });

  const log = server.lines.join('');
  expect(log).toContain('invalid input syntax');
  expect(log).toContain(`/designer/${made.id}/[hidden]`);
  expect(server.lines.length).toBeGreaterThan(40);
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('No address of a letter reaches the log, though the mail server names it as it refuses it', async () => {
  const mailbox = 'jorgine.aebeltoft@example.com';
  const mail = await startMailServer(0, 0, async (_moment, address) => {
    throw new Error(`no mailbox ${address} here`);
  });
  const dress = { locale: 'da', accent: '#123456', publicUrl: 'https://sten.example' } as const;
  const written = { messageId: '<1@test>', to: mailbox, replyTo: undefined, subject: 'x', text: 'x', dress };
  const sending = smtpMailer(mail.url, 'noreply@sten.example').send(
    { ...written, attachments: [] },
    async () => undefined,
  );
  const refused = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(JSON.stringify(refused)).toContain(mailbox);
  // An error's words are cut at the mail server's code; whatever else comes to say them is filtered all the same.
  server.app.log.error({ err: refused }, `the letter could not be sent: ${String(refused)}`);
  await mail.stop();
  const log = server.lines.join('');
  expect(log).toContain('the letter could not be sent');
  expect(log).toContain('no mailbox [hidden]@[hidden] here');
  expect(log).not.toContain(mailbox);
});

/** A text in a URL, with the letters that `which` selects percent-encoded, `times` times over. */
function encoded(text: string, times: number, which: (index: number) => boolean = () => true): string {
  if (times === 0) return text;
  const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return [...text]
    .map((letter, index) => (which(index) ? encoded(escaped(letter), times - 1) : letter))
    .join('');
}

const SHAPES: readonly ((text: string) => string)[] = [
  (text) => encoded(text, 1),
  (text) => encoded(text, 2),
  (text) => encoded(text, 3),
  (text) => encoded(text, 1, (index) => index % 2 === 0),
  (text) => encoded(text, 1, (index) => index === 10),
  (text) => encoded(text, 2, (index) => index === 10),
  (text) => text.replaceAll('_', '%5f'),
  (text) => text.replaceAll('_', '%255F'),
];

/** A text, and all results of decoding it. */
function readings(text: string): string[] {
  const found = [text];
  for (let times = 0; times < 5; times += 1)
    found.push(
      (found.at(-1) ?? '').replace(/%([0-9a-f]{2})/gi, (_all, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    );
  return found.map((each) => each.toLowerCase());
}

test(
  'No token reaches the log in whatever encoding: whole or in part, once or over and over, in path or query',
  async () => {
    const own = await startServer();
    const made = await createStone(own);
    const picture = 'ab12cd34'.repeat(8);
    const tokens = [made.token, made.readonlyToken, mintToken('session'), mintToken('login')];
    for (const shape of SHAPES) {
      for (const token of tokens.map(shape))
        for (const path of [
          `/designer/${made.id}/${token}`,
          `/api/stone/${token}`,
          `/api/stone/${made.id}?token=${token}`,
          `/${token}`,
          `/?next=${encodeURIComponent(`/designer/1/${token}`)}`,
        ])
          await own.call('GET', path);
      await own.call('GET', `/${shape('designer')}/${made.id}/fremmed-ting`);
      await own.call('GET', '/login/fremmed%2Fting/5');
      await own.call('GET', `/api/stone/1?${shape('token')}=fremmed-ting`);
      await own.call('GET', `/api/removebg/1/${shape('fremmed-ting')}`);
      await own.call('GET', `/api/picture/${shape(picture)}.webp`);
    }
    await own.stop();
    expect(own.lines.length).toBeGreaterThan(300);
    for (const line of own.lines) JSON.parse(line);
    const log = readings(own.lines.join(''));
    for (const secret of [...tokens.map((token) => token.slice(3)), 'fremmed', 'ting', picture])
      expect(log.some((reading) => reading.includes(secret.toLowerCase()))).toBe(false);
  },
  PATIENCE,
);

test('Each line is one JSON object that tells the call and its status', () => {
  const read = server.lines.map((line) => JSON.parse(line));
  expect(read.some(({ req }) => req?.method === 'PUT' && req.url.startsWith('/api/stone/'))).toBe(true);
  expect(read.some(({ res }) => res?.status === 200)).toBe(true);
});

test(
  'In everything that a running server prints there is no token of any kind, in whatever address or header it came',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gravestone-logs-'));
    await putEmptyDatabase(dataDir);
    const metrics = 'kun-for-overvågning';
    const running = await runServer({ DATA_DIR: dataDir, DEMO_PASSWORD, METRICS_TOKEN: metrics });
    const send = (path: string, headers: Record<string, string> = {}, body?: unknown) =>
      fetch(`${running.url}${path}`, {
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
    const made = await (await send('/api/stone/', { AuthCookie: 'public' }, {})).json();
    const login = await send('/api/login', {}, { username: 'admin', password: DEMO_PASSWORD });
    const { token: session } = await login.json();
    const tokens = [made.token, made.readonlyToken, session, mintToken('login')];
    expect(tokens.map((token) => String(token).slice(0, 3))).toEqual(['st_', 'ro_', 'se_', 'us_']);
    for (const token of tokens) {
      for (const path of [
        `/designer/${made.id}/${token}`,
        `/de/designer/${made.id}/${token}`,
        `/login/${token}/5`,
        `/api/stone/${token}`,
        `/api/stone/${made.id}?token=${token}`,
        `/api/shared/${made.id}/${token}/preview.png`,
        `/api/shared/${made.id}/${token}/stone.usdz`,
        `/${token}`,
        `/%20${token}`,
        `/x${String(token).replace('_', '%5F')}`,
      ])
        await send(path, {
          AuthCookie: token,
          accept: 'text/html',
          referer: `${running.url}/designer/1/${token}`,
        });
      await send(`/api/removebg/${made.id}/${token}`, { AuthCookie: token }, { kind: 'vignet', image: 'x' });
      await send(`/api/removebg/${made.id}/${token.slice(3)}`, { AuthCookie: 'public' }, {});
      await send('/healthz', { 'x-request-id': token, authorization: `Bearer ${token}` });
      await send('/api/login', { AuthCookie: token }, { usertoken: token });
      await send('/metrics', { authorization: `Bearer ${token}` });
    }
    const picture = 'ab12cd34'.repeat(8);
    await send(`/api/picture/${picture}.webp`);
    await send('/metrics', { authorization: `Bearer ${metrics}` });
    expect(await running.end('SIGTERM')).toBe(0);
    const printed = running.output();
    expect(printed.split('\n').filter((line) => line.startsWith('{')).length).toBeGreaterThan(80);
    for (const token of tokens) expect(printed).not.toContain(String(token).slice(3));
    expect(printed).toContain('/api/picture/ab12cd34[hidden].webp');
    for (const secret of [DEMO_PASSWORD, metrics, picture]) expect(printed).not.toContain(secret);
    await rm(dataDir, { recursive: true, force: true });
  },
  PATIENCE,
);
