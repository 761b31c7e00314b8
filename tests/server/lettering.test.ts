import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import da from '../../locales/da/server.json' with { type: 'json' };
import de from '../../locales/de/server.json' with { type: 'json' };
import no from '../../locales/no/server.json' with { type: 'json' };
import { hashPassword } from '../../server/credentials/passwords';
import { addUser, deleteUser } from '../../server/store/users';
import {
  businessPair,
  businessStyle,
  keptLettering,
  MOST_KEPT_PAIRS,
  MOST_KEPT_STYLES,
} from '../../src/stone/wire/lettering';
import { PATIENCE } from './emptyDatabase';
import { keptOf } from './keptAccesses';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const AV = { fontFamily: 'Cinzel', cursive: false, before: 'A', after: 'V', percent: -3.25 };
const NAMES = {
  name: 'Navne',
  variant: 'sandb',
  fontFamily: 'Cinzel',
  cursive: false,
  fontSize: '42',
  fontColor: 'guld',
  fontSpacing: 100,
  letterSpacing: 0.5,
};
const WORDS = { da, de, no };
const PASSWORD = 'en lang adgangskode';

describe('What a business keeps of its lettering', () => {
  let server: TestServer;
  let undertaker: string;
  let colleague: string;
  let stranger: string;
  beforeAll(async () => {
    server = await startServer();
    await server.store.database.script(`insert into businesses (id, name) values (3, 'Den anden')`);
    const passwordHash = await hashPassword(PASSWORD);
    const login = async (username: string, businessId: number) => {
      const added = { username, passwordHash, businessId, business: undefined };
      await server.store.database.transaction((inside) => addUser(inside, added));
      const body = { username, password: PASSWORD };
      return String((await server.call('POST', '/api/login', { as: null, body })).json.token);
    };
    undertaker = await server.login('bedemand');
    colleague = await login('kollega', 2);
    stranger = await login('fremmed', 3);
  }, PATIENCE);
  afterAll(() => server.stop());
  beforeEach(async () => {
    for (const table of ['kept_pairs', 'kept_styles', 'call_counts'])
      await server.store.database.run(`delete from ${table}`, []);
  });

  const keep = (what: 'pair' | 'style', body: object, as = undertaker, headers = {}) =>
    server.call('PUT', `/api/lettering/${what}`, { as, body, headers });
  const forget = (what: 'pair' | 'style', id: number, as = undertaker) =>
    server.call('DELETE', `/api/lettering/${what}/${id}`, { as });
  const rename = (id: number, name: string, as = undertaker, headers = {}) =>
    server.call('PUT', `/api/lettering/style/${id}`, { as, body: { name }, headers });
  const kept = async (as = undertaker) =>
    keptLettering.parse((await server.call('GET', '/api/lettering', { as })).json);
  const told = ({ status, json }: { status: number; json: Record<string, unknown> }) => [status, json.code];

  test('is a pair with its spacing in percent of the cap height, kept anew in place of the earlier', async () => {
    const first = businessPair.parse((await keep('pair', AV)).json);
    expect(first).toMatchObject({ ...AV, changedBy: 'bedemand' });
    expect(Date.now() - Date.parse(first.changedAt)).toBeLessThan(60_000);
    const again = businessPair.parse((await keep('pair', { ...AV, percent: 1 / 3 }, colleague)).json);
    expect(again).toMatchObject({ id: first.id, percent: 1 / 3, changedBy: 'kollega' });
    expect(await kept()).toEqual({ pairs: [again], styles: [] });
    // An italic, another family and the same letters the other way round are pairs of their own.
    for (const other of [{ cursive: true }, { fontFamily: 'Lato' }, { before: 'V', after: 'A' }])
      await keep('pair', { ...AV, ...other });
    expect((await kept()).pairs).toHaveLength(4);
  });

  test('tells a letter and the same letter composed of two signs as one', async () => {
    await keep('pair', { ...AV, before: 'Å' });
    await keep('pair', { ...AV, before: 'A\u030A', percent: 2 });
    expect((await kept()).pairs).toMatchObject([{ before: 'Å', percent: 2 }]);
  });

  test('is a style by its name, with all that it sets', async () => {
    const first = businessStyle.parse((await keep('style', NAMES)).json);
    expect(first).toMatchObject({ style: NAMES, changedBy: 'bedemand' });
    await keep('style', { ...NAMES, name: 'Datoer' });
    const again = businessStyle.parse((await keep('style', { ...NAMES, fontSize: '35' }, colleague)).json);
    expect(again).toMatchObject({ id: first.id, style: { fontSize: '35' }, changedBy: 'kollega' });
    expect((await kept()).styles.map(({ style }) => [style.name, style.fontSize])).toEqual([
      ['Datoer', '42'],
      ['Navne', '35'],
    ]);
  });

  test('stays, of two colleagues who keep different things at once, as both have kept it', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWX'];
    const answers = await Promise.all(
      letters.flatMap((before, i) => [
        keep('pair', { ...AV, before, percent: i }, i % 2 ? undertaker : colleague),
        keep('style', { ...NAMES, name: before }, i % 2 ? colleague : undertaker),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { pairs, styles } = await kept();
    expect(pairs.map(({ before, percent }) => [before, percent])).toEqual(
      letters.map((each, i) => [each, i]),
    );
    expect(styles.map(({ style }) => style.name)).toEqual(letters);
    const same = await Promise.all(
      Array.from({ length: 8 }, (_, percent) => keep('pair', { ...AV, after: 'T', percent })),
    );
    expect(new Set(same.map(({ json }) => json.id)).size).toBe(1);
  });

  test('is forgotten, once, and by its own business alone', async () => {
    const pair = businessPair.parse((await keep('pair', AV)).json);
    const style = businessStyle.parse((await keep('style', NAMES)).json);
    expect(await kept(stranger)).toEqual({ pairs: [], styles: [] });
    expect(told(await forget('pair', pair.id, stranger))).toEqual([404, 'keptNotFound']);
    expect(told(await forget('style', style.id, stranger))).toEqual([404, 'keptNotFound']);
    expect(await kept()).toEqual({ pairs: [pair], styles: [style] });
    expect((await forget('pair', pair.id, colleague)).status).toBe(200);
    expect((await forget('style', style.id, colleague)).status).toBe(200);
    expect(told(await forget('pair', pair.id))).toEqual([404, 'keptNotFound']);
    expect(await kept()).toEqual({ pairs: [], styles: [] });
  });

  test('is a style that is called otherwise, with all that it sets, and no stone by it', async () => {
    const stone = await createStone(server, { styles: [NAMES] }, undertaker);
    const read = async () => (await server.call('GET', `/api/stone/${stone.id}`, { as: undertaker })).text;
    const before = await read();
    const first = businessStyle.parse((await keep('style', NAMES)).json);
    const called = businessStyle.parse((await rename(first.id, '  Forfædre ', colleague)).json);
    expect(called).toMatchObject({ id: first.id, changedBy: 'kollega' });
    expect(called.style).toEqual({ ...NAMES, name: 'Forfædre' });
    expect((await kept()).styles).toEqual([called]);
    // The earlier name is free: kept under it, a style is another one.
    const again = businessStyle.parse((await keep('style', { ...NAMES, fontSize: '20' })).json);
    expect(again.id).not.toBe(first.id);
    expect((await rename(again.id, 'Navne')).status).toBe(200);
    expect((await kept()).styles.map(({ style }) => [style.name, style.fontSize])).toEqual([
      ['Forfædre', '42'],
      ['Navne', '20'],
    ]);
    expect(await read()).toBe(before);
  });

  test('is called as another of the business’s styles by nobody, and said so in the caller’s language', async () => {
    const first = businessStyle.parse((await keep('style', NAMES)).json);
    const dates = businessStyle.parse((await keep('style', { ...NAMES, name: 'Datoer' })).json);
    const sentences = { da: 'der hedder Navne', de: 'namens Navne', no: 'som heter Navne' };
    for (const [locale, words] of Object.entries(sentences)) {
      const answer = await rename(dates.id, 'Navne', undertaker, { 'accept-language': locale });
      expect(told(answer)).toEqual([409, 'styleNameTaken']);
      expect(answer.json.error).toContain(words);
    }
    expect(told(await rename(dates.id, '   '))).toEqual([400, 'invalidField']);
    expect(told(await rename(dates.id, 'x'.repeat(61)))).toEqual([400, 'invalidField']);
    expect(told(await rename(dates.id, 'Vers', stranger))).toEqual([404, 'keptNotFound']);
    expect((await kept()).styles).toEqual([dates, first]);
    // Another business has names of its own.
    const theirs = businessStyle.parse((await keep('style', { ...NAMES, name: 'Vers' }, stranger)).json);
    expect((await rename(theirs.id, 'Navne', stranger)).status).toBe(200);
    await forget('style', dates.id);
    expect(told(await rename(dates.id, 'Vers'))).toEqual([404, 'keptNotFound']);
  });

  test('has one style of a name, however many are called so at once', async () => {
    const ids = await Promise.all(
      [...'ABCDEFGH'].map(
        async (name) => businessStyle.parse((await keep('style', { ...NAMES, name })).json).id,
      ),
    );
    const answers = await Promise.all(ids.map((id, i) => rename(id, 'Vers', i % 2 ? undertaker : colleague)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...ids.slice(1).map(() => 409)]);
    expect((await kept()).styles.filter(({ style }) => style.name === 'Vers')).toHaveLength(1);
  });

  test('is nobody’s without a login: neither a visitor’s nor whoever’s has a stone’s link', async () => {
    const stone = await createStone(server, {}, undertaker);
    for (const as of ['public', stone.token, stone.readonlyToken]) {
      expect(told(await server.call('GET', '/api/lettering', { as }))).toEqual([403, 'loginNeeded']);
      expect(told(await keep('pair', AV, as))).toEqual([403, 'loginNeeded']);
      expect(told(await keep('style', NAMES, as))).toEqual([403, 'loginNeeded']);
    }
    expect(await kept()).toEqual({ pairs: [], styles: [] });
  });

  test('changes no stone', async () => {
    const stone = await createStone(server, { styles: [NAMES] }, undertaker);
    const read = async () => (await server.call('GET', `/api/stone/${stone.id}`, { as: undertaker })).text;
    const before = await read();
    await keep('style', { ...NAMES, fontSize: '30' });
    await keep('pair', AV);
    for (const { id } of (await kept()).styles) await forget('style', id);
    expect(await read()).toBe(before);
  });

  test.each([
    ['a space', { before: ' ' }, 'before'],
    ['two letters as one', { before: 'AV' }, 'before'],
    ['no letter', { after: '' }, 'after'],
    ['a letter with more accents than fit', { after: `A${'\u0301'.repeat(16)}` }, 'after'],
    ['no family', { fontFamily: '' }, 'fontFamily'],
    ['a spacing of four cap heights', { percent: 400 }, 'percent'],
    ['a spacing that is no number', { percent: 'wide' }, 'percent'],
  ])('is refused as a pair with %s, naming the field in the caller’s language', async (_, wrong, field) => {
    for (const locale of ['da', 'de', 'no'] as const) {
      const answer = await keep('pair', { ...AV, ...wrong }, undertaker, { 'accept-language': locale });
      expect(told(answer)).toEqual([400, 'invalidField']);
      const named: Readonly<Record<string, string>> = WORDS[locale].fields;
      expect(answer.json.error).toContain(named[field]);
    }
    expect((await kept()).pairs).toEqual([]);
  });

  test('has an end: one more is refused in words, and what is there is still kept anew', async () => {
    await server.store.database.run(
      `insert into kept_pairs (business_id, font_family, cursive, before, after, percent, changed_by)
       select 2, 'Lato ' || n, false, 'A', 'V', 1, 2 from generate_series(1, $1::int) as n`,
      [MOST_KEPT_PAIRS],
    );
    await server.store.database.run(
      `insert into kept_styles (business_id, name, style, changed_by)
       select 2, 'Stil ' || n, json_build_object('name', 'Stil ' || n), 2 from generate_series(1, $1::int) as n`,
      [MOST_KEPT_STYLES],
    );
    const sentences = { da: 'Fjern et', de: 'Entfernen Sie zuerst eines', no: 'Fjern ett' };
    for (const [locale, words] of Object.entries(sentences)) {
      const answer = await keep('pair', AV, undertaker, { 'accept-language': locale });
      expect(told(answer)).toEqual([409, 'pairsTooMany']);
      expect(answer.json.error).toContain(words);
    }
    expect(told(await keep('style', NAMES))).toEqual([409, 'stylesTooMany']);
    expect((await keep('pair', { ...AV, fontFamily: 'Lato 7', percent: 9 })).status).toBe(200);
    expect((await keep('style', { ...NAMES, name: 'Stil 7' })).status).toBe(200);
    expect((await keep('pair', AV, stranger)).status).toBe(200);
  });

  test('is noted: who changed it, also when that user is gone', async () => {
    await keep('pair', AV, colleague);
    const { id } = businessPair.parse((await keep('pair', { ...AV, after: 'T' }, colleague)).json);
    await forget('pair', id);
    await server.accesses.write();
    const noted = await keptOf(server, 'lettering', 2);
    expect(noted).toContain('changed bedemand');
    expect(noted).toContain('changed kollega');
    await server.store.database.transaction((inside) => deleteUser(inside, 'kollega'));
    expect((await kept()).pairs).toMatchObject([{ after: 'V', changedBy: null }]);
  });
});
