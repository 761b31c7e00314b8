import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import wasm from 'vite-plugin-wasm';
import { canvasKit } from './workers/canvaskit/build.ts';
import { cachedFile } from './workers/canvaskit/cachedFile.ts';
import { offline } from './workers/offline/build.ts';
import { SCRIPTS_ASKED_AS } from './workers/offline/compiledPage.ts';
import { bakingVersion } from './workers/reliefs/kept/bakingVersion.ts';

/** The API that `npm run dev` passes on to: a server started by `npm start` or by hand. */
const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

const OUT = 'dist/app';

/** What shrinks when compressed; pictures and woff2 are compressed already. */
const SHRINKS = /\.(js|css|html|svg|wasm|ttf|json)$/;

const compress = promisify(brotliCompress);

/** Brotli's slowest settings: what is sent a thousand times is packed once. */
const WELL = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

const compressedBytes = (bytes: Uint8Array) =>
  compress(bytes, { params: { ...WELL, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/**
 * Lays a brotli neighbour beside each file, which the server sends where the browser takes it. The slowest quality makes of CanvasKit's
 * 5.5 MB 1.60 in 12 s, a quick one 1.84 in 0.8 (node:zlib, two cores), and of all scripts 8 % less; so what is made of a file
 * is kept for the next build, which changes few.
 */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // Not when the bundle is closed: it is also where the build failed, and a failure here would hide why.
    async writeBundle() {
      const entries = (await readdir(OUT, { recursive: true })).filter((name) => SHRINKS.test(name));
      await Promise.all(
        entries.map(async (entry) => {
          const bytes = await readFile(join(OUT, entry));
          const made = await cachedFile('packed.br', [bytes, JSON.stringify(WELL)], () =>
            compressedBytes(bytes),
          );
          await copyFile(made, join(OUT, `${entry}.br`));
        }),
      );
    },
  };
}

/**
 * Node's modules, which CanvasKit and HarfBuzz ask for only where they run in Node, and what jsPDF turns web pages into
 * pictures with, which nobody asks of it.
 */
const NEVER_CALLED = ['fs', 'path', 'module', 'canvg', 'dompurify', 'html2canvas'];

/** Stands in for modules that nothing in the browser ever calls. */
function withoutUncalled(): Plugin {
  return {
    name: 'without-uncalled',
    enforce: 'pre',
    resolveId: (id) => (NEVER_CALLED.includes(id) ? '\0nothing' : undefined),
    load: (id) =>
      id === '\0nothing' ? 'export default {}; export const createRequire = undefined;' : undefined,
  };
}

/** A ring of imports that a file leads into, its first file once more at its end; undefined where there is none. */
function ringFrom(
  importsOf: (file: string) => readonly string[],
  file: string,
  way: readonly string[] = [],
  seen = new Set<string>(),
): readonly string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const next of importsOf(file)) {
    const ring = ringFrom(importsOf, next, [...way, file], seen);
    if (ring) return ring;
  }
  return undefined;
}

/**
 * Fails a build whose files import each other in a ring: of two one runs before the other is there, and the page stays
 * empty. It is how what is shared was split, and not the sources: another threshold below splits it otherwise.
 */
function withoutRings(): Plugin {
  return {
    name: 'without-rings',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const found = bundle[file];
        return found?.type === 'chunk' ? found.imports : [];
      };
      const seen = new Set<string>();
      for (const file of Object.keys(bundle)) {
        const ring = ringFrom(importsOf, file, [], seen);
        if (ring) this.error(`files import each other in a ring: ${ring.join(' > ')}`);
      }
    },
  };
}

/** Vite's own word for what it asks for modules as, before they are imported. */
const ASKED_AS = "const scriptRel = 'modulepreload'";

/** Has the files that are fetched later asked for as the page's own are: as modules, or as what the browser has compiled. */
function compiledLater(): Plugin {
  return {
    name: 'compiled-later',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(ASKED_AS)) this.error('Vite asks for modules in another way');
        return { code: code.replace(ASKED_AS, `const scriptRel = ${SCRIPTS_ASKED_AS}`), map: null };
      },
    },
  };
}

