import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { begunOnce } from '../../src/cache/begunOnce.ts';
import { withoutBrotliDictionary } from './brotliDictionary.ts';
import { cachedFile } from './cachedFile.ts';
import { withoutEmbeddedFont } from './embeddedFont.ts';
import { forHalves } from './glue.ts';
import { withInitialPages } from './initialPages.ts';
import { isDrawing, isGeometry } from './ofTheProcessor.ts';
import { type SplitModule, splitModule } from './splitModule.ts';
import { withoutUnicodeData } from './unicodeData.ts';
import { isUnused } from './unused.ts';
import { withoutFunctions } from './withoutFunctions.ts';

/** The module as published, which alone of the three that are has its functions' names. */
const PUBLISHED = 'canvaskit-wasm/bin/profiling/canvaskit.wasm';

/** What the browser asks for as the other half; no such file is published. */
const DEFERRED = 'canvaskit-wasm/bin/profiling/deferred.wasm';

/** The functions that the primary half begins with, a name in each line: what `tests/workers/canvaskit/record.ts` has seen used. */
const PRIMARY_FUNCTIONS = 'primaryFunctions.txt';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

const require = createRequire(import.meta.url);

/**
 * How many pages of 64 kB CanvasKit's memory begins with: 32 MB, which a first picture needs anyway. As published it begins with 128
 * MB, which a phone with little memory may refuse, and of which a common stone needs less than half (docs/benchmarks.md). It grows
 * by itself.
 */
const PAGES = 512;

/** CanvasKit's module without the largest of what it brings along and nobody reads. */
const withoutData = (published: Uint8Array): Uint8Array =>
  withoutBrotliDictionary(withoutEmbeddedFont(withoutUnicodeData(published)));

/** CanvasKit's module with what the designer asks of it, and a memory that begins small; it has its names. */
const leanModule = (published: Uint8Array): Uint8Array =>
  withInitialPages(withoutFunctions(withoutData(published), isUnused), PAGES);

/** What the module follows from: the published one, the code of this folder, and which binaryen it is. */
async function sources(): Promise<Buffer[]> {
  const code = (await readdir(FOLDER)).sort().map((name) => join(FOLDER, name));
  const others = [require.resolve(PUBLISHED), require.resolve('binaryen/package.json')];
  return Promise.all([...others, ...code].map((path) => readFile(path)));
}

/** The path of CanvasKit's module with what the designer asks of it: whole, and with its functions' names. */
export const leanCanvasKit = begunOnce(async () => {
  const published = await readFile(require.resolve(PUBLISHED));
  return cachedFile('whole.wasm', await sources(), () => leanModule(published));
});

const splitOnce = begunOnce(async () => {
  const first = new Set((await readFile(join(FOLDER, PRIMARY_FUNCTIONS), 'utf8')).split('\n'));
  return splitModule(await readFile(await leanCanvasKit()), {
    isPrimary: (name) => first.has(name) || isDrawing(name),
    bringsAll: isGeometry,
  });
});

/**
 * The paths of the two halves of CanvasKit that the browser gets, which take 20 s to be made and are kept between builds. The page
 * and its workers, which are built apart and at once, share them.
 */
export const halvesOfCanvasKit = begunOnce(async () => {
  const from = await sources();
  const half = (file: string, which: keyof SplitModule) =>
    cachedFile(file, [...from, which], async () => (await splitOnce())[which]);
  return {
    primary: await half('canvaskit.wasm', 'primary'),
    deferred: await half('deferred.wasm', 'deferred'),
  };
});

/**
 * Gives the browser CanvasKit without what nobody asks of it, in place of the one that is published: in two halves, and whole where
 * it is developed with, since there CanvasKit's script is packed before a plugin sees it.
 */
export function canvasKit(): Plugin {
  return {
    name: 'canvaskit',
    enforce: 'pre',
    async resolveId(id) {
      if (id !== `${PUBLISHED}?url` && id !== `${DEFERRED}?url`) return undefined;
      if (this.environment.mode === 'dev') return `${await leanCanvasKit()}?url`;
      const { primary, deferred } = await halvesOfCanvasKit();
      return `${id === `${DEFERRED}?url` ? deferred : primary}?url`;
    },
    transform: {
      filter: { id: /canvaskit-wasm\/bin\/profiling\/canvaskit\.js$/ },
      handler: (code) => ({ code: forHalves(code), map: null }),
    },
  };
}
