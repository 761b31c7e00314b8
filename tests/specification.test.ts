import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The section of what nobody can test, since the specification does not show it. */
const NOT_SHOWN = 'Not shown in the specification';

interface Requirement {
  readonly section: string;
  readonly number: string;
  /** File and part of a title, as they are written. */
  readonly tests: readonly string[];
}

/** The rows of the list, each with the section it stands in. */
function requirements(): Requirement[] {
  let section = '';
  return readFileSync(join(root, 'tests/specification.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) section = line.slice(3);
      const [, number = '', , tests = ''] = line.split('|').map((cell) => cell.trim());
      if (!/^\d+\.\d+$/.test(number)) return [];
      return [{ section, number, tests: tests.split('<br>').filter(Boolean) }];
    });
}

const all = requirements();
const tested = all.filter(({ section }) => section !== NOT_SHOWN);

describe('The list of the specification’s requirements', () => {
  test('numbers each once, in every section from 1 to 9', () => {
    const numbers = all.map(({ number }) => number);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const sections = new Set(numbers.map((number) => number.split('.')[0]));
    expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(tested.length).toBeGreaterThan(120);
  });

  test.each(tested)('$number is shown by tests that exist', ({ tests }) => {
    expect(tests).not.toEqual([]);
    for (const each of tests) {
      const [, file = '', title = ''] = /^`(.+)` › (.+)$/.exec(each) ?? [];
      expect(existsSync(join(root, file)), `${file} exists`).toBe(true);
      expect(file).toMatch(/\.(test|spec)\.ts$/);
      expect(readFileSync(join(root, file), 'utf8')).toContain(title);
    }
  });
});
