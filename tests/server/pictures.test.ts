import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from './emptyDatabase';
import { childrensMemory } from './familyMemory';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone } from './stoneCalls';

let server: TestServer;
let stone: MadeStone;
beforeAll(async () => {
  server = await startServer();
  stone = await createStone(server);
}, PATIENCE);
afterAll(() => server.stop());

const post = async (image: string) => {
  const { status, json } = await server.call('POST', `/api/removebg/${stone.id}/vignet`, {
    as: stone.token,
    body: { image },
  });
  return [status, json.code];
};
const postBytes = (bytes: Uint8Array) => post(Buffer.from(bytes).toString('base64'));
const MEGABYTE = 1024 * 1024;

/** A PNG chunk with a wrong checksum, which decoders may ignore but need not. */
function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  return framed;
}

describe('An upload that is no picture', () => {
  test.each([
    ['nothing', ' '],
    ['words', 'hej'],
    ['no base64', 'data:image/png;base64,§§§'],
    ['a page', Buffer.from('<!doctype html><html><svg></svg></html>').toString('base64')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;').toString('base64')],
    [
      'a PDF that calls itself a PNG',
      `data:image/png;base64,${Buffer.from('%PDF-1.7 …').toString('base64')}`,
    ],
    [
      'an SVG that does not end',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0').toString('base64'),
    ],
  ])('is told so: %s', async (_name, image) => {
    expect(await post(image)).toEqual([400, 'uploadNotAPicture']);
  });

  test('is told so in a sentence', async () => {
    const body = { image: 'hej', height: 700 };
    const path = `/api/removebg/${stone.id}/stonetype/0`;
    const { json } = await server.call('POST', path, { as: stone.token, body });
    expect(json.error).toBe('Billedet kan ikke læses. Brug PNG, JPEG, WebP eller SVG.');
  });

  test(
    'whose bytes were cut off or changed anywhere is refused or read, and never breaks the server',
    async () => {
      const drawing = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle cx="30" cy="30" r="20"/></svg>',
      );
      const pictures = [
        drawing,
        await sharp(drawing).flatten({ background: '#fff' }).png().toBuffer(),
        await sharp(drawing).flatten({ background: '#fff' }).jpeg().toBuffer(),
        await sharp(drawing).flatten({ background: '#fff' }).webp().toBuffer(),
      ];
      const broken = fc.record({
        which: fc.nat(pictures.length - 1),
        at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        byte: fc.nat(255),
        cut: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(broken, async ({ which, at, byte, cut }) => {
          const bytes = Buffer.from(pictures[which] ?? '');
          const place = Math.floor(at * bytes.length);
          bytes[place] = byte;
          const [status] = await postBytes(cut ? bytes.subarray(0, place + 1) : bytes);
          expect([200, 400, 413, 422]).toContain(status);
        }),
        { numRuns: 150, seed: 7 },
      );
    },
    PATIENCE,
  );
});

describe('An upload that is too large', () => {
  test('in bytes is refused', async () => {
    const bytes = Buffer.alloc(15_100_000);
    (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
    ).copy(bytes);
    expect(await postBytes(bytes)).toEqual([413, 'uploadTooLarge']);
    expect(await post('A'.repeat(23_000_000))).toEqual([413, 'bodyTooLarge']);
  });

  test('in pixels is refused before it unfolds: 3 MB that would be 3 GB take no memory', async () => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(30_000, 0);
    header.writeUInt32BE(30_000, 4);
    header.set([8, 6, 0, 0, 0], 8);
    const data = deflateSync(Buffer.alloc(64 * MEGABYTE), { level: 9 });
    const bomb = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('IDAT', data),
    ]);
    expect(await postBytes(bomb)).toEqual([413, 'uploadTooLarge']);
  });

  test('by what its SVG says of its size is refused', async () => {
    const svg = (size: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle cx="50" cy="50" r="40"/></svg>`);
    for (const size of ['width="1e6" height="1e6"', 'viewBox="0 0 1e9 1e9"']) {
      const [status] = await postBytes(svg(size));
      expect(status).toBe(400);
    }
  });

  test(
    'but allowed takes a bounded amount of memory, however many come at once',
    async () => {
      // 39 megapixels in one PNG, decoded 156 MB.
      const plain = await sharp({ create: { width: 6500, height: 6000, channels: 3, background: '#fff' } })
        .composite([
          {
            input: Buffer.from(
              '<svg width="3000" height="3000"><circle cx="1500" cy="1500" r="1400"/></svg>',
            ),
          },
        ])
        .png()
        .toBuffer();
      await postBytes(plain);
      const megabytes = () => process.memoryUsage().rss / MEGABYTE + childrensMemory();
      const before = megabytes();
      let most = before;
      const watch = setInterval(() => {
        most = Math.max(most, megabytes());
      }, 10);
      const answers = await Promise.all(Array.from({ length: 4 }, () => postBytes(plain)));
      clearInterval(watch);
      expect(answers).toEqual(Array(4).fill([200, undefined]));
      console.warn(`four pictures of 39 megapixels at once: ${Math.round(most - before)} MB more`);
      expect(most - before).toBeLessThan(500);
    },
    2 * PATIENCE,
  );
});
