import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf } from '../../src/cache/keyOf';

const object = { gid: 7 };
const input = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
  fc.boolean(),
  fc.constantFrom(object, { ...object }),
);

test('inputs have the same key exactly where each of them is the same', () => {
  fc.assert(
    fc.property(fc.array(input, { maxLength: 4 }), fc.array(input, { maxLength: 4 }), (one, other) => {
      const isSame = one.length === other.length && one.every((each, index) => each === other[index]);
      expect(keyOf(...one) === keyOf(...other)).toBe(isSame);
      expect(keyOf(...one)).toBe(keyOf(...one));
    }),
  );
});

test('words that hold what parts them are told apart', () => {
  expect(keyOf('a,b')).not.toBe(keyOf('a', 'b'));
  expect(keyOf('1')).not.toBe(keyOf(1));
  expect(keyOf(object, 1)).toBe(keyOf(object, 1));
  expect(keyOf(object)).not.toBe(keyOf({ ...object }));
});
