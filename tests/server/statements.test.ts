import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { columnsOf, placesFrom } from '../../server/store/columns';
import type { Database, Value } from '../../server/store/database';
import { openEmbedded } from '../../server/store/embedded/openEmbedded';
import { openPostgres } from '../../server/store/postgres/openPostgres';
import { PATIENCE, putEmptyDatabase } from './emptyDatabase';
import { type OwnDatabase, ownDatabase } from './ownDatabase';

const counted = z.object({ n: z.number() });

test('The columns of a statement are the fields of what it reads', () => {
  const row = z.object({ id: z.number(), is_on: z.boolean(), name: z.string().nullable() });
  expect(columnsOf(row)).toBe('id, is_on, name');
  const computed = { is_on: 'confirmed_at is not null' };
  expect(columnsOf(row, computed)).toBe('id, confirmed_at is not null as is_on, name');
  expect(placesFrom(5, 3)).toBe('$5, $6, $7');
});

describe('Statements, whichever driver runs them,', () => {
  let dataDir: string;
  let own: OwnDatabase | undefined;
  let database: Database;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gravestone-statements-'));
    own = await ownDatabase(dataDir);
    if (!own) await putEmptyDatabase(dataDir);
    database = own ? await openPostgres(own.url) : await openEmbedded(dataDir);
    await database.script('create table kept (id bigint generated always as identity, text text)');
  }, PATIENCE);
  afterAll(async () => {
    await database.close();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const kept = async () => (await database.rows(counted, 'select count(*) as n from kept'))[0]?.n;

  test('read columns alike: json as text, bigint as number, bytea as Buffer', async () => {
    const json = '{"b":1.10,  "a":1e-7}';
    const rows = await database.rows(
      z.object({ n: z.number(), t: z.string(), b: z.instanceof(Buffer), at: z.date(), no: z.null() }),
      `select 9007199254740991::bigint as n, $1::json as t, '\\x00ff'::bytea as b, now() as at, null as no`,
      [json],
    );
    expect(rows).toMatchObject([{ n: Number.MAX_SAFE_INTEGER, t: json, b: Buffer.from([0, 255]) }]);
    const tooLarge = database.rows(z.object({ n: z.number() }), 'select 9007199254740993::bigint as n');
    await expect(tooLarge).rejects.toThrow('too large');
  });

  test.each<[string, Value, unknown]>([
    ['text', 'Æ”\n\\ £ 🪦', 'Æ”\n\\ £ 🪦'],
    ['text', '', ''],
    ['text', 'æ\ud800x', 'æ\ufffdx'],
    ['json', '{"a": "Æ 🪦"}', '{"a": "Æ 🪦"}'],
    ['varchar(9)', 'Ærlig', 'Ærlig'],
    ['text', null, null],
    ['integer', -7, -7],
    ['bigint', 9_007_199_254_740_991, 9_007_199_254_740_991],
    ['float8', 0.1, 0.1],
    ['boolean', true, true],
    ['boolean', false, false],
    ['timestamptz', new Date(1_795_000_000_123), new Date(1_795_000_000_123)],
    ['bytea', Uint8Array.of(0, 1, 255), Buffer.from([0, 1, 255])],
  ])('take a %s and give it back: %s', async (type, value, given) => {
    for (let time = 0; time < 2; time += 1) {
      const [row] = await database.rows(z.object({ v: z.unknown() }), `select $1::${type} as v`, [value]);
      expect(row?.v).toEqual(given);
    }
  });

  test('take megabytes', async () => {
    const long = 'Æ🪦x'.repeat(1_000_000);
    const [row] = await database.rows(
      counted.extend({ v: z.string() }),
      'select $1::text as v, length($1::text) as n',
      [long],
    );
    expect(row).toEqual({ v: long, n: 3_000_000 });
  });

  test('are run with other values each time, however often', async () => {
    for (let n = 0; n < 20; n += 1)
      expect(await database.rows(counted, 'select $1::integer + 1 as n', [n])).toEqual([{ n: n + 1 }]);
  });

  test('fail where they are read, bound or run, say why, and the next ones go on', async () => {
    const divide = 'select 1 / $1::integer as n';
    for (let time = 0; time < 2; time += 1) {
      await expect(database.run('select from nowhere')).rejects.toThrow('nowhere');
      await expect(database.run('select $1::integer', ['one'])).rejects.toThrow('invalid input syntax');
      await expect(database.run('select $1::json', ['{"a":'])).rejects.toThrow('invalid input syntax');
      await expect(database.run('select $1::text', ['a\0b'])).rejects.toThrow('invalid byte sequence');
      await expect(database.rows(counted, divide, [0])).rejects.toMatchObject({ code: '22012' });
      expect(await database.rows(counted, divide, [1])).toEqual([{ n: 1 }]);
    }
  });

  test('say how many rows they touched', async () => {
    const before = (await kept()) ?? 0;
    expect(await database.run(`insert into kept (text) values ('one'), ('two')`)).toBe(2);
    expect(await database.run('update kept set text = text where false')).toBe(0);
    expect(await kept()).toBe(before + 2);
  });

  test('see the tables as a script has left them', async () => {
    const all = 'select * from changing';
    const row = z.record(z.string(), z.unknown());
    await database.script('create table changing (a int); insert into changing values (1)');
    expect(await database.transaction((inside) => inside.rows(row, all))).toEqual([{ a: 1 }]);
    await database.transaction(async (inside) => {
      await inside.script('alter table changing alter column a type text, add column b bigint');
      expect(await inside.rows(row, 'select a, b from changing')).toEqual([{ a: '1', b: null }]);
    });
    expect(await database.rows(row, 'select b, a from changing')).toEqual([{ b: null, a: '1' }]);
  });

  test('may be more than are kept ready', async () => {
    for (let n = 0; n < 520; n += 1)
      expect(await database.rows(counted, `select ${n} as n`)).toEqual([{ n }]);
    expect(await database.rows(counted, 'select 0 as n')).toEqual([{ n: 0 }]);
  });

  test('of a transaction are rolled back as a whole', async () => {
    const before = await kept();
    const work = database.transaction(async (inside) => {
      await inside.run(`insert into kept (text) values ('half')`);
      await inside.run('insert into nowhere values (1)');
    });
    await expect(work).rejects.toThrow('nowhere');
    expect(await kept()).toBe(before);
  });

  test('of a transaction are not said to be kept where one of them failed and was passed over', async () => {
    const before = await kept();
    const work = database.transaction(async (inside) => {
      await inside.run(`insert into kept (text) values ('half')`);
      await inside.run('insert into nowhere values (1)').catch(() => undefined);
    });
    await expect(work).rejects.toThrow('a statement of the transaction had failed');
    expect(await kept()).toBe(before);
    expect(await database.run(`insert into kept (text) values ('whole')`)).toBe(1);
  });

  test('of two transactions at once stay apart', async () => {
    const before = (await kept()) ?? 0;
    const work = (text: string) =>
      database.transaction(async (inside) => {
        await inside.run('insert into kept (text) values ($1)', [text]);
        await inside.run('insert into kept (text) values ($1)', [text]);
        if (text === 'bad') throw new Error('not this one');
      });
    const done = await Promise.allSettled([work('a'), work('bad'), work('b'), database.run('select 1')]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await kept()).toBe(before + 4);
  });
});
