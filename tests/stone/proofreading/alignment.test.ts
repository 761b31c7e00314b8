import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differingLetters, editDistance, isOneSlip } from '../../../src/stone/proofreading/names/alignment';

/** The same by trying everything, without a table: each letter left out, added, changed, or changed with the next. */
function naive(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  if (one[0] === other[0]) return naive(one.slice(1), other.slice(1));
  const swap =
    one.length > 1 && one[0] === other[1] && one[1] === other[0]
      ? 1 + naive(one.slice(2), other.slice(2))
      : 99;
  return Math.min(
    swap,
    1 + naive(one.slice(1), other),
    1 + naive(one, other.slice(1)),
    1 + naive(one.slice(1), other.slice(1)),
  );
}

const word = fc.string({ unit: fc.constantFrom('a', 'n', 's', 'e'), maxLength: 6 });

describe('How two words differ', () => {
  test('is as few letters as trying everything finds', () => {
    fc.assert(fc.property(word, word, (one, other) => editDistance(one, other) === naive(one, other)));
  });

  test('is one slip where the distance is 1', () => {
    fc.assert(fc.property(word, word, (one, other) => isOneSlip(one, other) === (naive(one, other) === 1)));
  });

  test.each([
    ['hanssen', 'hansen', [3]],
    ['hasnen', 'hansen', [2, 3]],
    ['hanen', 'hansen', [2]],
    ['kristensen', 'christensen', [0]],
    ['hansen', 'hansen', []],
    ['ansen', 'hansen', [0]],
  ])('%s for %s is named by its letters', (wrong, right, letters) => {
    expect(differingLetters(Array.from(wrong), Array.from(right))).toEqual(letters);
  });

  test('names a letter wherever two words differ, and none where they do not', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const letters = differingLetters(Array.from(one), Array.from(other));
        return letters.length > 0 === (one !== other);
      }),
    );
  });
});
