// Bundles the server into dist/server/main.js, or the file named on the command line, so that it starts in a fraction
// of a second and without tsx. With `--commands` the commands too, each beside it.
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  options: { commands: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const outfile = resolve(root, positionals[0] ?? 'dist/server/main.js');

// Bundled CommonJS packages use these; ES modules lack them. The dollars avoid clashes with names in the sources.
const banner = [
  "import { createRequire as $requireFor } from 'node:module';",
  "import { fileURLToPath as $pathOf } from 'node:url';",
  "import { dirname as $folderOf } from 'node:path';",
  'const require = $requireFor(import.meta.url);',
  'const __filename = $pathOf(import.meta.url);',
  'const __dirname = $folderOf(__filename);',
].join('\n');

/** The commands, as npm knows them. */
async function commands() {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return Object.values(scripts).flatMap(
    (script) => /^tsx (server\/commands\/\w+\.ts)$/.exec(script)?.[1] ?? [],
  );
}

await rm(dirname(outfile), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: [
    { in: 'server/main.ts', out: parse(outfile).name },
    // The programs of the server's child processes.
    'server/drawing/drawingProcess.ts',
    'server/pictures/previewProcess.ts',
    'server/pictures/uploadProcess.ts',
    ...(values.commands ? await commands() : []),
  ].map((entry) => (typeof entry === 'string' ? { in: entry, out: parse(entry).name } : entry)),
  outdir: dirname(outfile),
  bundle: true,
  // Shared modules are read and written once.
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  // They load files from their own folder: WebAssembly and native code.
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
