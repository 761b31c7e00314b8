import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import wasm from 'vite-plugin-wasm';

/** The API that `npm run dev` passes on to: a server started by `npm start` or by hand. */
const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

const OUT = 'dist/app';

/** What shrinks when compressed; pictures and woff2 are compressed already. */
const SHRINKS = /\.(js|css|html|svg|wasm|ttf|json)$/;

/**
 * Lays a brotli neighbour beside each file, which the server sends where the browser takes it: CanvasKit's 7.3 MB
 * travel as 2.6. Quality 9 takes 1.2 s for it where the slowest takes 17 s for 2.3 MB (node:zlib, two cores).
 */
function compressed(): Plugin {
  const compress = promisify(brotliCompress);
  return {
    name: 'compressed',
    apply: 'build',
    async closeBundle() {
      const entries = await readdir(OUT, { recursive: true });
      for (const entry of entries.filter((name) => SHRINKS.test(name))) {
        const bytes = await readFile(join(OUT, entry));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await writeFile(join(OUT, `${entry}.br`), await compress(bytes, { params }));
      }
    },
  };
}

/** Node's modules that CanvasKit and HarfBuzz ask for only where they run in Node. */
const NODE_ONLY = ['fs', 'path', 'module'];

/** Stands in for Node's modules in the browser, where nothing ever calls them. */
function withoutNode(): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId: (id) => (NODE_ONLY.includes(id) ? '\0nothing' : undefined),
    load: (id) =>
      id === '\0nothing' ? 'export default {}; export const createRequire = undefined;' : undefined,
  };
}

export default defineConfig({
  plugins: [withoutNode(), react(), wasm(), compressed()],
  worker: { format: 'es', plugins: () => [withoutNode(), wasm()] },
  build: {
    outDir: OUT,
    target: 'es2022',
    // Fonts and wasm are fetched when a stone needs them, never inlined.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { input: { app: 'index.html', bench: 'bench.html' } },
  },
  server: { proxy: { '/api': API, '/catalogue': API } },
});
