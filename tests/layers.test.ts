import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

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
  ['fonts do not import the server', 'fonts/probe.ts', '../server/main'],
];

const ALLOWED = ['src/scene/allowed.ts', '../stone/numbers'] as const;

/** What the linter says, with the project's own rules, of a project that holds nothing but the probes. */
let said: string;

beforeAll(() => {
  const project = mkdtempSync(join(tmpdir(), 'gravestone-layers-'));
  for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(project, file));
  for (const [file, imported] of [...FORBIDDEN.map(([, ...probe]) => probe), ALLOWED]) {
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

test.each(FORBIDDEN)('%s', (_what, file) => {
  expect(said).toMatch(new RegExp(`${file}:\\d+:\\d+ lint/style/noRestrictedImports`));
});

test('an import downwards is allowed', () => {
  expect(said).not.toContain(`${ALLOWED[0]}:`);
});
