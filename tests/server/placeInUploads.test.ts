import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());

/** Written into the file by the camera, and by whoever named it. */
const WORDS = ['Telephone 7', 'Taget hos Karen', 'Karens have'];

/** A dark stone on white, with where it was taken (EXIF with GPS, XMP) and words. */
async function photograph(): Promise<Buffer> {
  const [model = '', copyright = '', title = ''] = WORDS;
  const stone = { create: { width: 260, height: 300, channels: 3, background: '#202428' } } as const;
  return sharp({ create: { width: 400, height: 420, channels: 3, background: '#ffffff' } })
    .composite([{ input: stone, left: 70, top: 60 }])
    .withExif({
      IFD0: { Model: model, Copyright: copyright },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '55/1 40/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '12/1 34/1 0/1',
      },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${title}"/></rdf:RDF></x:xmpmeta>`,
    )
    .jpeg()
    .toBuffer();
}

const WAYS = ['stonetype/true', 'stonetype/false', 'vignet', 'photograph'];

test.each(WAYS)(
  'Of a JPEG that is uploaded as %s only its picture is kept: neither its place nor its words',
  async (way) => {
    const given = await photograph();
    for (const words of WORDS) expect(given.includes(words)).toBe(true);
    // The directory of GPS (EXIF 2.3, tag 0x8825) stands in it, in either order of bytes.
    const { exif } = await sharp(given).metadata();
    expect(exif?.includes(Buffer.from([0x25, 0x88])) || exif?.includes(Buffer.from([0x88, 0x25]))).toBe(true);
    const stone = await createStone(server);
    const sizes = way === 'photograph' ? {} : { width: 400, height: 420 };
    const answer = await server.call('POST', `/api/removebg/${stone.id}/${way}`, {
      ...{ as: stone.token, body: { image: given.toString('base64'), ...sizes } },
    });
    expect([way, answer.status, answer.text.slice(0, 200)]).toEqual([way, 200, expect.any(String)]);
    const { bytes } = await server.call('GET', String(answer.json.url), { as: null });
    expect(bytes.length).toBeGreaterThan(50);
    const { exif: left, xmp, iptc, comments } = await sharp(bytes).metadata();
    expect([left, xmp, iptc, comments]).toEqual(Array(4).fill(undefined));
    // Nor does the file itself lie anywhere beside it.
    const files = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
    for (const file of files.filter((each) => each.isFile())) {
      const stored = await readFile(join(file.parentPath, file.name)).catch(() => Buffer.alloc(0));
      for (const words of WORDS)
        expect([file.name, words, stored.includes(words)]).toEqual([file.name, words, false]);
    }
  },
  PATIENCE,
);
