import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What the linter says of a source as if it stood in `file`. */
function lint(file: string, source: string): string {
  const call = ['--no-install', 'biome', 'lint', `--stdin-file-path=${file}`];
  const { stdout, stderr } = spawnSync('npx', call, { encoding: 'utf8', input: source });
  return stdout + stderr;
}

const cases: readonly (readonly [what: string, file: string, imported: string])[] = [
  ['the stone does not import the scene', 'src/stone/layerProbe.ts', '../scene/place'],
  ['lettering does not import the scene', 'src/lettering/layerProbe.ts', '../scene/place'],
  ['the scene does not import painting', 'src/scene/layerProbe.ts', '../painting/colours'],
  ['painting does not import workers', 'src/painting/layerProbe.ts', '../../workers/stage/view'],
  ['workers do not import the renderer', 'workers/layerProbe.ts', '../src/renderer/renderer'],
  ['the ports do not import machines', 'src/api/layerProbe.ts', '../machines/designer/mishap'],
  ['machines do not import screens', 'src/machines/layerProbe.ts', '../screens/designer/useSelected'],
  ['the server does not import screens', 'server/layerProbe.ts', '../src/screens/designer/useSelected'],
  ['the server does not import workers', 'server/layerProbe.ts', '../workers/stage/view'],
];

test.each(cases)('%s', (_what, file, imported) => {
  const said = lint(file, `import type * as above from '${imported}';\nexport type Probe = typeof above;\n`);
  expect(said).toContain('lint/style/noRestrictedImports');
});

test('an import downwards is allowed', () => {
  const said = lint('src/scene/layerProbe.ts', "export type { Mm } from '../stone/numbers';\n");
  expect(said).not.toContain('noRestrictedImports');
});
