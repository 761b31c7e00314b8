import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DEEPEST, isTooDeep } from '../../server/http/depth';

/** The depth of a value, by walking it: independent of how the text is scanned. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** A value inside so many lists. */
const within = (value: unknown, lists: number): unknown => (lists === 0 ? value : [within(value, lists - 1)]);

test('a text is as deep as the value that it stands for, whatever its strings hold', () => {
  const awkward = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', 'a', '\n', 'æ') });
  const values = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, awkward, fc.array(tie('value')), fc.dictionary(awkward, tie('value'))),
  })).value;
  fc.assert(
    fc.property(values, fc.integer({ min: DEEPEST - 6, max: DEEPEST + 2 }), (value, lists) => {
      const nested = within(value, lists);
      expect(isTooDeep(JSON.stringify(nested))).toBe(depthOf(nested) > DEEPEST);
    }),
    { numRuns: 500 },
  );
});

test('a string that never ends is no depth', () => {
  for (const text of ['"[[[', '"\\"[[', '"', '["\\', `${'['.repeat(DEEPEST)}"${'['.repeat(100)}`])
    expect(isTooDeep(text)).toBe(false);
});

test('a string of forty million letters is passed over in a few looks', () => {
  const letters = 'A'.repeat(20_000_000);
  const look = vi.spyOn(String.prototype, 'charCodeAt');
  const isDeep = isTooDeep(`["${letters}\\"${letters}"]`);
  const looks = look.mock.calls.length;
  look.mockRestore();
  expect([isDeep, looks < 20]).toEqual([false, true]);
});
