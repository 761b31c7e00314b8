import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deliverLetters } from '../../server/jobs/deliverLetters';
import { order as orderSchema } from '../../src/stone/wire/order';
import { confirmOrder } from './confirming';
import { commandsOnOwnFolder } from './runCommand';
import { startServer } from './startServer';
import { createStone } from './stoneCalls';

describe('The provider’s command for letters', { timeout: 120_000 }, () => {
  const { dataDir, run } = commandsOnOwnFolder();

  test('show the letters that wait, and have one tried at once', async () => {
    expect(await run(['outbox', 'list'])).toMatchObject({ status: 0, said: 'No letter waits.' });
    const server = await startServer({ dataDir: dataDir() });
    const made = await createStone(server);
    const body = { StonemasonId: 1, contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
    await server.call('POST', `/api/sendToMason/${made.id}`, { as: made.token, body });
    await server.stop('keepData');
    const held = (await run(['outbox', 'list'])).said.split('\n');
    expect(held.map((line) => line.split('\t')[1]).sort()).toEqual(['order', 'question', 'receipt']);
    const waiting = held.find((line) => line.includes('\torder\t')) ?? '';
    expect(waiting).toContain('waits to be confirmed or released');
    expect((await run(['outbox', 'retry', waiting.slice(0, 8)])).objected).toContain('confirmed or released');

    const confirmed = await startServer({ dataDir: dataDir() });
    await confirmOrder(confirmed, made.id);
    await confirmed.store.database.run(`delete from outbox where kind = 'question'`);
    await confirmed.store.database.run(
      `update outbox set attempts = 3, last_error = 'connect ECONNREFUSED', due_at = now() + interval '1 hour'`,
    );
    await confirmed.stop('keepData');

    const lines = (await run(['outbox', 'list'])).said.split('\n');
    expect(lines.length).toBe(2);
    expect(lines[0]).toContain(`stone ${made.id}\ttried 3`);
    expect(lines[0]).toContain('ECONNREFUSED');
    const id = lines[0]?.slice(0, 8) ?? '';
    const shown = JSON.parse((await run(['outbox', 'show', id])).said);
    expect(shown).toMatchObject({ attempts: 3, content: { contactName: 'Bo' }, sent_at: null });
    expect(JSON.stringify(shown)).not.toContain(made.token);
    expect((await run(['outbox', 'retry', id])).said).toMatch(/ is due now$/);
    expect((await run(['outbox', 'retry', '00000000'])).objected).toBe('There is no letter 00000000.');
    expect((await run(['outbox', 'fly'])).objected).toContain('npm run outbox -- retry <id>');

    const again = await startServer({ dataDir: dataDir() });
    const due = await again.store.database.rows(
      z.object({ id: z.string() }),
      'select id::text as id from outbox where due_at <= now()',
    );
    expect(due.map((each) => each.id)).toEqual([shown.id]);
    await again.store.database.run('update outbox set sent_at = now()');
    await again.stop('keepData');
    expect((await run(['outbox', 'retry', id])).objected).toMatch(/^The letter went out at 20/);
  });

  test('tell of a letter that went without its papers which are missing, and of one that waits how often they were tried', async () => {
    const server = await startServer({ dataDir: dataDir() });
    const made = await createStone(server);
    const body = { StonemasonId: 1, contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
    await server.call('POST', `/api/sendToMason/${made.id}`, { as: made.token, body });
    await confirmOrder(server, made.id);
    const { database } = server.store;
    await database.run(`update outbox set sent_at = now() where kind <> 'order'`);
    const broken = async () => {
      throw new Error('no drawing');
    };
    const post = {
      mailer: { send: async () => undefined },
      papers: [broken, broken],
      checks: { find: async () => ({ scene: [], words: [], reserved: [] }) },
      providerEmail: '',
      publicUrl: 'https://sten.example',
      failed: () => undefined,
    };
    const [letter] = await database.rows(
      z.object({ id: z.string() }),
      `select id::text as id from outbox where sent_at is null and held_by is null`,
    );
    const id = letter?.id ?? '';
    expect(await deliverLetters({ ...post, database })).toBe(0);
    await server.stop('keepData');
    expect(JSON.parse((await run(['outbox', 'show', id])).said)).toMatchObject({
      undrawn: 1,
      missingPapers: [],
    });

    const again = await startServer({ dataDir: dataDir() });
    await again.store.database.run(`update outbox set undrawn = 3, due_at = now() where sent_at is null`);
    expect(await deliverLetters({ ...post, database: again.store.database })).toBe(1);
    await again.stop('keepData');
    const missing = { kind: 'noPapers_undrawn', text: expect.stringContaining('ikke vedlagt') };
    expect(JSON.parse((await run(['outbox', 'show', id])).said)).toMatchObject({
      missingPapers: [{ stone: made.id, ...missing }],
    });
    const order = orderSchema.parse(JSON.parse((await run(['outbox', 'show', id, '--json'])).said));
    expect(order.stones).toMatchObject([{ id: made.id, missingPapers: missing }]);
  });
});
