import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
const entry = z.object({
  integrity: z.string().optional(),
  resolved: z.string().optional(),
});
const { '': _ours, ...rest } = z
  .object({ packages: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(text)).packages;
const entries = Object.entries(rest).map(([place, found]) => ({ place, ...entry.parse(found) }));

describe('The lock file', () => {
  test('names no place to download from: whoever installs uses their own registry', () => {
    expect(entries.length).toBeGreaterThan(600);
    expect(entries.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    expect(text).not.toContain('.tgz');
  });

  test('says what each package must be, byte for byte', () => {
    for (const { place, integrity } of entries)
      expect(integrity, place).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
  });
});
