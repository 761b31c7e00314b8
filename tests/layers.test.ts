import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

/** What each room must not import, and where the rule has to find it. */
const FORBIDDEN: readonly (readonly [what: string, file: string, imported: string])[] = [
  ['geometry does not import the stone', 'src/geometry/probe.ts', '../stone/numbers'],
  ['geometry does not import lettering', 'src/geometry/probe2.ts', '../lettering/layLine'],
  ['the cache does not import geometry', 'src/cache/probe.ts', '../geometry/box'],
  ['the stone does not import the scene', 'src/stone/probe.ts', '../scene/place'],
  ['lettering does not import the scene', 'src/lettering/probe.ts', '../scene/place'],
  ['the scene does not import painting', 'src/scene/probe.ts', '../painting/colours'],
  ['painting does not import workers', 'src/painting/svg/probe.ts', '../../../workers/stage/view'],
  ['workers do not import the renderer', 'workers/stage/probe.ts', '../../src/renderer/renderer'],
  ['the ports do not import machines', 'src/api/probe.ts', '../machines/failure'],
  ['machines do not import screens', 'src/machines/probe.ts', '../screens/designer/useSelected'],
  ['the server does not import screens', 'server/routes/probe.ts', '../../src/screens/designer/useSelected'],
  ['the server does not import workers', 'server/probe.ts', '../workers/stage/view'],
  ['the services do not import routes', 'server/services.ts', './routes/health'],
  ['fonts do not import the server', 'fonts/probe.ts', '../server/main'],
];

const ALLOWED = ['src/scene/allowed.ts', '../stone/numbers'] as const;

/** The rooms inside the server, a line each, from top to bottom. */
const SERVER_LINES: readonly (readonly string[])[] = [
  ['commands'],
  ['routes'],
  ['http', 'monitoring'],
  ['backup', 'inspection', 'jobs', 'prepare'],
  ['mail'],
  ['orders'],
  ['seal'],
  ['drawing'],
  ['pictures'],
  ['store'],
  ['processes', 'fileStores', 'texts'],
  ['domain'],
  ['credentials'],
  ['system'],
];

/** What puts the server together: no room imports it, but for the commands. */
const ON_TOP = ['main', 'buildServer', 'openStore', 'pools', 'environment', 'stopOnSignals'];

const ROOMS = SERVER_LINES.flat();
const above = (room: string) => SERVER_LINES.slice(0, lineOf(room)).flat();
const below = (room: string) => SERVER_LINES.slice(lineOf(room) + 1).flat();
const lineOf = (room: string) => SERVER_LINES.findIndex((rooms) => rooms.includes(room));

/** An import of a file deeper down than its room's own folder. */
const probe = (room: string, imported: string) =>
  [`server/${room}/probes/${imported.replaceAll(/\W/g, '')}.ts`, `../../${imported}`] as const;

/** What a room of the server must not import. */
const forbiddenTo = (room: string) =>
  [
    ...above(room).map((other) => `${other}/any`),
    ...(room === 'commands' ? [] : ON_TOP),
    ...(above(room).includes('routes') ? ['services'] : []),
    '../src/screens/any',
    '../workers/any/any',
  ].map((imported) => probe(room, imported));

const allowedTo = (room: string) =>
  [...below(room).map((other) => `${other}/any`), ...(room === 'routes' ? ['services'] : [])].map(
    (imported) => probe(room, imported),
  );

/** What the linter says, with the project's own rules, of a project that holds nothing but the probes. */
let said: string;

beforeAll(() => {
  const project = mkdtempSync(join(tmpdir(), 'gravestone-layers-'));
  for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(project, file));
  const probes = [
    ...FORBIDDEN.map(([, ...each]) => each),
    ALLOWED,
    ...ROOMS.flatMap((room) => [...forbiddenTo(room), ...allowedTo(room)]),
  ];
  for (const [file, imported] of probes) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(
      join(project, file),
      `import type * as other from '${imported}';\n\nexport type Probe = typeof other;\n`,
    );
  }
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--max-diagnostics=none', '.'],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );
  said = stdout + stderr;
});

const restricted = (file: string) => new RegExp(`${file}:\\d+:\\d+ lint/style/noRestrictedImports`);

test.each(FORBIDDEN)('%s', (_what, file) => {
  expect(said).toMatch(restricted(file));
});

test('an import downwards is allowed', () => {
  expect(said).not.toContain(`${ALLOWED[0]}:`);
});

describe('Inside the server', () => {
  test.each(ROOMS)('%s imports what lies below, and nothing above it', (room) => {
    for (const [file] of forbiddenTo(room)) expect(restricted(file).test(said), file).toBe(true);
    for (const [file] of allowedTo(room)) expect(said.includes(`${file}:`), file).toBe(false);
  });

  test('every room has its line', () => {
    const folders = readdirSync('server', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...ROOMS].sort());
  });
});
