import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { refusalOf } from '../../../src/stone/edits/refusalOf';
import { beginHistory, record, undo } from '../../../src/stone/history';
import type { StoneMake } from '../../../src/stone/make/make';
import type { MakeFault } from '../../../src/stone/make/makeFault';
import { design } from '../../../src/stone/stone';
import { MAKEABLE, PLATE } from './makeableStone';

const before = design.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501 });
const change = (fields: Partial<StoneMake>, stone = MAKEABLE) =>
  ({ kind: 'changeMake', fields, stone }) as const;
const made = (fields: Partial<StoneMake>, from = before) => applyEdit(from, change(fields));
const base = { width: 700, height: 150, depth: 240 };

describe('What is ordered of a stone besides its face', () => {
  test('is set and kept one by one', () => {
    const thick = made({ thickness: 140 });
    expect(thick.make).toEqual({ thickness: 140 });
    const standing = made({ base }, thick);
    expect(standing.make).toEqual({ thickness: 140, base });
    expect(made({ edge: 'rough', side: 'honed' }, standing).make).toEqual({
      thickness: 140,
      base,
      edge: 'rough',
      side: 'honed',
    });
  });

  test('is left out of a design that has none of it, so that it is stored as before', () => {
    const all = made({ thickness: 140, base, edge: 'polished', side: 'rough', bevel: 12.5 });
    const none = made({ thickness: 120, base: undefined, edge: 'asFace', side: undefined, bevel: 0 }, all);
    expect('make' in none).toBe(false);
    expect(JSON.stringify(none)).toBe(JSON.stringify(before));
    expect(made({ bevel: 0, edge: 'asFace', thickness: 120 })).toBe(before);
  });

  test('is one step that is undone at once', () => {
    const all = made({ base, bevel: 10 });
    const history = record(beginHistory(before), all, 'changeMake', 0);
    expect(undo(history).present).toBe(before);
  });

  test('survives the wire to the last digit, text for figures too', () => {
    const all = made({ thickness: 140, base: { ...base, variantId: 1502 }, bevel: 12.34 });
    expect(design.parse(JSON.parse(JSON.stringify(all))).make).toEqual(all.make);
    expect(design.parse({ make: { bevel: '7,5' } }).make).toEqual({ bevel: 7.5 });
    for (const bevel of [-1, 30.01, 1e9]) expect(design.safeParse({ make: { bevel } }).success).toBe(false);
    expect(design.safeParse({ make: { base: { ...base, depth: 0 } } }).success).toBe(false);
  });

  const nonsense: readonly (readonly [MakeFault, Partial<StoneMake>])[] = [
    ['thicknessNotOffered', { thickness: 130 }],
    ['baseNarrow', { base: { ...base, width: 599.9 } }],
    ['baseShallow', { base: { ...base, depth: 119.9 } }],
    ['baseShallow', { thickness: 140, base: { ...base, depth: 120 } }],
    ['baseMaterialUnknown', { base: { ...base, variantId: 7 } }],
    ['edgeNotOffered', { edge: 'honed' }],
    ['sideNotOffered', { side: 'polished' }],
    ['bevelWide', { thickness: 100, bevel: 33.4 }],
    ['bevelOnRough', { edge: 'rough', bevel: 1 }],
  ];
  test.each(nonsense)('is refused as %s', (why, fields) => {
    expect(refusalOf(change(fields), before)).toBe(why);
    expect(made(fields)).toBe(before);
  });

  test('is refused wholly where the stone is not on offer so', () => {
    expect(refusalOf(change({ base }, PLATE), before)).toBe('baseNotOffered');
    expect(refusalOf(change({ bevel: 1 }, PLATE), before)).toBe('bevelNotOffered');
    expect(refusalOf(change({ edge: 'rough' }, PLATE), before)).toBe('edgeNotOffered');
    expect(refusalOf(change({ thickness: 80 }, PLATE), before)).toBe('thicknessNotOffered');
    expect(refusalOf(change({ thickness: 70 }, PLATE), before)).toBeUndefined();
  });

  test('is allowed to the very edge of what can be made', () => {
    expect(refusalOf(change({ base: { width: 600, height: 1, depth: 120 } }), before)).toBeUndefined();
    expect(refusalOf(change({ thickness: 100, bevel: 30 }), before)).toBeUndefined();
  });

  test('is not held up by what another program wrote wrongly', () => {
    const wrong = { ...before, make: { base: { ...base, width: 500 } } };
    expect(refusalOf(change({ edge: 'rough' }), wrong)).toBeUndefined();
    expect(refusalOf(change({ base: { ...base, depth: 10 } }), wrong)).toBe('baseShallow');
  });
});
