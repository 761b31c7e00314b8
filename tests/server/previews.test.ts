import { readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_RETENTION } from '../../server/domain/retention';
import { openPools } from '../../server/pools';
import { tidyUp } from '../../server/store/housekeeping';
import { pictureHeader } from '../../src/stone/pictureHeader';
import { PATIENCE } from './emptyDatabase';
import { BOMBS } from './images/bombs';
import { startServer, type TestServer } from './startServer';
import { createStone, ONE_PIXEL } from './stoneCalls';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 90, g: 20, b: 30, alpha: 0.5 } } });
const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;

/** The number of strangers who send such pictures at once. */
const NETWORKS = 20;

/** A PNG whose header claims a size that its few bytes do not contain. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(1, 1).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('The preview of a stone', () => {
  const pools = openPools();
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ services: pools });
  }, PATIENCE);
  afterAll(async () => {
    await server.stop();
    await pools.close();
  });

  const folder = () => join(server.dataDir, 'previews');
  const post = (stoneImage: unknown) => server.call('POST', '/api/stone/', { body: { stoneImage } });

  test('comes back to whoever may read the stone, every pixel as it was', async () => {
    const bytes = await picture(30, 40).png().toBuffer();
    const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer();
    const made = await createStone(server, { stoneImage: dataUrl('png', bytes) });
    for (const as of [made.token, made.readonlyToken, await server.login('admin')]) {
      const answer = await server.call('GET', `/api/stone/${made.id}/preview`, { as });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect((await pixelsOf(answer.bytes)).equals(await pixelsOf(bytes))).toBe(true);
    }
  });

  test('is a picture and nothing else: neither where it was taken nor what was hidden in its file', async () => {
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 0/1' } };
    const taken = await picture(30, 40)
      .flatten()
      .withExif({ IFD0: { Make: 'Telephone' }, ...place })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Telephone');
    const made = await createStone(server, {
      stoneImage: dataUrl('jpeg', Buffer.concat([taken, Buffer.from('<script>hidden()</script>')])),
    });
    const answer = await server.call('GET', `/api/stone/${made.id}/preview`, { as: made.token });
    const kept = await sharp(answer.bytes).metadata();
    // Upright, by its EXIF orientation.
    expect([kept.format, kept.width, kept.height]).toEqual(['jpeg', 40, 30]);
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc]).toEqual(Array(4).fill(undefined));
    expect(answer.text).not.toMatch(/hidden|Telephone|GPS/);
  });

  test('is known by its bytes and not by what its address says', async () => {
    const made = await createStone(server, {
      stoneImage: dataUrl('png', await picture(9, 9).webp().toBuffer()),
    });
    const answer = await server.call('GET', `/api/stone/${made.id}/preview`, { as: made.token });
    expect(answer.headers['content-type']).toBe('image/webp');
  });

  test('is replaced by the next save that sends one, and kept by one that sends none', async () => {
    const made = await createStone(server, { stoneImage: ONE_PIXEL });
    const path = `/api/stone/${made.id}`;
    const before = (await readdir(folder())).length;
    const next = await picture(12, 34).jpeg().toBuffer();
    await server.call('PUT', path, {
      as: made.token,
      body: { stoneImage: dataUrl('jpeg', next), version: 1 },
    });
    await server.call('PUT', path, { as: made.token, body: { version: 2 } });
    const answer = await server.call('GET', `${path}/preview`, { as: made.token });
    expect(pictureHeader(answer.bytes)).toEqual({ type: 'jpeg', width: 12, height: 34 });
    expect((await readdir(folder())).length).toBe(before);
  });

  test('stays as it is when a stale write sends another', async () => {
    const made = await createStone(server, { stoneImage: ONE_PIXEL });
    const path = `/api/stone/${made.id}`;
    await server.call('PUT', path, { as: made.token, body: { version: 1 } });
    const before = await readdir(folder());
    const preview = () => server.call('GET', `${path}/preview`, { as: made.token });
    const { bytes } = await preview();
    const stale = dataUrl('png', await picture(5, 5).png().toBuffer());
    await server.call('PUT', path, { as: made.token, body: { stoneImage: stale, version: 1 } });
    expect(await readdir(folder())).toEqual(before);
    expect((await preview()).bytes.equals(bytes)).toBe(true);
  });

  test('may be missing, or the empty picture of a canvas that was not drawn: the design is saved all the same', async () => {
    for (const none of [undefined, null, '', 'data:,']) {
      const made = await createStone(server, { stoneImage: none });
      const answer = await server.call('GET', `/api/stone/${made.id}/preview`, { as: made.token });
      expect([answer.status, answer.json.code]).toEqual([404, 'notFound']);
    }
  });

  test('must be a picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const wrong = ['hello', 'https://example.org/a.png', dataUrl('png', svg), dataUrl('svg+xml', svg)];
    for (const each of wrong) {
      const answer = await post(each);
      expect([answer.status, answer.json.error]).toEqual([
        400,
        'Forhåndsvisningen (stoneImage) er ikke et billede i PNG, JPEG eller WebP.',
      ]);
    }
    expect((await post(17)).json).toMatchObject({ code: 'invalidField' });
  });

  test('must not unfold to more than 40 megapixels, nor take more than 6 MB', async () => {
    // This size is allowed; the bytes do not contain it.
    expect((await post(dataUrl('png', await claiming(6400, 6250)))).json.code).toBe('notAPicture');
    const large = await post(dataUrl('png', await claiming(6401, 6250)));
    expect([large.status, large.json.code]).toEqual([400, 'pictureTooLarge']);
    const heavy = Buffer.concat([await claiming(10, 10), Buffer.alloc(6_000_000)]);
    expect((await post(dataUrl('png', heavy))).json.code).toBe('pictureTooLarge');
  });

  test('does not keep a stone from being saved when the disk refuses it', async () => {
    await rename(folder(), `${folder()}.away`);
    const answer = await server.call('POST', '/api/stone/', {
      body: { designName: 'Mor', stoneImage: ONE_PIXEL },
    });
    await rename(`${folder()}.away`, folder());
    expect([answer.status, answer.json.designName]).toEqual([200, 'Mor']);
    expect(server.lines.some((line) => line.includes('a preview could not be kept'))).toBe(true);
  });

  test('keeps no save waiting behind pictures that take long, from however many networks those come', async () => {
    const bomb = dataUrl('png', (await BOMBS['an interlaced PNG of 39 megapixels']?.()) ?? Buffer.alloc(0));
    // So large ones are drawn among uploads; in the previews' own pool nothing takes longer than a second.
    const { uploadWork } = pools;
    let answered = 0;
    const hostile = Array.from({ length: NETWORKS }, async (_, network) => {
      const headers = { 'x-forwarded-for': `192.0.2.${network}` };
      const { status } = await server.call('POST', '/api/stone/', { headers, body: { stoneImage: bomb } });
      answered += 1;
      return status;
    });
    await expect
      .poll(() => uploadWork.load.waiting, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(NETWORKS / 2);
    const made = await createStone(server, { designName: 'Mor', stoneImage: ONE_PIXEL });
    expect([made.designName, answered < NETWORKS]).toEqual(['Mor', true]);
    // The others' stones are saved as well, with or without a preview.
    expect(new Set(await Promise.all(hostile))).toEqual(new Set([200]));
  }, 120_000);

  test('is swept away a day after nothing names it any more', async () => {
    const made = await createStone(server, { stoneImage: ONE_PIXEL });
    const names = await readdir(folder());
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    await writeFile(join(folder(), 'left-behind.png'), 'x');
    await writeFile(join(folder(), 'just-now.png'), 'x');
    for (const name of [...names, 'left-behind.png']) await utimes(join(folder(), name), longAgo, longAgo);
    await tidyUp(server.store.database, server.store.fileStores, DEFAULT_RETENTION);
    expect((await readdir(folder())).toSorted()).toEqual([...names, 'just-now.png'].toSorted());
    expect((await server.call('GET', `/api/stone/${made.id}/preview`, { as: made.token })).status).toBe(200);
  });
});

describe('The header of a picture', () => {
  const sizes = [
    [1, 1],
    [640, 480],
    [3001, 1999],
  ] as const;
  test.each(sizes)('tells its kind and its size of %i x %i pixels', async (width, height) => {
    const drawn = picture(width, height);
    const kinds = {
      png: [await drawn.png().toBuffer()],
      jpeg: [await drawn.jpeg().toBuffer(), await drawn.jpeg({ progressive: true }).withExif({}).toBuffer()],
      webp: [
        await drawn.webp({ lossless: true }).toBuffer(),
        await drawn.webp().toBuffer(),
        await drawn.flatten().webp().toBuffer(),
      ],
    };
    for (const [type, files] of Object.entries(kinds)) {
      for (const bytes of files) expect(pictureHeader(bytes)).toEqual({ type, width, height });
    }
  });

  test('is none where the bytes end early, or are something else', async () => {
    const whole = await picture(20, 30).jpeg().toBuffer();
    const webp = await picture(20, 30).webp().toBuffer();
    for (let length = 0; length < 30; length += 1) {
      expect(pictureHeader(whole.subarray(0, length))).toBeUndefined();
      expect(pictureHeader(webp.subarray(0, length))).toBeUndefined();
    }
    expect(pictureHeader(await readFile(new URL(import.meta.url)))).toBeUndefined();
    expect(pictureHeader(Buffer.from('ffd8ff'.padEnd(400, 'f'), 'hex'))).toBeUndefined();
  });
});
