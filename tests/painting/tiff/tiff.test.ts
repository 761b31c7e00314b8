import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { pngFile } from '../../../src/painting/files/pngFile';
import { tiffFile } from '../../../src/painting/files/tiffFile';
import { writeTiff } from '../../../src/painting/tiff/writeTiff';
import { sceneWith } from '../../scene/drawnStone';
import { needProgram } from '../installed';

needProgram('tiffinfo', 'libtiff-tools');

/** What libtiff says of a file; it says warnings and errors too. */
function saidOf(tiff: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'gravestone-tiff-'));
  try {
    const file = join(folder, 'stone.tif');
    writeFileSync(file, tiff);
    return execFileSync('sh', ['-c', 'tiffinfo -D "$0" 2>&1', file], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const rawOf = (picture: Uint8Array) => sharp(picture).flatten({ background: '#fff' }).raw().toBuffer();

describe('A TIFF', () => {
  test('has the pixels of the PNG on white, as libvips reads both', async () => {
    const scene = sceneWith({ type: 'text', subText: 'Anna', fontSize: '60', position: { x: 300, y: 300 } });
    const supplies = await fileSupplies('da', tilesIn('catalogue'));
    const order = { pxPerMm: 1.3 };
    const tiff = await tiffFile({ scene }, supplies, order);
    const { width, height, channels, density, icc } = await sharp(tiff).metadata();
    expect([width, height, channels]).toEqual([780, 975, 3]);
    expect(density).toBe(Math.round(1.3 * 25.4));
    expect(icc?.length).toBeGreaterThan(400);
    const [ours, theirs] = [await rawOf(tiff), await rawOf(await pngFile({ scene }, supplies, order))];
    expect(ours.length).toBe(theirs.length);
    let farthest = 0;
    for (const [at, level] of ours.entries())
      farthest = Math.max(farthest, Math.abs(level - (theirs[at] ?? 0)));
    expect(farthest).toBeLessThanOrEqual(1);
  });

  test('says its resolution, packing and colours to libtiff, which finds nothing amiss', async () => {
    const [width, height] = [131, 150];
    const pixels = new Uint8ClampedArray(width * height * 4).map((_, at) => (at * 7919) % 256);
    const said = saidOf(await writeTiff({ pixels, width, height }, 300));
    expect(said).toContain('Image Width: 131 Image Length: 150');
    expect(said).toContain('Resolution: 300, 300 pixels/inch');
    expect(said).toContain('Compression Scheme: AdobeDeflate');
    expect(said).toContain('Photometric Interpretation: RGB color');
    expect(said).toMatch(/ICC Profile: <present>, \d+ bytes/);
    expect(said).not.toMatch(/warning|error/i);
  });
});
