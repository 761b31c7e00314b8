import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'gravestone-environments-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The compiler's messages for a line of code with the libraries available to a project. */
function said(project: string, code: string): string {
  const json = readFileSync(`tsconfig/${project}.json`, 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const { lib, types } = (JSON.parse(json) as { compilerOptions: { lib: string[]; types: string[] } })
    .compilerOptions;
  const config = {
    extends: resolve('tsconfig/base.json'),
    compilerOptions: {
      lib,
      types,
      typeRoots: [resolve('node_modules/@types'), resolve('node_modules')],
    },
    files: ['probe.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'probe.ts'), `export const probe = ${code};\n`);
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', folder, '--noEmit'], {
    encoding: 'utf8',
  });
  return stdout;
}

test.each([
  ['shared', 'window'],
  ['shared', 'process'],
  ['shared', 'fetch'],
  ['node', 'window'],
  ['node', 'localStorage.length'],
  ['workers', 'window'],
  ['workers', 'process'],
  ['browser', 'process'],
])('what belongs to %s does not compile where it asks for %s', (project, code) => {
  const [name = ''] = code.split('.');
  expect(said(project, code)).toContain(`Cannot find name '${name}'`);
});

test.each([
  ['shared', 'Math.hypot(3, 4)'],
  ['node', 'process.argv'],
  ['workers', 'new OffscreenCanvas(1, 1)'],
  ['browser', 'window.innerWidth'],
])('what belongs to %s compiles where it asks for %s', (project, code) => {
  expect(said(project, code)).toBe('');
});
