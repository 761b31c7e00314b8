// npm start: builds what is missing or older than its sources, then starts the server.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** When a file, or anything below a folder, last changed, in ms; 0 where it is missing. */
function changedAt(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  return readdirSync(path).reduce(
    (newest, name) => Math.max(newest, changedAt(join(path, name))),
    found.mtimeMs,
  );
}

/** Runs a Node program to its end; if it fails, so does this. */
function run(...words) {
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function isStale(output, sources) {
  const built = changedAt(join(root, output));
  return built === 0 || sources.some((source) => changedAt(join(root, source)) > built);
}

const COMMON = ['src', 'fonts', 'locales', 'catalogue', 'package-lock.json'];
if (
  isStale('dist/app/index.html', [
    ...COMMON,
    'workers',
    'public',
    'index.html',
    'bench.html',
    'vite.config.ts',
  ])
) {
  const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
  run(join(vite, 'bin/vite.js'), 'build');
}
if (isStale('dist/server/main.js', [...COMMON, 'server'])) run('server/bundle.mjs');

await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
