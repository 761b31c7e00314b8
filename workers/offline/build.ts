import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The service worker's file name, at the root: its scope is everything below it. */
const FILE = 'service-worker.js';

/** The stage on the page itself, for browsers without OffscreenCanvas. */
const ON_THE_PAGE = /\/workers\/stage\/(canvasStage|supplies)\.ts$|\/canvaskit-wasm\//;

/** What draws a stone in space is as large as the start page and asked for by few: it is fetched where they ask. */
const ASKED_FOR = /\/node_modules\/three\//;

/** The scripts and styles that an entry imports, dynamic imports included. */
function reachable(bundle: Bundle, entry: Chunk): Set<string> {
  const found = new Set<string>();
  const waiting = [entry.fileName];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') continue;
    if (chunk.moduleIds.some((id) => ON_THE_PAGE.test(id) || ASKED_FOR.test(id))) continue;
    found.add(name);
    waiting.push(...chunk.imports, ...chunk.dynamicImports);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  }
  return found;
}

async function data<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')) as T;
}

/** The font files of the standard stone's text. */
async function standardLetters(): Promise<string[]> {
  const { Parms } = await data<{ Parms: { fontFamily?: string }[] }>('catalogue/standard-stone.json');
  const families = new Set(Parms.map(({ fontFamily }) => fontFamily));
  const fonts = await data<{ family: string; file: string; italic?: string }[]>('fonts/catalogue.json');
  const used = fonts.filter(({ family }) => families.has(family));
  return used.flatMap(({ file, italic }) => [file, italic ?? []].flat());
}

/** Files outside the page's own graph: workers with their parts, WebAssembly, fonts of screens and stone. */
function isWanted(name: string, originals: readonly string[], letters: readonly string[]): boolean {
  if (/\.(js|wasm)$/.test(name)) return true;
  return originals.some(
    (original) =>
      /-latin-wght-normal\.woff2$/.test(original) || letters.some((letter) => original.endsWith(letter)),
  );
}

/**
 * Builds the service worker, with the list of what a start of the designer needs. Like the other workers it is built
 * apart from the page, as one classic script.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const all = Object.values(bundle);
        const entry = all.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'app');
        const page = bundle['index.html'];
        if (entry?.type !== 'chunk' || page?.type !== 'asset') throw new Error('a build without the app');
        const letters = await standardLetters();
        const assets = all.filter(
          (file) => file.type === 'asset' && isWanted(file.fileName, file.originalFileNames, letters),
        );
        const names = new Set([...reachable(bundle, entry), ...assets.map(({ fileName }) => fileName)]);
        const parts = ['/icon.svg', ...[...names].sort().map((name) => `/${name}`)];
        const version = createHash('sha256').update(parts.join('\n')).update(page.source).digest('hex');
        const { outputFiles } = await build({
          entryPoints: [fileURLToPath(new URL('serviceWorker.ts', import.meta.url))],
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          write: false,
          define: {
            PARTS: JSON.stringify(parts),
            ENTRY: JSON.stringify(basename(entry.fileName)),
            VERSION: JSON.stringify(version.slice(0, 12)),
          },
        });
        this.emitFile({ type: 'asset', fileName: FILE, source: outputFiles[0]?.text ?? '' });
      },
    },
  };
}
