// Completes package-lock.json after a dependency was added on a machine whose registry holds only its own
// platform's binaries: npm then leaves the other platforms' optional packages out, and `npm ci` refuses the lock. What each of
// them must be, byte for byte, the registry tells by its name all the same.
// Run it after `npm install`: node .ci/complete-lock.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** The platform a binary package is for, read from its name, e.g. `@biomejs/cli-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split(/[-_]/);
  const has = (word) => words.includes(word);
  const os = systems.find(has);
  const cpu = processors.find(has) ?? (has('wasm32') || has('wasm') || has('wasi') ? 'wasm32' : undefined);
  const libc = has('musl') || has('linuxmusl') ? 'musl' : has('gnu') ? 'glibc' : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...((os ?? (has('linuxmusl') ? 'linux' : undefined)) && { os: [os ?? 'linux'] }),
  };
}

for (const entry of Object.values(lock.packages)) {
  delete entry.resolved;
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    lock.packages[`node_modules/${name}`] ??= { version: range.replace(/^[\^~]/, ''), ...platformOf(name) };
  }
}
for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === '' || entry.link || entry.integrity) continue;
  const name = place.split('node_modules/').at(-1);
  const wanted = [`${name}@${entry.version}`, 'dist.integrity'];
  const integrity = execFileSync('npm', ['view', ...wanted], { encoding: 'utf8' }).trim();
  if (!integrity.startsWith('sha512-'))
    throw new Error(`the registry does not tell what ${wanted[0]} must be`);
  const { version, ...rest } = entry;
  lock.packages[place] = { version, integrity, ...rest };
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
