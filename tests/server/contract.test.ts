import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { uploadedVignet } from '../../src/stone/wire/upload';
import { PATIENCE } from './emptyDatabase';
import { type Answer, type CallOptions, DEMO_PASSWORD, startServer, type TestServer } from './startServer';
import { createStone, ONE_PIXEL } from './stoneCalls';

const CONTACT = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
const results = z.object({ results: z.array(z.record(z.string(), z.unknown())).min(1) });
const stone = z.object({
  id: z.number(),
  token: z.string(),
  readonlyToken: z.string(),
  designName: z.string(),
  StoneTypeId: z.number(),
  Parms: z.array(z.record(z.string(), z.unknown())),
});
const prepared = stone.omit({ id: true, token: true, readonlyToken: true });
const named = z.object({ id: z.number(), Name: z.string() });
const withVariants = named.extend({ Variants: z.array(named) });

let server: TestServer;
let drawing: string;
beforeAll(async () => {
  server = await startServer();
  const black = { create: { width: 60, height: 80, channels: 3, background: '#000000' } } as const;
  const bytes = await sharp({ create: { width: 120, height: 160, channels: 3, background: '#ffffff' } })
    .composite([{ input: black, left: 30, top: 40 }])
    .png()
    .toBuffer();
  drawing = `data:image/png;base64,${bytes.toString('base64')}`;
}, PATIENCE);
afterAll(() => server.stop());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The answer to a call that has to succeed. */
async function answer(method: Method, path: string, options?: CallOptions): Promise<Answer> {
  const got = await server.call(method, path, options);
  expect([method, path, got.status, got.text.slice(0, got.status < 400 ? 0 : 500)]).toEqual([
    method,
    path,
    200,
    '',
  ]);
  return got;
}

