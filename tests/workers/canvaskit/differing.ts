import { expect } from 'vitest';

/** Where two files of one length differ first and last, and in how many bytes. */
export function differing(one: Uint8Array, other: Uint8Array) {
  let [first, last, count] = [one.length, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue;
    first = Math.min(first, at);
    last = at;
    count += 1;
  }
  return { first, last, count };
}

/** Expects a module to be another one but for zeros in one place, and tells how large that is, and what stood there. */
export function expectZeros(lean: Uint8Array, published: Buffer) {
  expect(lean.length).toBe(published.length);
  expect(lean.some((byte, at) => byte !== published[at] && byte !== 0)).toBe(false);
  const { first, last, count } = differing(published, lean);
  return { length: last - first + 1, count, gone: published.subarray(first, last + 1).toString('latin1') };
}
