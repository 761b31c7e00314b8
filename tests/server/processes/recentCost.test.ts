import { describe, expect, test } from 'vitest';
import { recentCost } from '../../../server/processes/recentCost';

/** Costs that halve each 1000 ms of a clock that the test moves. */
function costs() {
  let now = 5000;
  const kept = recentCost(1000, () => now);
  return {
    ...kept,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('What callers cost lately', () => {
  test('adds up, each caller for itself', () => {
    const { add, of } = costs();
    add('a', 300);
    add('a', 200);
    add('b', 50);
    expect([of('a'), of('b'), of('c')]).toEqual([500, 50, 0]);
  });

  test('counts half as much after each half-life, whenever it was added', () => {
    const { add, of, pass } = costs();
    add('a', 800);
    pass(1000);
    expect(of('a')).toBeCloseTo(400, 9);
    add('a', 100);
    pass(2000);
    expect(of('a')).toBeCloseTo(125, 9);
  });

  test('is as little for many callers as for few: what is over is forgotten, what is not stays', () => {
    const { add, of, pass } = costs();
    add('busy', 1_000_000);
    for (let index = 0; index < 3000; index += 1) {
      add(`passer-by ${index}`, 2);
      pass(1);
    }
    expect(of('passer-by 0')).toBe(0);
    expect(of('passer-by 2999')).toBeGreaterThan(1);
    expect(of('busy')).toBeGreaterThan(0);
  });
});
