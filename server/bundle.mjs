// Bundles the server into dist/server/main.js, or the file named on the command line, so that it starts in a fraction
// of a second and without tsx.
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outfile = resolve(root, process.argv[2] ?? 'dist/server/main.js');

// Bundled CommonJS packages ask for these; ES modules do not have them. The dollars keep clear of names in the sources.
const banner = [
  "import { createRequire as $requireFor } from 'node:module';",
  "import { fileURLToPath as $pathOf } from 'node:url';",
  "import { dirname as $folderOf } from 'node:path';",
  'const require = $requireFor(import.meta.url);',
  'const __filename = $pathOf(import.meta.url);',
  'const __dirname = $folderOf(__filename);',
].join('\n');

await rm(dirname(outfile), { recursive: true, force: true });
/** Bundles one file with all it needs. */
const bundle = (entry, file) =>
  build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    // They load files beside themselves: WebAssembly and native code.
    external: [
      '@electric-sql/pglite',
      '@electric-sql/pglite/*',
      '@node-rs/argon2',
      '@techstark/opencv-js',
      'canvaskit-wasm',
      'harfbuzzjs',
      'pg',
      'sharp',
    ],
    banner: { js: banner },
    logLevel: 'warning',
  });
await Promise.all([
  bundle('server/main.ts', outfile),
  // The programs of the processes that the server starts from beside itself.
  bundle('server/drawing/drawingProcess.ts', join(dirname(outfile), 'drawingProcess.js')),
  bundle('server/pictures/previewProcess.ts', join(dirname(outfile), 'previewProcess.js')),
  bundle('server/pictures/uploadProcess.ts', join(dirname(outfile), 'uploadProcess.js')),
]);
