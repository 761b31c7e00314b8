import { describe, expect, test } from 'vitest';
import { familyProposals, likelihoodOf } from '../../../src/scene/oldLetters/proposals';
import type { Compared } from '../../../src/scene/oldLetters/recognise';

const facing = (family: string, likeness: number) =>
  ({ family, cursive: false, fit: { likeness } }) as unknown as Compared;

describe('A family that old letters may be cut in is called', () => {
  test('likely from four fifths on, and unlikely below one fifth', () => {
    expect([1, 0.8, 0.79, 0.2, 0.19, 0].map((confidence) => likelihoodOf({ confidence }))).toEqual([
      ...['likely', 'likely', 'possible', 'possible', 'unlikely', 'unlikely'],
    ]);
  });

  test('likely at most once: where two explain the letters alike, both are possible', () => {
    const alike = familyProposals([facing('Cinzel', 0.95), facing('Marcellus', 0.95), facing('Jost', 0.5)]);
    expect(alike.map(likelihoodOf)).toEqual(['possible', 'possible', 'unlikely']);
    const clear = familyProposals([facing('Cinzel', 0.97), facing('Marcellus', 0.9), facing('Jost', 0.5)]);
    expect(clear.map(likelihoodOf)).toEqual(['likely', 'unlikely', 'unlikely']);
  });
});
