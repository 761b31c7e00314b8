import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', 'src/**.ts', 'src/**.tsx', 'workers/**.ts', 'server/**.ts'], {
  encoding: 'utf8',
})
  .trimEnd()
  .split('\n');
const sizes = files
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((one, other) => one.lines - other.lines);
const linesAt = (share: number) => sizes[Math.floor(sizes.length * share)]?.lines;

test('half of all files have 60 lines at most, nine of ten 120, and none more than 300', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(linesAt(0.5)).toBeLessThanOrEqual(60);
  expect(linesAt(0.9)).toBeLessThanOrEqual(120);
  expect(sizes.filter(({ lines }) => lines > 300)).toEqual([]);
});
