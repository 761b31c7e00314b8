import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPools } from '../../server/pools';
import { stone as stoneSchema } from '../../src/stone/stone';
import { order as orderSchema } from '../../src/stone/wire/order';
import { project } from '../../src/stone/wire/project';
import { bundledServer } from './bundle';
import { PATIENCE } from './emptyDatabase';
import { letterWithPapers } from './letterWithPapers';
import { type MailServer, startMailServer } from './mailServer';
import { startServer, type TestServer } from './startServer';

const CONTACT = { contactName: 'Bo Æbeltoft', contactPhone: '12345678', contactEmail: 'bo@example.com' };
const line = (subText: string) => ({
  type: 'text',
  subText,
  fontSize: '40',
  position: { x: 300, y: 250, rotation: 0 },
});
const STONE = { StoneTypeId: 15, StoneTypeVariantId: 1501 };

let server: TestServer;
let mail: MailServer;
let own = '';
const pools = openPools(bundledServer());
beforeAll(async () => {
  server = await startServer();
  mail = await startMailServer();
  own = await server.login('bedemand');
}, PATIENCE);
afterAll(async () => {
  await mail.stop();
  await pools.close();
  await server.stop();
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  server.call(method, path, { as: own, ...(body && { body }) });
const create = (body: object) => call('POST', '/api/stone/', body);
const created = async (body: object) => stoneSchema.parse((await create(body)).json);

/** A case with a stone and its back. */
async function twoFaces() {
  const { id: ProjectId } = project.parse(
    (await call('POST', '/api/project/', { ...CONTACT, StonemasonId: 1 })).json,
  );
  const front = await created({ ...STONE, ProjectId, designName: 'Anna', Parms: [line('Anna')] });
  const ofBack = { ...STONE, ProjectId, designName: 'Bagside: Anna', backOf: front.id };
  const back = await created({ ...ofBack, Parms: [line('Elsket og savnet')] });
  return { ProjectId, front, back, ofBack };
}

test('a stone has one back, in its own case, which stays its back whatever is written over it, and no copy is', async () => {
  const { ProjectId, front, back, ofBack } = await twoFaces();
  expect(back.backOf).toBe(front.id);
  const refused = await Promise.all([
    create(ofBack),
    create({ ...ofBack, ProjectId: null }),
    create({ ...ofBack, backOf: back.id }),
  ]);
  expect(refused.map(({ status, json }) => [status, json.code])).toEqual([
    [409, 'backThere'],
    [409, 'backImpossible'],
    [409, 'backImpossible'],
  ]);
  const { backOf: _, ...older } = ofBack;
  const written = await call('PUT', `/api/stone/${back.id}`, { ...older, Parms: [line('Elsket')] });
  expect(stoneSchema.parse(written.json).backOf).toBe(front.id);
  const turned = await call('PUT', `/api/stone/${front.id}`, { ...STONE, ProjectId, backOf: back.id });
  expect(stoneSchema.parse(turned.json).backOf).toBeUndefined();
  const copy = await call('PUT', `/api/copyStone/${back.id}`);
  expect(stoneSchema.parse(copy.json).backOf).toBeUndefined();
});

test('a front is deleted only after its back', async () => {
  const { front, back } = await twoFaces();
  const remove = (id: number) => server.call('DELETE', `/api/stone/${id}`, { as: own });
  const refused = await remove(front.id);
  expect([refused.status, refused.json.code]).toEqual([409, 'backFirst']);
  expect(refused.json.error).toContain(String(back.id));
  expect((await remove(back.id)).status).toBe(200);
  expect((await remove(front.id)).status).toBe(200);
});

test('neither face is sent without the other, nor as two different stones', async () => {
  const { ProjectId, front, back, ofBack } = await twoFaces();
  const alone = await Promise.all(
    [front, back].flatMap(({ id }) => [
      call('GET', `/api/sendToMason/${id}`),
      call('POST', `/api/sendToMason/${id}`, { StonemasonId: 1, ...CONTACT }),
    ]),
  );
  expect(alone.map(({ json }) => json.code)).toEqual(Array(4).fill('facesApart'));
  await call('PUT', `/api/stone/${back.id}`, { ...ofBack, StoneTypeVariantId: 1502 });
  const differing = await call('POST', `/api/sendToMason/project${ProjectId}`, {
    ...CONTACT,
    StonemasonId: 1,
  });
  expect([differing.status, differing.json.code]).toEqual([409, 'facesDiffer']);
  expect(differing.json.error).toContain(`Sten nr. ${front.id} og dens bagside er ikke samme sten.`);
});

test(
  'a mason’s letter has both faces of a stone: each with its words, its price and its own papers, and says which is the back of which',
  async () => {
    const { ProjectId, front, back } = await twoFaces();
    const sent = await call('POST', `/api/sendToMason/project${ProjectId}`, { ...CONTACT, StonemasonId: 1 });
    expect(sent.status).toBe(200);
    const { text, enclosed, names } = await letterWithPapers(server, mail, pools);

    expect(text).toContain(`Stenen har også en inskription på bagsiden: sten nr. ${back.id}`);
    expect(text).toContain(`Bagside af sten nr. ${front.id}: samme sten, set bagfra`);
    const [one, other] = [`${front.id}`, `${back.id}-back-of-${front.id}`];
    expect(names.toSorted()).toEqual(
      [
        'order.json',
        ...[one, other].flatMap((of) => [`${of}-offer.pdf`, `${of}-sheet.dxf`, `${of}-sheet.pdf`]),
      ].toSorted(),
    );
    const { stones } = orderSchema.parse(JSON.parse(enclosed('order.json').toString()));
    expect(
      stones.map(({ id, backOf, back: its, inscription, missingPapers }) => [
        id,
        backOf,
        its,
        inscription,
        missingPapers,
      ]),
    ).toEqual([
      [front.id, undefined, back.id, ['Anna'], null],
      [back.id, front.id, undefined, ['Elsket og savnet'], null],
    ]);
    expect(stones.map(({ PriceLines }) => PriceLines.map(({ key }) => key))).toEqual([
      ['stone', 'engravedLetters'],
      ['engravedLetters'],
    ]);
    // Each is drawn as it is, and not the front twice.
    expect(enclosed(`${other}-sheet.dxf`).equals(enclosed(`${one}-sheet.dxf`))).toBe(false);
  },
  PATIENCE,
);
