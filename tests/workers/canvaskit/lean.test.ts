import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { projectRoot } from '../../../server/system/projectRoot';
import type { Kit } from '../../../src/painting/canvaskit/kit';
import { leanCanvasKit } from '../../../workers/canvaskit/build';
import type { Golden } from '../../golden/golden';
import type { Picture } from '../../golden/picture';
import { SUBJECTS } from '../../golden/subjects';

const require = createRequire(import.meta.url);

/** CanvasKit as it is published and as everything in Node has it, and as the browser gets it. */
async function publishedKit(): Promise<Kit> {
  const initialise = require('canvaskit-wasm') as typeof import('canvaskit-wasm')['default'];
  return initialise({ locateFile: () => require.resolve('canvaskit-wasm/bin/canvaskit.wasm') });
}
async function leanKit(path: string): Promise<Kit> {
  const initialise = require('canvaskit-wasm/profiling') as typeof import('canvaskit-wasm')['default'];
  return initialise({ locateFile: () => path });
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
  let path: string;
  let lean: Kit;
  beforeAll(async () => {
    path = await leanCanvasKit();
    lean = await leanKit(path);
  }, 60_000);
  afterAll(() => vi.doUnmock('../../../server/drawing/nodeKit'));

  test('draws, byte for byte, what the published one draws', async () => {
    const before = await drawnBy(await publishedKit(), goldens);
    const now = await drawnBy(lean, goldens);
    for (const [at, golden] of goldens.entries()) {
      const [one, other] = [before[at], now[at]];
      if (!one || !other) throw new Error(`${golden.name} was not drawn`);
      expect([other.width, other.height], golden.name).toEqual([one.width, one.height]);
      expect(Buffer.compare(one.rgb, other.rgb), golden.name).toBe(0);
    }
  }, 180_000);

  test('is three quarters as large', async () => {
    const published = await readFile(require.resolve('canvaskit-wasm/bin/canvaskit.wasm'));
    expect((await readFile(path)).length / published.length).toBeLessThan(0.77);
  });

  test('can do nothing with fonts, and says so by an error', async () => {
    const font = await fileBytes(FONTS[0]?.file ?? '');
    expect(() => lean.Typeface.MakeTypefaceFromData(font)).toThrow(WebAssembly.RuntimeError);
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