/** Each row of the table in section 7 of the specification, called as written there, by a caller who may. */
const ROWS: Readonly<Record<string, () => Promise<void>>> = {
  'POST /api/login with a name and a password': async () => {
    const body = { username: 'bedemand', password: DEMO_PASSWORD };
    const { json } = await answer('POST', '/api/login', { as: null, body });
    const user = z.object({
      token: z.string(),
      auth: z.object({ user: z.object({ token: z.string(), BusinessId: z.number() }) }),
    });
    expect(user.parse(json).auth.user.token).toBe(json.token);
  },
  'POST /api/login with a user’s token': async () => {
    const usertoken = await server.login('bedemand');
    const { json } = await answer('POST', '/api/login', { as: null, body: { usertoken } });
    expect(json.token).toEqual(expect.any(String));
  },
  'GET /api/stoneTypes/{id}': async () => {
    const one = withVariants.parse((await answer('GET', '/api/stoneTypes/15')).json);
    expect(one.id).toBe(15);
    for (const type of ['coffin', 'all'])
      z.array(withVariants)
        .min(1)
        .parse(results.parse((await answer('GET', `/api/stoneTypes/${type}`)).json).results);
  },
  'DELETE /api/stonetype/{id}': async () => {
    const made = await createStone(server);
    const own = await answer('POST', `/api/removebg/${made.id}/stonetype/1`, {
      as: made.token,
      body: { image: drawing, width: 600 },
    });
    const uploaded = z.object({ id: z.number() }).parse(own.json).id;
    await answer('DELETE', `/api/stonetype/${uploaded}`, { as: made.token });
    const again = await answer('GET', `/api/stone/${made.id}`, { as: made.token });
    expect(stone.parse(again.json).StoneTypeId).not.toBe(uploaded);
  },
  'GET /api/stone/{id}': async () => {
    const made = await createStone(server, { designName: 'Mor' });
    const { json } = await answer('GET', `/api/stone/${made.id}`, { as: made.token });
    expect(stone.parse(json)).toMatchObject({ id: made.id, designName: 'Mor' });
  },
  'POST /api/stone/': async () => {
    const body = { designName: 'Far', stoneImage: ONE_PIXEL };
    stone.parse((await answer('POST', '/api/stone/', { body })).json);
  },
  'PUT /api/stone/{id}': async () => {
    const made = await createStone(server);
    const body = { designName: 'Farmor', stoneImage: ONE_PIXEL };
    const { json } = await answer('PUT', `/api/stone/${made.id}`, { as: made.token, body });
    expect(stone.parse(json).designName).toBe('Farmor');
  },
  'DELETE /api/stone/{id}': async () => {
    const made = await createStone(server);
    await answer('DELETE', `/api/stone/${made.id}`, { as: made.token });
    expect((await server.call('GET', `/api/stone/${made.id}`, { as: made.token })).status).toBe(404);
  },
  'PUT /api/copyStone/{id}': async () => {
    const made = await createStone(server, { designName: 'Mor' });
    const { json } = await answer('PUT', `/api/copyStone/${made.id}`, { as: made.token });
    expect(stone.parse(json).id).not.toBe(made.id);
  },
  'GET /api/prepareStone/{id}/{type}': async () => {
    const { json } = await answer('GET', '/api/prepareStone/15/coffin');
    expect(prepared.parse(json).StoneTypeId).toBe(15);
  },
  'GET /api/prepareStone/{id}/{type}/{stoneId}': async () => {
    const made = await createStone(server, { designName: 'Mor' });
    const { json } = await answer('GET', `/api/prepareStone/15/coffin/${made.id}`, { as: made.token });
    expect(prepared.parse(json).designName).toBe('Mor');
  },
  'GET /api/prepareStone/0/copystone/{id}': async () => {
    const made = await createStone(server, { designName: 'Mor' });
    const { json } = await answer('GET', `/api/prepareStone/0/copystone/${made.id}`, { as: made.token });
    expect(prepared.parse(json).designName).toBe('Mor');
  },
  'GET /api/prepareStandardStone': async () => {
    const { json } = await answer('GET', '/api/prepareStandardStone');
    const standard = prepared.parse(json);
    expect(standard.Parms.filter(({ type }) => type === 'text')).toHaveLength(3);
    expect(standard.Parms).toContainEqual(expect.objectContaining({ vignetId: 552 }));
    expect(json).toMatchObject({ StoneTypeId: 15, type: 'coffin', BackgroundId: 10 });
  },
  'GET /api/project/{id}': async () => {
    const as = await server.login('bedemand');
    const { json } = await answer('POST', '/api/project/', { as, body: { decName: 'Far' } });
    expect((await answer('GET', `/api/project/${json.id}`, { as })).json).toMatchObject({ decName: 'Far' });
  },
  'GET /api/projects': async () => {
    const as = await server.login('bedemand');
    await answer('POST', '/api/project/', { as, body: { decName: 'Mor' } });
    results.parse((await answer('GET', '/api/projects', { as })).json);
  },
  'POST /api/sendToMason/{id} with a stonemason': async () => {
    const made = await createStone(server);
    const body = { StonemasonId: 1, ...CONTACT };
    await answer('POST', `/api/sendToMason/${made.id}`, { as: made.token, body });
    const { json } = await answer('GET', `/api/stone/${made.id}`, { as: made.token });
    expect(json).toMatchObject({ status: 'ordered', readOnly: true });
  },
  'POST /api/sendToMason/{id} with a PDF': async () => {
    const made = await createStone(server, { StonemasonId: 1 });
    const PDFB64 = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
    const body = { PDFB64, ...CONTACT };
    await answer('POST', `/api/sendToMason/${made.id}`, { as: made.token, body });
  },
  'POST /api/sendToMason/project{id}': async () => {
    const as = await server.login('bedemand');
    const { json } = await answer('POST', '/api/project/', { as, body: { decName: 'Far', ...CONTACT } });
    const made = await createStone(server, { ProjectId: json.id }, as);
    const body = {
      Comment: 'Ved lågen',
      StonemasonId: 1,
      RemoveNow: true,
      canMasonContact: true,
      InvoiceEnduser: false,
    };
    await answer('POST', `/api/sendToMason/project${json.id}`, { as, body });
    expect((await answer('GET', `/api/stone/${made.id}`, { as })).json).toMatchObject({ status: 'ordered' });
  },
  'POST /api/removebg/{id}/stonetype/{keepBackground}': async () => {
    const made = await createStone(server);
    const strokes = [{ keeps: true, radius: 0.05, points: [[0.5, 0.5]] }];
    const body = { image: drawing, width: 600, strokes };
    for (const keep of [1, 0])
      await answer('POST', `/api/removebg/${made.id}/stonetype/${keep}`, { as: made.token, body });
  },
  'POST /api/removebg/{id}/vignet': async () => {
    const made = await createStone(server);
    await answer('POST', `/api/removebg/${made.id}/vignet`, { as: made.token, body: { image: drawing } });
  },
  'background removal by id and token': async () => {
    const made = await createStone(server);
    const body = { image: drawing, kind: 'vignet' };
    await answer('POST', `/api/removebg/${made.id}/${made.token}`, { body });
    const strokes = [{ keeps: true, radius: 0.05, points: [[0.5, 0.5]] }];
    const stoneType = { image: drawing, kind: 'stonetype', width: 600, strokes };
    await answer('POST', `/api/removebg/${made.id}/${made.token}`, { body: stoneType });
  },
  'GET /api/vignets/{id}': async () => {
    expect((await answer('GET', '/api/vignets/552')).json).toMatchObject({ id: 552 });
  },
  'the list of vignets by type': async () => {
    results.parse((await answer('GET', '/api/vignets/coffin')).json);
  },
  'GET /api/attachments/{id}': async () => {
    const list = results.parse((await answer('GET', '/api/attachments/15')).json).results;
    z.array(named).parse(list);
  },
  'GET /api/backgrounds/{type}': async () => {
    results.parse((await answer('GET', '/api/backgrounds/coffin')).json);
  },
  'GET /api/churchyards': async () => {
    results.parse((await answer('GET', '/api/churchyards')).json);
  },
  'GET /api/stonemasons': async () => {
    results.parse((await answer('GET', '/api/stonemasons')).json);
  },
  'GET /api/fonts/{type}': async () => {
    results.parse((await answer('GET', '/api/fonts/coffin')).json);
  },
  'POST /api/asset/{param}': async () => {
    const as = await server.login('bedemand');
    const made = await createStone(server, {}, as);
    const body = { image: drawing };
    const cut = await answer('POST', `/api/removebg/${made.id}/vignet`, { as, body });
    const { id } = uploadedVignet.parse(cut.json);
    await answer('POST', `/api/asset/${id}`, { as });
    const kept = results.parse((await answer('GET', '/api/assets', { as })).json).results;
    expect(kept.map((each) => each.id)).toContain(id);
  },
};

