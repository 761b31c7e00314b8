import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listOf } from '../../src/stone/wire/list';
import { project } from '../../src/stone/wire/project';
import { statusChange } from '../../src/stone/wire/send';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const CONTACT = { contactName: 'Bo Æbeltoft', contactPhone: '12345678', contactEmail: 'bo@example.com' };

describe('Sending a stone to a mason', () => {
  let server: TestServer;
  let [own, first] = ['', ''];
  beforeAll(async () => {
    server = await startServer();
    own = await server.login('bedemand');
    first = await server.login('admin');
  }, PATIENCE);
  afterAll(() => server.stop());

  const send = (id: number | string, as: string, body: unknown, headers: Record<string, string> = {}) =>
    server.call('POST', `/api/sendToMason/${id}`, { as, body, headers });
  const queued = (id: number) =>
    server.store.database.rows(
      z.object({ kind: z.string(), recipient: z.string(), locale: z.string() }),
      'select kind, recipient, locale from outbox where $1 = any (stone_ids) order by kind',
      [id],
    );
  const history = async (id: number, as: string) =>
    listOf(statusChange).parse((await server.call('GET', `/api/stone/${id}/history`, { as })).json).results;

  test('orders it, queues a letter to the mason and a receipt, and keeps who and when', async () => {
    const made = await createStone(server);
    const sent = await send(made.id, made.token, { StonemasonId: 1, ...CONTACT });
    expect(sent.status).toBe(200);
    expect(sent.json).toMatchObject({ status: 'ordered', sentToMason: 1, readOnly: true });
    expect(await queued(made.id)).toEqual([
      { kind: 'order', recipient: 'mason@example.com', locale: 'da' },
      { kind: 'question', recipient: 'bo@example.com', locale: 'da' },
      { kind: 'receipt', recipient: 'bo@example.com', locale: 'da' },
    ]);
    expect(await history(made.id, first)).toMatchObject([{ before: 'draft', after: 'ordered', by: 'link' }]);
  });

  test('says what is missing, by the words people have for it', async () => {
    const made = await createStone(server);
    const answer = await send(made.id, made.token, { contactName: ' ', contactEmail: 'bo@example.com' });
    expect([answer.status, answer.json.code]).toEqual([422, 'contactDataMissing']);
    expect(answer.json.error).toBe(
      'Navn, telefon, e-mail og stenhugger skal være udfyldt, før stenen sendes. Mangler: kontaktperson, telefon, stenhugger.',
    );
    expect(await queued(made.id)).toEqual([]);
  });

  test('needs only the contact’s name in German', async () => {
    const made = await createStone(server);
    const german = { 'accept-language': 'de' };
    const refused = await send(made.id, made.token, {}, german);
    expect([refused.status, refused.json.code]).toEqual([422, 'contactNameMissing']);
    const sent = await send(made.id, made.token, { contactName: 'Anna Sandstein', StonemasonId: 4 }, german);
    expect([sent.status, sent.json.status]).toEqual([200, 'ordered']);
    expect(await queued(made.id)).toEqual([
      { kind: 'order', recipient: 'steinmetz@example.com', locale: 'de' },
    ]);
  });

  test('needs nothing of business 1, which may give an order without a mason to one later', async () => {
    const made = await createStone(server);
    const german = { 'accept-language': 'de' };
    await send(made.id, made.token, { contactName: 'Anna Sandstein' }, german);
    expect(await queued(made.id)).toEqual([{ kind: 'unassigned', recipient: '', locale: 'de' }]);
    expect((await send(made.id, made.token, { StonemasonId: 1, ...CONTACT })).json.code).toBe('sentToMason');
    expect((await send(made.id, first, { StonemasonId: 1 })).json).toMatchObject({ status: 'ordered' });
    expect((await queued(made.id)).map(({ kind }) => kind).sort()).toEqual(['order', 'unassigned']);
    expect((await send(made.id, first, { StonemasonId: 1 })).json.code).toBe('sentToMason');
    const exempt = await createStone(server, {}, first);
    expect((await send(exempt.id, first, {})).status).toBe(200);
  });

  test('sends only the version that was read through, and is another version once it is sent', async () => {
    const made = await createStone(server);
    const change = { as: made.token, body: { designName: 'Rettet', version: 1 } };
    expect((await server.call('PUT', `/api/stone/${made.id}`, change)).json.version).toBe(2);
    const order = { StonemasonId: 1, ...CONTACT };
    const stale = await send(made.id, made.token, { ...order, version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'stale']);
    expect(stale.json.current).toMatchObject({ version: 2, designName: 'Rettet', status: 'draft' });
    expect(await queued(made.id)).toEqual([]);
    const sent = await send(made.id, made.token, { ...order, version: 2 });
    expect(sent.json).toMatchObject({ version: 3, status: 'ordered', readOnly: true });
    const again = await send(made.id, made.token, { ...order, version: 2 });
    expect([again.status, again.json.code, (again.json.current as { version: number }).version]).toEqual([
      409,
      'sentToMason',
      3,
    ]);
  });

  test('refuses every write from then on', async () => {
    const made = await createStone(server, { StonemasonId: 1 });
    expect((await send(made.id, made.token, CONTACT)).status).toBe(200);
    const as = made.token;
    const refused = [
      await server.call('PUT', `/api/stone/${made.id}`, { as, body: { designName: 'Ny' } }),
      await server.call('DELETE', `/api/stone/${made.id}`, { as }),
      await send(made.id, as, { StonemasonId: 1, ...CONTACT }),
    ];
    expect(refused.map(({ status, json }) => [status, json.code])).toEqual(
      Array(3).fill([409, 'sentToMason']),
    );
    expect(refused[0]?.json.error).toBe(
      'Stenen er sendt til stenhuggeren og kan ikke længere ændres. Opret en ny sten i stedet.',
    );
    expect((await server.call('PUT', `/api/copyStone/${made.id}`, { as })).json).toMatchObject({
      status: 'draft',
      readOnly: false,
    });
  });

  test('is for whoever may write the stone, and for nobody else', async () => {
    const made = await createStone(server, {}, own);
    const body = { StonemasonId: 1, ...CONTACT };
    const other = await createStone(server);
    expect((await send(made.id, made.readonlyToken, body)).json.code).toBe('readOnly');
    for (const as of ['public', other.token]) expect((await send(made.id, as, body)).status).toBe(404);
    expect((await send(made.id, own, body)).status).toBe(200);
  });

  test('is refused for a stone that stands on none there is, in words, alone and with its case', async () => {
    const made = await createStone(server, { StoneTypeId: 4711 });
    const sentences = {
      da: 'stentypen findes ikke',
      de: 'Steinform gibt es nicht',
      no: 'steintypen finnes ikke',
    };
    for (const [locale, sentence] of Object.entries(sentences)) {
      const refused = await send(
        made.id,
        made.token,
        { StonemasonId: 1, ...CONTACT },
        { 'accept-language': locale },
      );
      expect([refused.status, refused.json.code]).toEqual([422, 'stoneTypeUnknown']);
      expect(refused.json.error).toContain(sentence);
    }
    expect(await queued(made.id)).toEqual([]);
    const opened = await server.call('POST', '/api/project/', {
      as: own,
      body: { ...CONTACT, StonemasonId: 1 },
    });
    const ofCase = await createStone(server, { StoneTypeId: 4711, ProjectId: opened.json.id }, own);
    const refused = await send(`project${opened.json.id}`, own, {});
    expect([refused.status, refused.json.code]).toEqual([422, 'stoneTypeUnknown']);
    expect(await queued(ofCase.id)).toEqual([]);
    const chosen = { as: made.token, body: { designName: 'Prøve', StoneTypeId: 15 } };
    await server.call('PUT', `/api/stone/${made.id}`, chosen);
    expect((await send(made.id, made.token, { StonemasonId: 1, ...CONTACT })).status).toBe(200);
  });

  test('happens once, however often the request is repeated under its key', async () => {
    const made = await createStone(server);
    const body = { StonemasonId: 1, ...CONTACT };
    const key = { 'idempotency-key': 'send-1' };
    const [one, again] = [
      await send(made.id, made.token, body, key),
      await send(made.id, made.token, body, key),
    ];
    expect([one.status, again.status, again.text]).toEqual([200, 200, one.text]);
    expect(await queued(made.id)).toHaveLength(3);
  });

  test('of two at once, one orders and the other is told', async () => {
    const made = await createStone(server);
    const body = { StonemasonId: 1, ...CONTACT };
    const both = await Promise.all([send(made.id, made.token, body), send(made.id, made.token, body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await queued(made.id)).toHaveLength(3);
  });

  test('takes a PDF for the mason the design names, and refuses what is none', async () => {
    const made = await createStone(server, { StonemasonId: 1 });
    const PDFB64 = Buffer.from('%PDF-1.7\n%%EOF').toString('base64');
    expect((await send(made.id, made.token, { PDFB64: 'aGVq', ...CONTACT })).json.code).toBe('notAPdf');
    expect((await send(made.id, made.token, { StonemasonId: 77, ...CONTACT })).json.code).toBe(
      'stonemasonUnknown',
    );
    const sent = await send(made.id, made.token, {
      PDFB64: `data:application/pdf;base64,${PDFB64}`,
      ...CONTACT,
    });
    expect(sent.status).toBe(200);
  });

  test('keeps the price it was sent with', async () => {
    const made = await createStone(server, { StoneTypeVariantId: 150 });
    await send(made.id, made.token, { StonemasonId: 1, ...CONTACT });
    await server.store.database.run(`update stones set priced_by = 'older', price = 777 where id = $1`, [
      made.id,
    ]);
    expect((await server.call('GET', `/api/stone/${made.id}`, { as: made.token })).json.Price).toBe(777);
  });

  test('of a whole case writes what is sent along and orders all its drafts in one letter', async () => {
    const opened = await server.call('POST', '/api/project/', {
      as: own,
      body: { decName: 'Anna', ...CONTACT },
    });
    const { id } = project.parse(opened.json);
    const stones = [
      await createStone(server, { ProjectId: id }, own),
      await createStone(server, { ProjectId: id }, own),
    ];
    const body = {
      Comment: 'Haster',
      StonemasonId: 1,
      RemoveNow: true,
      canMasonContact: 1,
      InvoiceEnduser: true,
    };
    expect((await send(`project${id}`, 'public', body)).status).toBe(403);
    const sent = project.parse((await send(`project${id}`, own, body)).json);
    expect(sent).toMatchObject({ ...body, decName: 'Anna' });
    expect(sent.sentAt).not.toBeNull();
    expect(sent.stones.map(({ status }) => status)).toEqual(['ordered', 'ordered']);
    const [one, other] = stones;
    expect(await queued(one?.id ?? 0)).toEqual(await queued(other?.id ?? 0));
    expect((await send(`project${id}`, own, body)).json.code).toBe('nothingToSend');
    expect((await server.call('DELETE', `/api/project/${id}`, { as: own })).json.code).toBe('projectHasSent');
  });

  test('of a whole case sends only the drafts that were seen, as they were seen', async () => {
    const opened = await server.call('POST', '/api/project/', {
      as: own,
      body: { decName: 'Ib', ...CONTACT },
    });
    const { id } = project.parse(opened.json);
    const made = await createStone(server, { ProjectId: id }, own);
    const order = { StonemasonId: 1 };
    const seen = (...stones: { id: number; version: number }[]) =>
      send(`project${id}`, own, { ...order, Comment: 'Haster', stones });
    const change = { as: own, body: { designName: 'Rettet', ProjectId: id, version: 1 } };
    expect((await server.call('PUT', `/api/stone/${made.id}`, change)).json.version).toBe(2);

    const stale = await seen({ id: made.id, version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'projectStale']);
    const now = project.parse(stale.json.current);
    expect([now.Comment, now.stones.map(({ version, status }) => [version, status])]).toEqual([
      '',
      [[2, 'draft']],
    ]);
    const other = await createStone(server, { ProjectId: id }, own);
    expect((await seen({ id: made.id, version: 2 })).json.code).toBe('projectStale');
    expect([await queued(made.id), await queued(other.id)]).toEqual([[], []]);
    const stones = [
      { id: made.id, version: 2 },
      { id: other.id, version: 1 },
    ];
    await server.call('PUT', `/api/project/${id}`, {
      as: own,
      body: { decName: 'Ib', ...CONTACT, Comment: 'Ring' },
    });
    const written = await send(`project${id}`, own, { ...order, Comment: 'Haster', version: 1, stones });
    expect([written.status, written.json.code]).toEqual([409, 'projectStale']);
    expect(project.parse(written.json.current)).toMatchObject({ Comment: 'Ring', version: 2 });
    expect(await queued(made.id)).toEqual([]);
    // Decisions in the case change its drafts: users who had read them read them again.
    expect((await send(`project${id}`, own, { ...order, version: 2, stones })).json.code).toBe(
      'projectStale',
    );
    const anew = stones.map((stone) => ({ ...stone, version: stone.version + 1 }));
    const sent = await send(`project${id}`, own, { ...order, version: 2, stones: anew });
    expect(project.parse(sent.json).stones.map(({ status }) => status)).toEqual(['ordered', 'ordered']);
  });

  test('lets business 1 move it on step by step, and its own business cancel it', async () => {
    const made = await createStone(server, {}, own);
    await send(made.id, own, { StonemasonId: 1, ...CONTACT });
    const move = (status: string, as = first) =>
      server.call('PUT', `/api/stone/${made.id}/status`, { as, body: { status } });
    expect((await move('received', own)).json.code).toBe('readOnly');
    const leap = await move('received');
    expect([leap.status, leap.json.error]).toEqual([409, 'Stenen kan ikke gå fra »bestilt« til »modtaget«.']);
    let version = 2;
    for (const status of ['sentToMason', 'received', 'processing']) {
      version += 1;
      // Users who have it open are told of another version.
      expect((await move(status)).json).toMatchObject({ status, sentToMason: 1, version });
    }
    expect((await move('cancelled', own)).json.status).toBe('cancelled');
    expect((await move('processing')).status).toBe(409);
    expect((await history(made.id, own)).map(({ after, by }) => [after, by])).toEqual([
      ['ordered', 'bedemand'],
      ['sentToMason', 'admin'],
      ['received', 'admin'],
      ['processing', 'admin'],
      ['cancelled', 'bedemand'],
    ]);
  });
});
