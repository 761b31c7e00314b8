import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = ['src', 'workers', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
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
