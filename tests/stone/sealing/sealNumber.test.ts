import { expect, test } from 'vitest';
import { readSealNumber, SEAL_LETTERS, sealNumberOf } from '../../../src/stone/sealing/sealNumber';
import { randomFrom } from '../../random';

const HASHES = ((): string[] => {
  const next = randomFrom(17);
  return Array.from({ length: 100 }, () =>
    Array.from({ length: 64 }, () => Math.floor(next() * 16).toString(16)).join(''),
  );
})();

test('it is three groups of four, none of them with I, O, 0 or 1, that begin with the hash’s first 55 bits', () => {
  for (const hash of HASHES) {
    const number = sealNumberOf(hash);
    expect(number).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
    // The same digits by repeated division, the last one first.
    let rest = BigInt(`0x${hash}`) / 2n ** 201n;
    let digits = '';
    for (let at = 0; at < 11; at += 1) {
      digits = `${SEAL_LETTERS[Number(rest % 32n)]}${digits}`;
      rest /= 32n;
    }
    expect(number.replaceAll('-', '').slice(0, -1)).toBe(digits);
  }
});

test('however it is written, it is read; every wrong character and every two that were swapped are noticed', () => {
  let slips = 0;
  for (const hash of HASHES.slice(0, 20)) {
    const number = sealNumberOf(hash);
    const characters = [...number.replaceAll('-', '')];
    expect(readSealNumber(` ${characters.join(' ').toLowerCase()} `)).toBe(number);
    for (const [at, right] of characters.entries()) {
      for (const wrong of SEAL_LETTERS) {
        if (wrong === right) continue;
        expect(readSealNumber(characters.with(at, wrong).join(''))).toBeUndefined();
        slips += 1;
      }
      for (const [other, its] of characters.entries()) {
        if (its === right) continue;
        expect(readSealNumber(characters.with(at, its).with(other, right).join(''))).toBeUndefined();
        slips += 1;
      }
    }
  }
  expect(slips).toBeGreaterThan(20 * 12 * 31);
  expect(readSealNumber('')).toBeUndefined();
  expect(readSealNumber('0000-0000-0000')).toBeUndefined();
});
