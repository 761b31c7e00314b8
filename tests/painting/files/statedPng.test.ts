import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { statedPng } from '../../../src/painting/files/statedPng';

/** A picture whose every pixel is another. */
const raw = { width: 40, height: 25, channels: 4 } as const;
const pixels = Uint8Array.from({ length: 40 * 25 * 4 }, (_, at) => (at * 97) % 256);

/** As a canvas writes it: pixels and nothing else. */
const bare = await sharp(pixels, { raw }).png().toBuffer();

/** As another encoder may write it: a profile, another resolution, a palette. */
const talkative = await sharp(pixels, { raw })
  .withIccProfile('p3')
  .withMetadata({ density: 300 })
  .png({ palette: true })
  .toBuffer();

/** The names of a PNG's chunks, and the data of one, read by hand. */
function chunks(png: Uint8Array): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const file = Buffer.from(png);
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    expect(name === 'IDAT' || !found.has(name), `a second ${name}`).toBe(true);
    found.set(name, file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return found;
}

describe('A PNG with what it says of itself', () => {
  test.each([4, 8, 20, 1.5, 3.937])('says %s pixels a mm, as sharp reads it', async (pxPerMm) => {
    const png = statedPng(bare, pxPerMm);
    // sharp rounds to whole dots an inch, and checks each chunk's checksum.
    const { density } = await sharp(png, { failOn: 'warning' }).metadata();
    expect(density).toBe(Math.round(pxPerMm * 25.4));
    const said = chunks(png).get('pHYs');
    expect([said?.readUInt32BE(0), said?.readUInt32BE(4), said?.[8]]).toEqual([
      Math.round(pxPerMm * 1000),
      Math.round(pxPerMm * 1000),
      1,
    ]);
  });

  test('says that it is sRGB, before its pixels, and once, whatever stood there', async () => {
    expect([...chunks(talkative).keys()]).toEqual(expect.arrayContaining(['iCCP', 'pHYs', 'PLTE']));
    for (const given of [bare, talkative]) {
      const names = [...chunks(statedPng(given, 4)).keys()];
      expect(names.slice(0, 3)).toEqual(['IHDR', 'sRGB', 'pHYs']);
      expect(names.at(-1)).toBe('IEND');
      expect(names).not.toContain('iCCP');
      expect(chunks(statedPng(given, 4)).get('sRGB')).toEqual(Buffer.from([0]));
    }
    expect((await sharp(statedPng(talkative, 4)).metadata()).icc).toBeUndefined();
  });

  test('keeps every pixel', async () => {
    const read = await sharp(statedPng(bare, 4), { failOn: 'warning' }).raw().toBuffer();
    expect(read.equals(Buffer.from(pixels))).toBe(true);
  });
});
