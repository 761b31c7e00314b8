import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deliverLetters } from '../../server/jobs/deliverLetters';
import { smtpMailer } from '../../server/mail/mailer';
import { PATIENCE } from './emptyDatabase';
import { startMailServer } from './mailServer';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

/** What is written by families, and stands in statements, rows and letters. */
const NAMES = {
  dead: 'Jorgine Æbeltoft',
  contact: 'Thyge "Bisse" Æbeltoft',
  comment: 'Hun elskede sin have',
  local: 'thyge.aebeltoft',
} as const;
const MAILBOX = `${NAMES.local}@example.com`;
const BODY = {
  designName: NAMES.dead,
  Comment: `${NAMES.comment}, ${NAMES.contact}, ${MAILBOX}`,
  Parms: [
    {
      ...{ type: 'text', subText: NAMES.dead, fontFamily: 'Cinzel', fontSize: '30', scale: 1 },
      position: { x: 1, y: 1, rotation: 0 },
    },
  ],
};
const SECRETS = ['Jorgine', 'beltoft', 'Thyge', 'Bisse', 'elskede', NAMES.local];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());

/** What was logged since, which tells of a failure and of nobody. */
function expectNobody(from: number, tells: string, tokens: readonly string[] = []): string {
  const log = server.lines.slice(from).join('');
  expect(log).toContain(tells);
  for (const secret of [...SECRETS, ...tokens.map((token) => token.slice(3))])
    expect([secret, log.includes(secret)]).toEqual([secret, false]);
  return log;
}

describe('Of a statement that fails the log says which rule it broke, and nothing that was written by anybody', () => {
  const create = () => server.call('POST', '/api/stone/', { body: BODY });

  test('where a whole row is refused', async () => {
    const made = await createStone(server, BODY);
    await server.store.database.script(
      `alter table stones add constraint nobody_may check (version < 0) not valid`,
    );
    const from = server.lines.length;
    expect((await create()).status).toBe(500);
    const saving = { as: made.token, body: { ...BODY, version: made.version } };
    expect((await server.call('PUT', `/api/stone/${made.id}`, saving)).status).toBe(500);
    await server.store.database.script('alter table stones drop constraint nobody_may');
    const log = expectNobody(from, 'nobody_may', [made.token, made.readonlyToken]);
    expect(log).toContain('"code":"23514"');
  });

  test('where a value is of the wrong form, or twice there', async () => {
    await server.store.database.script(
      'create table once_there (name text primary key, other text not null)',
    );
    const failing = [
      ['22P02', 'select $1::text::integer as n', NAMES.contact],
      ['22P02', `select ('{"a": ' || $1::text || '}')::json as n`, NAMES.contact],
      ['22007', 'select $1::text::date as n', MAILBOX],
      ['23505', 'insert into once_there (name, other) values ($1, $1), ($1, $1)', NAMES.dead],
      ['23502', 'insert into once_there (name, other) values ($1, null)', NAMES.dead],
    ] as const;
    for (const [code, sql, value] of failing) {
      const from = server.lines.length;
      const failed: unknown = await server.store.database
        .rows(z.object({ n: z.unknown() }), sql, [value])
        .catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(Error);
      server.app.log.error({ err: new Error('a round failed', { cause: failed }) }, 'tidying up');
      expectNobody(from, `"code":"${code}"`);
    }
    await server.store.database.script('drop table once_there');
  });

  test('where what is kept cannot be read', async () => {
    const made = await createStone(server, BODY);
    await server.store.database.run(`update stones set design = to_json($2::text) where id = $1`, [
      made.id,
      `${NAMES.dead} "${MAILBOX}"`,
    ]);
    const from = server.lines.length;
    const saving = { as: made.token, body: { ...BODY, designName: 'Ny', version: made.version } };
    expect((await server.call('PUT', `/api/stone/${made.id}`, saving)).status).toBe(500);
    expectNobody(from, 'a call failed', [made.token]);
    for (const text of [`{"name": ${NAMES.dead}}`, `{"${NAMES.contact}"}`]) {
      const before = server.lines.length;
      try {
        JSON.parse(text);
      } catch (error) {
        server.app.log.error({ err: error }, 'what is kept is no JSON');
      }
      expectNobody(before, 'SyntaxError');
    }
  });
});

describe('Of a letter that fails the log says the mail server’s code, and nobody’s name or address', () => {
  test.each(['recipient', 'data'] as const)('where it refuses the %s', async (moment) => {
    const mail = await startMailServer(0, 0, async (now, address) => {
      if (now !== moment) return;
      const words = `5.1.1 <${address}> (${NAMES.contact}): no such mailbox for "${NAMES.dead}"`;
      throw Object.assign(new Error(words), { responseCode: 550 });
    });
    const as = await server.login('bedemand');
    const stone = await createStone(server, BODY, as);
    const ordered = await server.call('POST', `/api/sendToMason/${stone.id}`, {
      ...{
        as,
        body: { StonemasonId: 1, contactName: NAMES.contact, contactPhone: '1', contactEmail: MAILBOX },
      },
    });
    expect(ordered.status).toBe(200);
    const from = server.lines.length;
    await deliverLetters({
      database: server.store.database,
      mailer: smtpMailer(mail.url, 'noreply@sten.example'),
      papers: [],
      checks: { find: async () => undefined },
      providerEmail: 'udbyder@sten.example',
      publicUrl: 'https://sten.example',
      failed: (error, what) => server.app.log.error({ err: error }, what),
    });
    await mail.stop();
    const log = expectNobody(from, 'could not be sent', [stone.token]);
    expect(log).toContain('"responseCode":550');
    expect(log).not.toContain('no such mailbox');
    // Whoever runs the service reads the server's words where they are erased with the letter.
    const reasons = await server.store.database.rows(
      z.object({ last_error: z.string() }),
      'select last_error from outbox where last_error is not null',
    );
    expect(reasons.some(({ last_error }) => last_error.includes('no such mailbox'))).toBe(true);
  });
});
