import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOf } from '../../../src/stone/wire/list';
import { listedStone } from '../../../src/stone/wire/project';
import { MOST_QUESTIONS, question } from '../../../src/stone/wire/question';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { type AtMason, noticesAbout, orderAtMason } from './atMason';

/** Two boxes of 100 x 20 mm, the second turned by a quarter about its middle. */
const box = { left: -50, right: 50, top: -10, bottom: 10 };
const lying = [
  { element: 0, box, place: { x: 300, y: 100, rotation: 0, scale: 1 } },
  { element: 1, box, place: { x: 300, y: 300, rotation: 90, scale: 1 } },
];
const line = (subText: string, y: number) => ({
  ...{ type: 'text', subText, fontFamily: 'Cinzel', fontSize: '30', scale: 1 },
  position: { x: 300, y, rotation: 0 },
});

describe('A question of the mason', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    const found = { scene: [], words: [], reserved: [], lying };
    server = await startServer({
      services: { checks: { known: () => undefined, find: async () => found, later: () => undefined } },
    });
    undertaker = await server.login('bedemand');
    await server.store.database.run(
      `update users set email = 'anna@bedemand.example' where username = 'bedemand'`,
    );
  }, PATIENCE);
  afterAll(() => server.stop());

  const at = ({ id }: AtMason, more = '') => `/api/stone/${id}/questions${more}`;
  const ask = (made: AtMason, body: object, as = made.mason) => server.call('POST', at(made), { as, body });
  const read = async (made: AtMason, as: string) =>
    listOf(question).parse((await server.call('GET', at(made), { as })).json).results;
  const answer = (made: AtMason, id: number, text: string, as: string) =>
    server.call('POST', at(made, `/${id}/messages`), { as, body: { text } });
  const settle = (made: AtMason, id: number, isResolved: boolean, as = made.mason) =>
    server.call('PUT', at(made, `/${id}`), { as, body: { isResolved } });
  const asked = (made: AtMason) => noticesAbout(server, made.id, ['masonAsked', 'masonAnswered']);

  test('is seen at its place by mason and undertaker, answered in a thread and settled by the mason', async () => {
    const made = await orderAtMason(server, {
      as: undertaker,
      design: { Parms: [line('Karen Holm', 100), line('1941', 300)] },
    });
    expect(
      (await ask(made, { text: ' Skal årstallet ned? ', place: { x: 303.14159, y: 255.5 } })).status,
    ).toBe(200);
    const [first] = await read(made, undertaker);
    expect(first).toMatchObject({ place: { x: 303.14159, y: 255.5 }, nearest: { element: 1, text: '1941' } });
    expect(first?.messages.map(({ text, by }) => [text, by])).toEqual([['Skal årstallet ned?', 'mason']]);
    const id = first?.id ?? 0;
    expect((await answer(made, id, 'Ja, 10 mm.', undertaker)).status).toBe(200);
    expect((await answer(made, id, 'Og gerne mindre.', made.token)).status).toBe(200);
    const listed = async () =>
      (await server.call('GET', '/api/mason/orders', { as: made.mason })).json.results;
    expect(await listed()).toMatchObject([{ openQuestions: 1, isAnswered: true }]);
    expect((await settle(made, id, true)).status).toBe(200);
    expect(await listed()).toMatchObject([{ openQuestions: 0, isAnswered: false }]);
    const [settled] = await read(made, made.mason);
    expect(settled?.messages.map(({ by }) => by)).toEqual(['mason', 'undertaker', 'family']);
    expect(settled?.resolvedAt).toEqual(expect.any(String));
    // What he adds opens it again.
    await answer(made, id, 'Hvor meget?', made.mason);
    expect((await read(made, made.mason))[0]?.resolvedAt).toBeNull();
  });

  test('is written once however often its request comes, and so is an answer', async () => {
    const made = await orderAtMason(server, { as: undertaker });
    const send = (path: string, text: string, as: string, key: string) =>
      server.call('POST', at(made, path), { as, body: { text }, headers: { 'idempotency-key': key } });
    const texts = async () =>
      (await read(made, undertaker)).map(({ messages }) => messages.map(({ text }) => text));
    const [first, again] = await Promise.all([1, 2].map(() => send('', 'Hvor?', made.mason, 'k1')));
    expect([first?.status, again?.status]).toEqual([200, 200]);
    expect((await send('', 'Hvor?', made.mason, 'k1')).json).toEqual(first?.json);
    expect(await texts()).toEqual([['Hvor?']]);
    const id = (await read(made, undertaker))[0]?.id ?? 0;
    for (const as of [undertaker, undertaker, made.token, made.token])
      expect((await send(`/${id}/messages`, 'Her.', as, 'k1')).status).toBe(200);
    // The key is of who chose it: the undertaker's and the family's are two.
    expect(await texts()).toEqual([['Hvor?', 'Her.', 'Her.']]);
    // What the mason adds by a repeated request opens nothing that was settled since.
    await send(`/${id}/messages`, 'Tak.', made.mason, 'k2');
    await settle(made, id, true);
    await send(`/${id}/messages`, 'Tak.', made.mason, 'k2');
    expect((await read(made, undertaker))[0]?.resolvedAt).toEqual(expect.any(String));
    const other = await send(`/${id}/messages`, 'Noget andet.', undertaker, 'k1');
    expect([other.status, other.json.code]).toEqual([422, 'keyReused']);
    expect(await texts()).toEqual([['Hvor?', 'Her.', 'Her.', 'Tak.']]);
    // What was refused is free to be tried again under its key.
    expect((await send('/987654321/messages', 'x', undertaker, 'k3')).status).toBe(404);
    expect((await send(`/${id}/messages`, 'x', undertaker, 'k3')).status).toBe(200);
  });

  test('is seen in the list of designs and of cases until it is answered or settled', async () => {
    const made = await orderAtMason(server, { as: undertaker });
    const listed = async () => {
      const { json } = await server.call('GET', '/api/stones', { as: undertaker });
      return listOf(listedStone)
        .parse(json)
        .results.find(({ id }) => id === made.id);
    };
    expect(await listed()).not.toHaveProperty('masonAsks');
    await ask(made, { text: 'Hvor?' });
    expect(await listed()).toMatchObject({ masonAsks: true });
    const [first] = await read(made, undertaker);
    await answer(made, first?.id ?? 0, 'Her.', undertaker);
    expect(await listed()).not.toHaveProperty('masonAsks');
    await answer(made, first?.id ?? 0, 'Hvor præcist?', made.mason);
    expect(await listed()).toMatchObject({ masonAsks: true });
    await settle(made, first?.id ?? 0, true);
    expect(await listed()).not.toHaveProperty('masonAsks');
  });

  test('is told by letter to whoever ordered, its answer to the mason: once while the letter waits', async () => {
    const made = await orderAtMason(server, { as: undertaker });
    await ask(made, { text: 'En' });
    await ask(made, { text: 'To' });
    const id = (await read(made, made.mason))[0]?.id ?? 0;
    await answer(made, id, 'Svar', undertaker);
    await answer(made, id, 'Mere', undertaker);
    expect(await asked(made)).toEqual([
      { kind: 'masonAsked', recipient: 'anna@bedemand.example', locale: 'da' },
      { kind: 'masonAnswered', recipient: 'mason@example.com', locale: 'da' },
    ]);
    const nobody = await orderAtMason(server, { order: { whoContacts: 'family' } });
    await ask(nobody, { text: 'Når det ingen' });
    expect(await asked(nobody)).toEqual([{ kind: 'masonAsked', recipient: '', locale: 'da' }]);
  });

  test('is the mason’s to ask and settle, and no business of who only reads', async () => {
    const made = await orderAtMason(server, { as: undertaker });
    await ask(made, { text: 'Hvor?' });
    const id = (await read(made, made.mason))[0]?.id ?? 0;
    for (const as of [undertaker, made.token]) {
      expect((await ask(made, { text: 'x' }, as)).status).toBe(403);
      expect((await settle(made, id, true, as)).status).toBe(403);
    }
    expect((await server.call('GET', at(made), { as: made.readonlyToken })).status).toBe(403);
    const other = await orderAtMason(server);
    expect((await server.call('GET', at(made), { as: other.mason })).status).toBe(404);
    // A question of another stone is none of this one's.
    expect((await answer(other, id, 'x', other.mason)).json.code).toBe('questionNotFound');
    expect((await settle(other, id, true)).json.code).toBe('questionNotFound');
  });

  test('is refused in words where it says nothing, lies nowhere, or is one too many', async () => {
    const made = await orderAtMason(server);
    for (const body of [
      { text: '  ' },
      { text: 'x'.repeat(4001) },
      { text: 'x', place: { x: 1 } },
      { text: 'x', who: 1 },
    ])
      expect((await ask(made, body)).status).toBe(400);
    await server.store.database.run(
      `insert into mason_questions (stone_id) select $1 from generate_series(1, ${MOST_QUESTIONS})`,
      [made.id],
    );
    const more = await ask(made, { text: 'x' });
    expect([more.status, more.json.code]).toEqual([409, 'questionsTooMany']);
  });
});
