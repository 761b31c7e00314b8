import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { projectRoot } from '../../../server/system/projectRoot';
import type { Kit } from '../../../src/painting/canvaskit/kit';
import { halvesOfCanvasKit } from '../../../workers/canvaskit/build';
import { DeferredModule } from '../../../workers/stage/deferredModule';
import type { Golden } from '../../golden/golden';
import type { Picture } from '../../golden/picture';
import { SUBJECTS } from '../../golden/subjects';
import { kitOf } from './halvesInNode';

const require = createRequire(import.meta.url);

/** CanvasKit as it is published and as everything in Node has it, and as the browser gets it. */
async function publishedKit(): Promise<Kit> {
  const initialise = require('canvaskit-wasm') as typeof import('canvaskit-wasm')['default'];
  return initialise({ locateFile: () => require.resolve('canvaskit-wasm/bin/canvaskit.wasm') });
}
async function halvedKit() {
  const { primary, deferred } = await halvesOfCanvasKit();
  let asked = 0;
  const compiled = () => new WebAssembly.Module(readFileSync(deferred));
  const half = new DeferredModule(
    async () => compiled(),
    () => {
      asked += 1;
      return compiled();
    },
  );
  return { kit: await kitOf(primary, half), half, asked: () => asked };
}

/** Draws goldens with a CanvasKit of its own: each time with all modules anew, since they keep what one has made. */
async function drawnBy(kit: Kit, goldens: readonly Golden[]): Promise<readonly Picture[]> {
  vi.resetModules();
  vi.doMock('../../../server/drawing/nodeKit', () => ({ loadNodeKit: async () => kit }));
  const { drawn } = await import('../../golden/picture');
  const pictures: Picture[] = [];
  for (const golden of goldens) pictures.push(await drawn(golden));
  return pictures;
}

/** A CanvasKit whose pictures another one decodes: in the browser the browser does. */
function decodingElsewhere(kit: Kit, decoder: Kit): Kit {
  const decode: Kit['MakeImageFromEncoded'] = (bytes) => {
    const picture = decoder.MakeImageFromEncoded(bytes);
    if (!picture) return null;
    const info = {
      width: picture.width(),
      height: picture.height(),
      alphaType: kit.AlphaType.Premul,
      colorType: kit.ColorType.RGBA_8888,
      colorSpace: kit.ColorSpace.SRGB,
    };
    const pixels = picture.readPixels(0, 0, {
      ...info,
      alphaType: decoder.AlphaType.Premul,
      colorType: decoder.ColorType.RGBA_8888,
      colorSpace: decoder.ColorSpace.SRGB,
    });
    picture.delete();
    return kit.MakeImage(info, pixels as Uint8Array, 4 * info.width);
  };
  return Object.assign(kit, { MakeImageFromEncoded: decode });
}

/** A picture as PNG, which the browser is never asked to have written by CanvasKit. */
function written(kit: Kit): Uint8Array | undefined {
  const pixels = Uint8Array.from({ length: 4 * 16 }, (_, at) => (at % 4 === 3 ? 255 : at * 4));
  const info = {
    width: 4,
    height: 4,
    alphaType: kit.AlphaType.Opaque,
    colorType: kit.ColorType.RGBA_8888,
    colorSpace: kit.ColorSpace.SRGB,
  };
  const picture = kit.MakeImage(info, pixels, 16);
  const bytes = picture?.encodeToBytes();
  picture?.delete();
  return bytes ?? undefined;
}

/** Of each subject the first, the one in the middle and the last. */
const goldens = Object.values(SUBJECTS).flatMap((all) =>
  [...new Set([all[0], all[Math.floor(all.length / 2)], all.at(-1)])].filter((one) => one !== undefined),
);

/** The files of which a folder and those in it consist. */
const filesIn = (folder: string) =>
  readdirSync(join(projectRoot(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

describe('CanvasKit as the browser gets it', () => {
  afterAll(() => vi.doUnmock('../../../server/drawing/nodeKit'));

  test('draws, byte for byte, what the published one draws, and asks for nothing of its other half', async () => {
    const published = await publishedKit();
    const { kit, asked } = await halvedKit();
    const before = await drawnBy(published, goldens);
    const now = await drawnBy(decodingElsewhere(kit, published), goldens);
    for (const [at, golden] of goldens.entries()) {
      const [one, other] = [before[at], now[at]];
      if (!one || !other) throw new Error(`${golden.name} was not drawn`);
      expect([other.width, other.height], golden.name).toEqual([one.width, one.height]);
      expect(Buffer.compare(one.rgb, other.rgb), golden.name).toBe(0);
    }
    expect(asked()).toBe(0);
  }, 180_000);

  test('begins with a quarter of what is published, and has three quarters of it in all', async () => {
    const { primary, deferred } = await halvesOfCanvasKit();
    const published = await readFile(require.resolve('canvaskit-wasm/bin/canvaskit.wasm'));
    const [first, second] = [await readFile(primary), await readFile(deferred)];
    expect(first.length / published.length).toBeLessThan(0.26);
    expect((first.length + second.length) / published.length).toBeLessThan(0.76);
  });

  test('loads its other half by itself, once, where something of that is asked for', async () => {
    const { kit, asked } = await halvedKit();
    const published = await publishedKit();
    expect(written(kit)).toEqual(written(published));
    expect(asked()).toBe(1);
    written(kit);
    expect(asked()).toBe(1);
  });

  test('has its other half ready where that was loaded before', async () => {
    const { kit, half, asked } = await halvedKit();
    await half.load();
    await half.load();
    written(kit);
    expect(asked()).toBe(0);
  });

  test('can do nothing with fonts, and says so by an error', async () => {
    const { kit } = await halvedKit();
    const font = await fileBytes(FONTS[0]?.file ?? '');
    expect(() => kit.Typeface.MakeTypefaceFromData(font)).toThrow(WebAssembly.RuntimeError);
  });

  test('is asked for nothing that it can no longer do', () => {
    const gone =
      /\.(Font|FontMgr|Typeface|TextBlob|Paragraph\w*|TypefaceFontProvider|FontCollection|Make\w*Animation)\b\s*[.(]|\.draw(Text|TextBlob|Glyphs|Paragraph)\(/;
    const asking = [...filesIn('src/painting/canvaskit'), ...filesIn('workers')].filter((file) =>
      gone.test(readFileSync(join(projectRoot(), file), 'utf8')),
    );
    expect(asking).toEqual([]);
  });
});
