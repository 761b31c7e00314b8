import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { photographedScene } from '../scene/uploads';
import { pngOf } from './files/made';

/** The colour at a point of the stone (mm) of a picture at 1 px a mm, as red, green, blue and opacity. */
async function colourAt(picture: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return [...data.subarray(at, at + 4)];
}

describe('A photographed stone', () => {
  test('shows the photograph over its whole face and nothing beyond its edge', async () => {
    const scene = await photographedScene('/uploads/photo.png');
    const picture = await pngOf(scene, 1, 'catalogue');
    expect(await colourAt(picture, 60, 300)).toEqual([255, 0, 0, 255]);
    expect(await colourAt(picture, 440, 300)).toEqual([0, 0, 255, 255]);
    // The cut corner.
    expect((await colourAt(picture, 480, 20))[3]).toBe(0);
  });

  test('is in the SVG itself, cut off at the outline', async () => {
    const svg = paintSvg(await photographedScene('/uploads/photo.png'), { title: 'x' });
    expect(svg).toMatch(/<image width="500" height="400"[^>]* href="data:image\/png;base64,/);
    const drawn = await sharp(
      Buffer.from(svg.replace('width="500mm" height="400mm"', 'width="500" height="400"')),
    )
      .png()
      .toBuffer();
    expect((await colourAt(drawn, 60, 300)).slice(0, 3)).toEqual([255, 0, 0]);
    expect((await colourAt(drawn, 480, 20))[3]).toBe(0);
  });
});