/** A file that several screens share is not called by all their names: it would read as one of them. */
const shortName = (name: string) => name.split('~')[0];
const chunkFileNames = ({ name }: { readonly name: string }) => `assets/${shortName(name)}-[hash].js`;

export default defineConfig({
  define: { BAKING_VERSION: JSON.stringify(await bakingVersion()) },
  plugins: [
    withoutUncalled(),
    react(),
    wasm(),
    canvasKit(),
    compiledLater(),
    offline(),
    withoutRings(),
    compressed(),
  ],
  worker: {
    format: 'es',
    plugins: () => [withoutUncalled(), wasm(), canvasKit(), withoutRings()],
    rolldownOptions: {
      output: {
        chunkFileNames,
        codeSplitting: {
          // What several formats' painters share travels together: sixty files of a few hundred bytes each otherwise.
          groups: [{ name: 'shared', minShareCount: 2 }],
        },
      },
    },
  },
  build: {
    outDir: OUT,
    target: 'es2022',
    // Fonts and wasm are fetched when a stone needs them, never inlined.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: { app: 'index.html', bench: 'bench.html' },
      output: {
        chunkFileNames,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(parse(name).name)}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // What the start page needs is one file, which imports no other of ours: whatever comes later finds it there.
            {
              name: 'start',
              tags: ['$initial'],
              test: /^(?!.*(?:\/main\.tsx|\.html|\/bench\/))/,
              priority: 1,
            },
            // What the designer's start and a mason's page share of files and links: three files of a kilobyte would be three requests.
            {
              name: 'filesAndLinks',
              test: /\/src\/(?:machines\/export\/|screens\/designer\/(?:panels\/LinkLine\.tsx|export\/(?:permitGiven|useOfferedFiles)))/,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // Likewise what several screens share of prices, and of how far something has come.
            {
              name: 'pricesAndProgress',
              test: /\/src\/(?:stone\/(?:price\/(?:money|totalOf)|catalogue\/price|wire\/prices)|api\/prices|components\/Progress\.tsx)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // And what the pages of an order share of its mason and of what he asks.
            {
              name: 'orderOfMason',
              test: /\/src\/(?:stone\/wire\/(?:mason|question)|machines\/mason\/|api\/mason|stone\/(?:masonState|questionState))/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // What is at the bottom of everything drawn imports nothing above it: put with what happens to be shared by the same
            // pages it once made two files import each other.
            {
              name: 'geometry',
              test: /\/src\/geometry\/|\/node_modules\/svgpath\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // What reads typefaces outside of the stage, for a mason's roll and a relative's page: no other start fetches it.
            {
              name: 'typefaces',
              test: /\/opentype\.js\/|\/src\/lettering\/(?:typeface|shaper|wholeFont|fontError|missingBox|glyphOutline|flatCapitals)\.ts/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // The style sheets that several later screens share: a file of 100 bytes each would be a request each.
            {
              name: 'styles',
              test: /\.module\.css$/,
              minShareCount: 2,
              priority: 1,
            },
            // An icon that two screens show is half a kilobyte: all of them are one request.
            {
              name: 'icons',
              test: /\/lucide-react\/.*\/icons\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // What several later screens share travels with its neighbours: a file of 300 bytes costs a request of 1,200.
            {
              name: 'shared',
              // A mason's and a relative's page, those of variants and of a proposal, and that of what is kept, share with what the
              // designer fetches for them alone, which its start does not wait for.
              test: /\/src\/(?!screens\/(?:mason|alternatives|approving|proposal|imprint|ownData|privacy|provider|start\/front|designer\/(?:export\/|popups\/words\/(?!TakeOverWordsPopup)|panels\/LinkLine))|machines\/(?:alternatives|approving|ownData|proposal)\/|api\/(?:alternatives|proposal)|stone\/wire\/(?:alternatives|proposal)|stone\/(?:differences|merging|sealing|privacy|proposing)\/)|\/lucide-react\//,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 17_000,
            },
          ],
        },
      },
    },
  },
  // Workers are named, or what they import would be found as they open, and the page loaded again under whoever works.
  optimizeDeps: { entries: ['index.html', 'workers/*/*Worker.ts'] },
  // The server has the catalogue's folders of pictures; its JSON files are the app's own.
  server: { proxy: { '/api': API, '^/catalogue/[^/]+/': API } },
});
