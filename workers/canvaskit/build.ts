import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { cachedFile } from './cachedFile.ts';
import { withInitialPages } from './initialPages.ts';
import { withoutUnicodeData } from './unicodeData.ts';
import { isUnused } from './unused.ts';
import { withoutFunctions } from './withoutFunctions.ts';

/** The module as published, which alone of the three that are has its functions' names. */
const PUBLISHED = 'canvaskit-wasm/bin/profiling/canvaskit.wasm';

const require = createRequire(import.meta.url);

/**
 * How many pages of 64 kB CanvasKit's memory begins with: 32 MB, which a first picture needs anyway. As published it begins with 128
 * MB, which a phone with little memory may refuse, and of which a common stone needs less than half (docs/benchmarks.md). It grows
 * by itself.
 */
const PAGES = 512;

/** CanvasKit's module as the browser gets it: with what the designer asks of it, and a memory that begins small. */
const leanModule = (published: Uint8Array): Uint8Array =>
  withInitialPages(withoutFunctions(withoutUnicodeData(published), isUnused), PAGES);

/** What the module follows from: the published one, the code of this folder, and which binaryen it is. */
async function sources(): Promise<Buffer[]> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const code = (await readdir(folder)).sort().map((name) => join(folder, name));
  const others = [require.resolve(PUBLISHED), require.resolve('binaryen/package.json')];
  return Promise.all([...others, ...code].map((path) => readFile(path)));
}

let made: Promise<string> | undefined;

/**
 * The path of CanvasKit's module as the browser gets it, which takes 8 s to be made and is kept between builds. The page and its
 * workers, which are built apart and at once, share it.
 */
export function leanCanvasKit(): Promise<string> {
  made ??= keptModule();
  return made;
}

async function keptModule(): Promise<string> {
  const published = await readFile(require.resolve(PUBLISHED));
  return cachedFile('canvaskit.wasm', await sources(), () => leanModule(published));
}

/** Gives the browser CanvasKit without what nobody asks of it, in place of the one that is published. */
export function canvasKit(): Plugin {
  return {
    name: 'canvaskit',
    enforce: 'pre',
    async resolveId(id) {
      if (id !== `${PUBLISHED}?url`) return undefined;
      return `${await leanCanvasKit()}?url`;
    },
  };
}
