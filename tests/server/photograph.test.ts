import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadedPhotograph } from '../../src/stone/wire/upload';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone } from './stoneCalls';

let server: TestServer;
let stone: MadeStone;
beforeAll(async () => {
  server = await startServer();
  stone = await createStone(server);
}, PATIENCE);
afterAll(() => server.stop());

/** Lies on its side in the file: a red left half and a blue right one, to be turned a quarter clockwise, with a place. */
const photograph = async () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Copyright: 'Hemmelig' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const post = async (bytes: Uint8Array, { id, token } = stone) =>
  server.call('POST', `/api/removebg/${id}/photograph`, {
    as: token,
    body: { image: Buffer.from(bytes).toString('base64') },
  });
const kept = async (url: string) => server.call('GET', url, { as: null });

describe('A photograph for a medallion', () => {
  test('is kept upright as its pixels alone: without the place and the words in the file', async () => {
    const given = await photograph();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const { status, json } = await post(given);
    expect(status).toBe(200);
    const { url, width, height } = uploadedPhotograph.parse(json);
    expect([width, height]).toEqual([200, 400]);
    const { bytes } = await kept(url);
    const { exif, width: across, height: down, format } = await sharp(bytes).metadata();
    expect([exif, across, down, format]).toEqual([undefined, 200, 400, 'webp']);
    expect(Buffer.from(bytes).includes('Hemmelig')).toBe(false);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data.subarray((50 * 200 + 100) * 3);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  test('is kept with as many pixels as a large medallion needs, and no more', async () => {
    const large = await sharp({ create: { width: 4800, height: 3600, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer();
    expect((await post(large)).json).toMatchObject({ width: 3200, height: 2400 });
  });

  test('that is none is refused', async () => {
    expect(await post(Buffer.from('hej'))).toMatchObject({
      status: 400,
      json: { code: 'uploadNotAPicture' },
    });
    const line = await sharp({ create: { width: 300, height: 2, channels: 3, background: '#777' } })
      .png()
      .toBuffer();
    expect(await post(line)).toMatchObject({ status: 400, json: { code: 'uploadNotAPicture' } });
  });

  test('goes with its stone', async () => {
    const own = await createStone(server);
    const bytes = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const { url } = uploadedPhotograph.parse((await post(bytes, own)).json);
    const body = {
      designName: 'Med medaljon',
      Parms: [{ type: 'medallion', picture: url, tone: 'sepia', rim: 'gold' }],
    };
    const saved = await server.call('PUT', `/api/stone/${own.id}`, { as: own.token, body });
    expect(saved.status).toBe(200);
    const { json } = await server.call('GET', `/api/stone/${own.id}`, { as: own.token });
    expect(json).toMatchObject({ Parms: [{ type: 'medallion', picture: url, tone: 'sepia', rim: 'gold' }] });
    expect((await kept(url)).status).toBe(200);
    expect((await server.call('DELETE', `/api/stone/${own.id}`, { as: own.token })).status).toBe(200);
    expect((await kept(url)).status).toBe(404);
  });

  test('is named where its medallion is sent wrong', async () => {
    const body = { designName: 'x', Parms: [{ type: 'medallion', picture: '/a', tone: 'blue' }] };
    const { status, json } = await server.call('PUT', `/api/stone/${stone.id}`, { as: stone.token, body });
    expect([status, json.error]).toEqual([400, expect.stringContaining('tone')]);
  });
});
