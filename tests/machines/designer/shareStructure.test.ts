import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareStructure } from '../../../src/machines/designer/shareStructure';

const data = fc.jsonValue({ maxDepth: 3 });

describe('Data in which the parts that say the same are the same objects', () => {
  test('says what it was given to say, whatever was there before', () => {
    fc.assert(
      fc.property(data, data, (before, next) => {
        expect(shareStructure(before, next)).toEqual(next);
      }),
    );
  });

  test('is the very object that was there where nothing differs', () => {
    fc.assert(
      fc.property(data, (before) => {
        expect(shareStructure(before, structuredClone(before))).toBe(before);
      }),
    );
  });

  test('has new objects only where something differs, and those around it', () => {
    const before = [
      { box: { left: 1 }, width: 2 },
      { box: { left: 3 }, width: 4 },
    ];
    const next = structuredClone(before).map((one, index) => (index === 1 ? { ...one, width: 5 } : one));
    const shared = shareStructure(before, next);
    expect(shared).not.toBe(before);
    expect(shared[0]).toBe(before[0]);
    expect(shared[1]).not.toBe(before[1]);
    expect(shared[1]?.box).toBe(before[1]?.box);
  });

  test('takes a part away that is no longer there, and adds a new one', () => {
    const before: Record<string, object> = { one: { a: 1 }, two: { b: 2 } };
    const shared = shareStructure(before, { one: { a: 1 }, three: { b: 2 } });
    expect(shared).toEqual({ one: { a: 1 }, three: { b: 2 } });
    expect(shared.one).toBe(before.one);
    expect(shareStructure<unknown>({ a: undefined }, {})).toEqual({});
    expect(Object.keys(shareStructure<object>({ a: undefined }, {}))).toEqual([]);
  });
});
