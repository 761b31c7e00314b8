// Bundles the server into dist/server/main.js, or the file named on the command line, so that it starts in a fraction
// of a second and without tsx.
import { rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outfile = resolve(root, process.argv[2] ?? 'dist/server/main.js');

// Bundled CommonJS packages ask for these; ES modules do not have them.
const banner = [
  "import { createRequire as requireFor } from 'node:module';",
  "import { fileURLToPath as pathOf } from 'node:url';",
  "import { dirname as folderOf } from 'node:path';",
  'const require = requireFor(import.meta.url);',
  'const __filename = pathOf(import.meta.url);',
  'const __dirname = folderOf(__filename);',
].join('\n');

await rm(dirname(outfile), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ['server/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  // They load files beside themselves: WebAssembly and native code.
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*', '@node-rs/argon2'],
  banner: { js: banner },
  logLevel: 'warning',
});