describe('The specification’s table of calls is answered row by row', () => {
  test.each(Object.keys(ROWS))('%s', async (row) => ROWS[row]?.());
});

/** Section 8: a refusal is a body with an `error`, a sentence shown below the title of the action. */
describe('What fails is said with its reason', () => {
  const refusal = z.object({ error: z.string().regex(/^\p{Lu}.+ .+[.!]$/u) });
  const refused = (got: Answer, status: number) => {
    expect(got.status, got.text).toBe(status);
    return refusal.parse(got.json).error;
  };

  test('to whom sends a stone without the data that are asked for', async () => {
    const made = await createStone(server);
    refused(await server.call('POST', `/api/sendToMason/${made.id}`, { as: made.token, body: {} }), 422);
  });
  test('to whom deletes a stone that was sent', async () => {
    const made = await createStone(server);
    const body = { StonemasonId: 1, ...CONTACT };
    await answer('POST', `/api/sendToMason/${made.id}`, { as: made.token, body });
    const as = made.token;
    const { status } = await server.call('DELETE', `/api/stone/${made.id}`, { as });
    expect(status).toBeGreaterThanOrEqual(400);
    refused(await server.call('DELETE', `/api/stone/${made.id}`, { as }), status);
  });
  test('to whom deletes a stone type of the catalogue, which is nobody’s own', async () => {
    const made = await createStone(server);
    refused(await server.call('DELETE', '/api/stonetype/15', { as: made.token }), 404);
  });
  test('to whom saves a stone that changed meanwhile', async () => {
    const made = await createStone(server);
    const write = (designName: string) =>
      server.call('PUT', `/api/stone/${made.id}`, { as: made.token, body: { designName, version: 1 } });
    expect((await write('Først')).status).toBe(200);
    refused(await write('For sent'), 409);
  });
  test('to whom copies a stone that does not exist', async () => {
    refused(await server.call('PUT', '/api/copyStone/999999'), 404);
  });
  test('to whom gets or prepares what does not exist', async () => {
    refused(await server.call('GET', '/api/stone/999999'), 404);
    refused(await server.call('GET', '/api/prepareStone/999999/coffin'), 404);
  });
  test('to whom logs in with a wrong password', async () => {
    const body = { username: 'bedemand', password: 'forkert' };
    refused(await server.call('POST', '/api/login', { as: null, body }), 401);
  });
  test('to whom asks for a list that is none', async () => {
    refused(await server.call('GET', '/api/fonts/urne-og-kiste'), 404);
  });
  test('to whom has a background removed where nothing stands out', async () => {
    const made = await createStone(server);
    const flat = await sharp({ create: { width: 120, height: 160, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();
    const body = { image: `data:image/png;base64,${flat.toString('base64')}`, width: 600 };
    refused(await server.call('POST', `/api/removebg/${made.id}/stonetype/0`, { as: made.token, body }), 422);
  });
  test('with 403 to whom comes with a session that ended', async () => {
    const as = await server.login('bedemand');
    await answer('POST', '/api/logout', { as });
    refused(await server.call('GET', '/api/projects', { as }), 403);
  });
});
