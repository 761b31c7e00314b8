import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['e2e', 'bench', 'docs/pictures', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
);

test('no wait is told an async predicate: its promise would be taken for its answer, and nothing be awaited', () => {
  expect(sources.length).toBeGreaterThan(100);
  const idle = sources.filter((file) => /waitForFunction\(\s*async\b/.test(readFileSync(file, 'utf8')));
  expect(idle).toEqual([]);
});
