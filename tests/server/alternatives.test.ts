import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { noticeText } from '../../server/jobs/noticeText';
import { leaseLetter } from '../../server/store/outbox';
import { alternativeMade, alternatives, choiceLinkMade, choiceView } from '../../src/stone/wire/alternatives';
import { stoneData } from '../../src/stone/wire/privacy';
import { LINES, okay, QUICK_SEAL } from './approval/asking';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, ONE_PIXEL, stoneOf } from './stoneCalls';

describe('Stones between which a family chooses', () => {
  let server: TestServer;
  let as = '';
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
    as = await server.login('bedemand');
  }, PATIENCE);
  afterAll(() => server.stop());

  const at = (id: number, more = '') => `/api/stone/${id}/alternatives${more}`;
  const make = async (id: number) => alternativeMade.parse(okay(await server.call('POST', at(id), { as })));
  const linkTo = async (id: number) =>
    choiceLinkMade.parse(okay(await server.call('POST', at(id, '/link'), { as, body: {} }))).token;
  const choose = (token: string, body: object) => server.call('PUT', `/api/choose/${token}`, { body });
  const view = async (token: string) =>
    choiceView.parse(okay(await server.call('GET', `/api/choose/${token}`)));

  /** A stone of a case and one made beside it, with the family's link. */
  async function two() {
    const project = await server.call('POST', '/api/project/', { as, body: { decName: 'Karen Holm' } });
    const design = {
      Parms: LINES,
      stoneImage: ONE_PIXEL,
      ProjectId: project.json.id,
      contactName: 'Bo Holm',
    };
    const stone = await createStone(server, design, as);
    const { made } = await make(stone.id);
    return { stone, made, project: project.json.id, token: await linkTo(stone.id) };
  }

  test('are copies in the same case, up to four, each with a letter, and named as one likes', async () => {
    const { stone, made, project } = await two();
    expect((await server.call('GET', `/api/stone/${made}`, { as })).json).toMatchObject({
      ...{ ProjectId: project, contactName: 'Bo Holm', version: 1 },
      Parms: LINES.map(({ subText }) => ({ subText })),
    });
    await make(made);
    const all = await make(stone.id);
    expect(all.alternatives.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D']);
    const fifth = await server.call('POST', at(stone.id), { as });
    expect([fifth.status, fifth.json.code]).toEqual([409, 'alternativesTooMany']);
    const named = await server.call('PUT', at(made, '/name'), { as, body: { name: ' Lys granit ' } });
    expect(alternatives.parse(okay(named)).alternatives[1]).toMatchObject({
      id: made,
      letter: 'B',
      name: 'Lys granit',
    });
    // A letter that became free is given again.
    okay(await server.call('DELETE', `/api/stone/${made}`, { as }));
    expect((await make(stone.id)).alternatives.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('are made once under an Idempotency-Key, however often the request comes', async () => {
    const stone = await createStone(server, { Parms: LINES, stoneImage: ONE_PIXEL }, as);
    const headers = { 'idempotency-key': 'variant-1' };
    const first = alternativeMade.parse(okay(await server.call('POST', at(stone.id), { as, headers })));
    const again = alternativeMade.parse(okay(await server.call('POST', at(stone.id), { as, headers })));
    expect(again.made).toBe(first.made);
    expect(again.alternatives).toHaveLength(2);
  });

  test('tell whoever made the link by letter what the family chose last, without a word that they wrote', async () => {
    const { database } = server.store;
    await database.run(`update users set email = 'anna@bedemand.example' where username = 'bedemand'`);
    const places = { publicUrl: 'https://sten.example', providerEmail: 'drift@sten.example' };
    const nextLetter = async () => {
      const leased = await leaseLetter(database, 60);
      if (!leased || 'content' in leased) return undefined;
      return { to: leased.recipient, ...(await noticeText(database, leased, places)) };
    };
    const { stone, made, token } = await two();
    okay(await choose(token, { letter: 'A' }));
    okay(await choose(token, { letter: 'B', text: 'Den ville mor have valgt.' }));
    const letter = await nextLetter();
    expect(letter?.to).toBe('anna@bedemand.example');
    expect(letter?.subject).toContain(String(made));
    expect(letter?.text).toContain(`variant B, sten nr. ${made}`);
    expect(letter?.text).toContain(`https://sten.example/variants/${made}`);
    expect(letter?.text).not.toContain('mor');
    // One letter for both, and none for saying the same again.
    expect(await nextLetter()).toBeUndefined();
    okay(await choose(token, { letter: 'B', text: 'Den ville mor have valgt.' }));
    expect(await nextLetter()).toBeUndefined();
    okay(await choose(token, { letter: null }));
    expect((await nextLetter())?.text).toContain(`https://sten.example/variants/${stone.id}`);
    await database.run(`update users set email = null where username = 'bedemand'`);
  });

  test('are seen by the family’s link with their pictures, without whom to ask, and one is chosen', async () => {
    const { made, token } = await two();
    const shown = await view(token);
    expect(shown).toMatchObject({ isOpen: true, chosen: null, business: expect.any(String) });
    expect(shown.alternatives.map(({ letter, design }) => [letter, design.contactName])).toEqual([
      ['A', ''],
      ['B', ''],
    ]);
    expect((await server.call('GET', `/api/choose/${token}/picture/B`)).status).toBe(200);
    okay(await choose(token, { letter: 'A' }));
    const chosen = okay(await choose(token, { letter: 'B', text: 'Den ville mor have valgt.' }));
    expect(chosen.chosen).toMatchObject({ letter: 'B', text: 'Den ville mor have valgt.' });
    expect((await server.call('GET', at(made), { as })).json.chosen).toMatchObject({
      ...{ id: made, text: 'Den ville mor have valgt.' },
    });
    const data = stoneData.parse(okay(await server.call('GET', `/api/stone/${made}/data`, { as })));
    expect(data.alternative).toMatchObject({
      letter: 'B',
      chosen: { text: 'Den ville mor have valgt.' },
    });
    expect(okay(await choose(token, { letter: null })).chosen).toBeNull();
  });

  test('cannot be chosen otherwise once an approval is asked for, and again where that is called off', async () => {
    const { stone, made, token } = await two();
    const approval = `/api/stone/${made}/approval`;
    okay(await server.call('POST', approval, { as, body: { approvers: [{ name: 'Ida' }], needed: 1 } }));
    const late = await choose(token, { letter: 'A' });
    expect([late.status, late.json.code]).toEqual([409, 'choiceClosed']);
    expect((await view(token)).isOpen).toBe(false);
    okay(await server.call('DELETE', approval, { as }));
    okay(await choose(token, { letter: 'A' }));
    const sent = {
      StonemasonId: 1,
      contactName: 'Bo',
      contactPhone: '12345678',
      contactEmail: 'bo@example.com',
    };
    okay(await server.call('POST', `/api/sendToMason/${stone.id}`, { as, body: sent }));
    expect((await choose(token, { letter: 'B' })).status).toBe(409);
    expect((await server.call('POST', at(stone.id), { as })).json.code).toBe('sentToMason');
  });

  test('are closed to a link that ended: by another, by its business, or by its days', async () => {
    const { stone, token } = await two();
    const next = await linkTo(stone.id);
    expect((await choose(token, { letter: 'A' })).status).toBe(404);
    okay(await choose(next, { letter: 'A' }));
    await server.store.database.run(`update choices set link_expires_at = now() - interval '1 second'`);
    const over = await server.call('GET', `/api/choose/${next}`);
    expect([over.status, over.json.code]).toEqual([410, 'choiceLinkEnded']);
    const last = await linkTo(stone.id);
    okay(await server.call('DELETE', at(stone.id, '/link'), { as }));
    expect((await server.call('GET', `/api/choose/${last}/picture/A`)).status).toBe(404);
    expect((await server.call('GET', at(stone.id), { as })).json.link).toBeNull();
  });

  test('are told to nobody by a link of one of them, nor to another business', async () => {
    const { stone } = await two();
    const single = await createStone(server, {}, as);
    const none = await server.call('PUT', at(single.id, '/name'), { as, body: { name: 'A' } });
    expect([none.status, none.json.code]).toEqual([404, 'alternativeNotFound']);
    expect((await server.call('GET', at(stone.id), { as: stone.token })).status).toBe(403);
    const own = stoneOf(await server.call('GET', `/api/stone/${stone.id}`, { as }));
    expect((await server.call('GET', at(stone.id), { as: own.readonlyToken })).status).toBe(403);
  });

  test('leave nothing behind: the choice goes with its stone, and the whole with the last of them', async () => {
    const { stone, made, token } = await two();
    okay(await choose(token, { letter: 'B', text: 'Vores valg' }));
    okay(await server.call('DELETE', `/api/stone/${made}/data`, { as }));
    expect((await view(token)).chosen).toBeNull();
    okay(await server.call('DELETE', `/api/stone/${stone.id}/data`, { as }));
    const [left] = await server.store.database.rows(
      z.object({ count: z.number() }),
      `select (select count(*) from chosen_alternatives where text = 'Vores valg')
         + (select count(*) from choices where not exists (select from alternatives where choice_id = choices.id)) as count`,
    );
    expect(left?.count).toBe(0);
    expect((await server.call('GET', `/api/choose/${token}`)).status).toBe(404);
  });
});
