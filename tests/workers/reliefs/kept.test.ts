import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { bakeWhole } from '../../../src/painting/relief/bakeWhole';
import type { ReliefOrder } from '../../../src/painting/relief/reliefOrder';
import { bakingVersion } from '../../../workers/reliefs/kept/bakingVersion';
import { discarded } from '../../../workers/reliefs/kept/discarded';
import { keyName, orderKey } from '../../../workers/reliefs/kept/orderKey';
import { packed, sealed, unpacked } from '../../../workers/reliefs/kept/packed';
import { order } from './square';

const mounted: ReliefOrder = { ...order, cut: 'mounted', colour: 'bronze' };
const key = () => orderKey(order, 'one');

describe('A baked relief that is kept for the next start', () => {
  test.each([
    ['engraved', order],
    ['mounted, with a shadow', mounted],
  ])('comes back byte for byte: %s', async (_name, of) => {
    const baked = bakeWhole(of);
    expect(baked?.shadow !== undefined).toBe(of.cut === 'mounted');
    expect(await unpacked(await sealed(packed(baked), await key()), await key())).toEqual({ baked });
  });

  test('is also kept where a shape has no ink', async () => {
    const bytes = await sealed(packed(undefined), await key());
    expect(await unpacked(bytes, await key())).toEqual({ baked: undefined });
  });

  test('is baked anew where it is truncated, damaged in any byte, another’s or no bytes at all', async () => {
    const bytes = await sealed(packed(bakeWhole(mounted)), await key());
    for (const length of [0, 31, 100, 168, bytes.length - 1])
      expect(await unpacked(bytes.slice(0, length), await key())).toBeUndefined();
    for (let at = 0; at < bytes.length; at += 97) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(await unpacked(damaged, await key())).toBeUndefined();
    }
    expect(await unpacked(bytes, await orderKey(mounted, 'one'))).toBeUndefined();
    for (const foreign of [undefined, null, 'relief', { baked: undefined }, new ArrayBuffer(400)])
      expect(await unpacked(foreign, await key())).toBeUndefined();
  });

  test('is found by its outlines, size, colour and light, to the last bit, and by the version that baked it', async () => {
    const outline = order.shape[0]?.outline;
    if (!outline) throw new Error('a square has an outline');
    const wider = { ...outline, coords: outline.coords.map((mm) => (mm === 4 ? 4 + 2 ** -50 : mm)) };
    const others: readonly (readonly [ReliefOrder, string])[] = [
      [order, 'another'],
      [{ ...order, shape: [{ outline: wider, toMm: [1, 0, 0, 1, 0, 0] }] }, 'one'],
      [{ ...order, colour: 'silver' }, 'one'],
      [{ ...order, rotation: 15 }, 'one'],
      [{ ...order, perMm: 8 }, 'one'],
      [{ ...order, work: { depth: 1, thickness: 1, lip: 0.1 } }, 'one'],
      [{ ...order, castings: [] }, 'one'],
    ];
    const names = await Promise.all(
      others.map(async ([of, version]) => keyName(await orderKey(of, version))),
    );
    expect(new Set([...names, keyName(await key())]).size).toBe(others.length + 1);
    expect(keyName(await orderKey(structuredClone(order), 'one'))).toBe(keyName(await key()));
  });
});

const DAY = 24 * 60 * 60 * 1000;

test('of what is kept, the least recently used goes first, and what nobody used for thirty days', () => {
  const uses = new Map([
    ['first', { usedAt: 100 * DAY, bytes: 40 }],
    ['last', { usedAt: 103 * DAY, bytes: 40 }],
    ['second', { usedAt: 102 * DAY, bytes: 40 }],
  ]);
  expect(discarded(uses, 120, 104 * DAY)).toEqual([]);
  expect(discarded(uses, 119, 104 * DAY)).toEqual(['first']);
  expect(discarded(uses, 40, 104 * DAY)).toEqual(['second', 'first']);
  expect(discarded(uses, 0, 104 * DAY)).toEqual(['last', 'second', 'first']);
  expect(discarded(uses, 120, 131 * DAY)).toEqual(['first']);
});

/** Changes a file as it is bundled. */
const changing = (file: RegExp, from: string, to: string): Plugin => ({
  name: 'changing',
  setup({ onLoad }) {
    onLoad({ filter: file }, ({ path }) => {
      const written = readFileSync(path, 'utf8');
      if (!written.includes(from)) throw new Error(`${path} has no ${from}`);
      return { contents: written.replace(from, to), loader: 'ts' };
    });
  },
});

test('the version of the baking changes with a material, a light or a form, and not with a comment', async () => {
  const version = await bakingVersion();
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  const changes: readonly (readonly [RegExp, string, string])[] = [
    [/relief\/materials\.ts$/, '[0.83, 0.64, 0.32]', '[0.83, 0.64, 0.33]'],
    [/relief\/surfaces\.ts$/, '[0.68, 0.51, 0.25, 1]', '[0.68, 0.51, 0.26, 1]'],
    [/relief\/carve\.ts$/, 'lip: 0.76', 'lip: 0.77'],
    [/relief\/edges\.ts$/, 'TOLERANCE = 0.006', 'TOLERANCE = 0.007'],
    [/geometry\/bounds\.ts$/, 'export function boundsOf(', 'console.log(1);\nexport function boundsOf('],
  ];
  for (const [file, from, to] of changes)
    expect(await bakingVersion([changing(file, from, to)]), String(file)).not.toBe(version);
  const comment = changing(
    /relief\/carve\.ts$/,
    'export function leanAt',
    '// Steep.\nexport function leanAt',
  );
  expect(await bakingVersion([comment])).toBe(version);
});
