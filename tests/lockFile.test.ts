import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
const entry = z.object({
  version: z.string(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
});
const { '': _ours, ...rest } = z
  .object({ packages: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(text)).packages;
const entries = Object.entries(rest).map(([place, found]) => ({ place, ...entry.parse(found) }));

/**
 * Binaries for other systems of the two tools that check the code, which no server runs: `.ci/complete-lock.mjs` adds them by
 * name where the registry at hand does not hold them, and then nothing tells what they must be.
 */
const UNSEEN = /^node_modules\/@(?:biomejs\/cli|oxc-parser\/binding)-/;

describe('The lock file', () => {
  test('names no place to download from: whoever installs uses their own registry', () => {
    expect(entries.length).toBeGreaterThan(600);
    expect(entries.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    expect(text).not.toContain('.tgz');
  });

  test('says what each package must be, byte for byte', () => {
    for (const { place, integrity } of entries)
      if (integrity !== undefined) expect(integrity, place).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
    const without = entries.filter(({ integrity }) => integrity === undefined);
    expect(without.filter(({ place }) => !UNSEEN.test(place))).toEqual([]);
    for (const { optional, os, place } of without) expect([optional, os?.length], place).toEqual([true, 1]);
  });
});
