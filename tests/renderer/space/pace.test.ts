import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAST, Pace } from '../../../src/renderer/space/pace';

const BUDGET = 1000 / 20;

/** A machine that takes so many ms for a frame whatever its size, and so many for all pixels. */
interface Machine {
  readonly fixed: number;
  readonly pixels: number;
}

const frameOf = ({ fixed, pixels }: Machine, share: number) => Math.max(1000 / 60, fixed + pixels * share);

/** The shares while a hand moves for so many frames. */
function shares(machine: Machine, frames: number, pace = new Pace(), from = 0): readonly number[] {
  let now = from;
  return Array.from({ length: frames }, () => {
    now += frameOf(machine, pace.share);
    pace.drawn(now);
    return pace.share;
  });
}

describe('The pixels that are drawn while the eye moves', () => {
  test('are all of them where the machine keeps up', () => {
    expect(new Set(shares({ fixed: 4, pixels: 10 }, 200))).toEqual(new Set([1]));
  });

  test('become fewer until twenty frames a second are there, on any machine that can with the fewest', () => {
    const machine = fc.record({
      fixed: fc.integer({ min: 1, max: 30 }),
      pixels: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(machine, (given) => {
        fc.pre(frameOf(given, LEAST) <= 42);
        const all = shares(given, 60);
        expect(frameOf(given, all.at(-1) ?? 1)).toBeLessThanOrEqual(BUDGET);
        expect(Math.min(...all)).toBeGreaterThanOrEqual(LEAST);
      }),
    );
  });

  test('come to rest: a machine is not tried to and fro for ever', () => {
    const machine = fc.record({
      fixed: fc.integer({ min: 1, max: 60 }),
      pixels: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(machine, (given) => {
        expect(new Set(shares(given, 400).slice(200)).size).toBe(1);
      }),
    );
  });

  test('are as many as before after a late frame, and after the hand has rested', () => {
    const pace = new Pace();
    let now = 0;
    for (const gap of [17, 17, 180, 17, 17, 17, 900, 17, 17, 17, 17, 5000, 17, 17, 17, 17]) {
      now += gap;
      pace.drawn(now);
    }
    expect(pace.share).toBe(1);
  });

  test('grow again where there is room, never to what was too slow', () => {
    const pace = new Pace();
    const slow = shares({ fixed: 1, pixels: 100 }, 40, pace);
    const quick = shares({ fixed: 1, pixels: 1 }, 200, pace, 10_000);
    expect(quick.at(-1)).toBeGreaterThan(slow.at(-1) ?? 1);
    expect(quick.at(-1)).toBeLessThan(1);
  });
});
