import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { drawEtchingOf } from '../../../server/drawing/drawEtching';
import { loadNodeKit } from '../../../server/drawing/nodeKit';
import { openPainter } from '../../../src/painting/canvaskit/painter';
import { paintElements } from '../../../src/painting/canvaskit/paintScene';
import { readPixels } from '../../../src/painting/canvaskit/pixels';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { sceneWithEtching } from '../../scene/portrait';

const kit = await loadNodeKit();
const painter = openPainter(kit, () => Promise.reject(new Error('no tiles here')));
afterAll(() => painter.delete());

/** The grey lower right quarter of the photograph. */
const GREY = {
  ...{ shape: 'rectangle', width: 60, height: 80, dpi: 254 },
  crop: { x: 0.75, y: 0.75, zoom: 2, turn: 0 },
};

/** What stored 128 of 255 sends back of the light (IEC 61966-2-1), by hand. */
const LIGHT_OF_GREY = 0.2159;

const dotsIn = (bytes: Uint8Array) => sharp(bytes).greyscale().raw().toBuffer();
const blackIn = (dots: Buffer) => dots.filter((dot) => dot === 0).length / dots.length;

describe('The picture that a machine engraves', () => {
  test('has a pixel for every dot, of one bit, with its resolution in both files', async () => {
    const { png, tiff } = await drawEtchingOf(await sceneWithEtching(GREY), 0);
    for (const bytes of [png, tiff]) {
      const { bitsPerSample, density, width, height } = await sharp(bytes).metadata();
      expect([bitsPerSample, density, width, height]).toEqual([1, 254, 600, 800]);
    }
    // PNG says pixels per metre: 254 to the inch are 10000.
    const at = Buffer.from(png).indexOf('pHYs');
    expect([Buffer.from(png).readUInt32BE(at + 4), png[at + 12]]).toEqual([10_000, 1]);
    const dots = await dotsIn(png);
    expect(dots.every((dot) => dot === 0 || dot === 255)).toBe(true);
    expect(dots.equals(await dotsIn(tiff))).toBe(true);
    expect(Math.abs(blackIn(dots) - LIGHT_OF_GREY)).toBeLessThan(0.005);
  });

  test('is read alike by decoders of other libraries', async () => {
    const { png, tiff } = await drawEtchingOf(await sceneWithEtching(GREY), 0);
    const image = kit.MakeImageFromEncoded(png);
    const skia = image?.readPixels(0, 0, {
      ...{ width: 600, height: 800, colorType: kit.ColorType.RGBA_8888 },
      ...{ alphaType: kit.AlphaType.Unpremul, colorSpace: kit.ColorSpace.SRGB },
    });
    image?.delete();
    expect(Buffer.from((skia ?? []).filter((_part, at) => at % 4 === 0)).equals(await dotsIn(png))).toBe(
      true,
    );
    const folder = mkdtempSync(join(tmpdir(), 'etching-'));
    try {
      const file = join(folder, 'etching.tif');
      writeFileSync(file, tiff);
      expect(execFileSync('tiffinfo', [file]).toString()).toMatch(
        /Image Width: 600 Image Length: 800\s+Resolution: 254, 254 pixels\/inch\s+Bits\/Sample: 1/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('is the other way round where white is engraved, and where the dark parts are', async () => {
    const white = await drawEtchingOf(await sceneWithEtching({ ...GREY, engraves: 'white' }), 0);
    expect(1 - blackIn(await dotsIn(white.png))).toBeCloseTo(LIGHT_OF_GREY, 2);
    const dark = await drawEtchingOf(await sceneWithEtching({ ...GREY, inverted: true }), 0);
    expect(blackIn(await dotsIn(dark.png))).toBeCloseTo(1 - LIGHT_OF_GREY, 2);
  });
});

describe('An etching seen from afar', () => {
  test('is as opaque as its tone is light, on the stage and in an SVG, and nothing beside its oval', async () => {
    const scene = await sceneWithEtching({ crop: GREY.crop });
    const pixels = readPixels(kit, 600, 750, (canvas) => paintElements(canvas, scene, painter));
    const at = (x: number, y: number) => [...pixels.subarray((y * 600 + x) * 4, (y * 600 + x) * 4 + 4)];
    expect(at(300, 300)[3]).toBeGreaterThan(125);
    expect(at(300, 300)[3]).toBeLessThan(131);
    expect(at(257, 242)[3]).toBe(0);
    // Half of 0.84 and half of the stone below.
    const svg = await sharp(Buffer.from(paintSvg(scene)))
      .resize(600, 750)
      .ensureAlpha()
      .raw()
      .toBuffer();
    const [stone = 0] = svg.subarray((100 * 600 + 300) * 4);
    const [red = 0] = svg.subarray((300 * 600 + 300) * 4);
    expect(Math.abs(red - (0.502 * 0.84 * 255 + 0.498 * stone))).toBeLessThan(4);
    const welded = paintSvg(scene, { weld: ([outline]) => outline ?? never() });
    expect(welded).not.toContain('<image');
  });
});

function never(): never {
  throw new Error('nothing is welded');
}
