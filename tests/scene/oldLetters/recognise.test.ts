import { expect, test } from 'vitest';
import { allFaces } from '../../../bench/oldLetters/faces';
import { type Measured, measureOne } from '../../../bench/oldLetters/measure';

/** Photographs by lot, from another seed than those of docs/benchmarks.md. */
const FIRST = 90_001;
const COUNT = 16;

test('of painted lines the family is among the first three in 95 of 100, and its height is right to 6 %', {
  timeout: 900_000,
}, async () => {
  const faces = await allFaces();
  const all: Measured[] = [];
  for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) all.push(await measureOne(seed, faces));
  const painted = all.filter(({ line }) => !line.isBare);
  const found = painted.filter(({ rank }) => rank > 0);
  const missed = all.filter(({ rank }) => rank === 0).map(({ line }) => `${line.family}, ${line.text}`);
  expect(found.length / painted.length, missed.join('; ')).toBeGreaterThanOrEqual(0.95);
  const errors = found.map(({ heightError }) => Math.abs(heightError ?? 1)).sort((one, other) => one - other);
  expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(0.06);
  // Bare cuts in a grainy stone are harder: docs/benchmarks.md says how much.
  expect(all.filter(({ rank }) => rank > 0).length / COUNT, missed.join('; ')).toBeGreaterThanOrEqual(0.8);
});
