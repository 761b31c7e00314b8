import { expect, test } from 'vitest';
import { contactAt, standingBoxes } from '../../../src/painting/space/contact';
import { shadowAt, shadowOf } from '../../../src/painting/space/shadow';
import { boxes } from './boxes';

/** A stone of 80 cm, 60 cm wide and 10 cm thick. */
const { bodies } = boxes([{ middle: [0, 0.4, 0], size: [0.6, 0.8, 0.1] }]);

test('the shadow reaches as far as the sun is low, and away from it', () => {
  // 40° high, from the right and before the stone.
  const [high, aside] = [(40 * Math.PI) / 180, (30 * Math.PI) / 180];
  const sun = [Math.cos(high) * Math.sin(aside), Math.sin(high), Math.cos(high) * Math.cos(aside)] as const;
  const shadow = shadowOf(bodies, sun, 0);
  const reach = 0.8 / Math.tan(high);
  const far = (way: number) => shadowAt(shadow, -way * Math.sin(aside), -way * Math.cos(aside));
  expect(far(reach - 0.03)).toBeGreaterThan(0.9);
  // The stone's back edge reaches half its thickness farther.
  expect(far(reach + 0.05 / Math.cos(aside) + 0.04)).toBe(0);
  expect(shadowAt(shadow, 0, 0.2)).toBe(0);
  expect(shadowAt(shadow, 5, 5)).toBe(0);
});

test('the softer the day, the softer its edge', () => {
  const sun = [0, Math.SQRT1_2, Math.SQRT1_2] as const;
  const edge = (soft: number) => {
    const shadow = shadowOf(bodies, sun, soft);
    return Array.from({ length: 100 }, (_, at) => shadowAt(shadow, 0.2 + 0.002 * at, -0.3)).filter(
      (dark) => dark > 0.05 && dark < 0.95,
    ).length;
  };
  expect(edge(0)).toBeGreaterThan(0);
  expect(edge(1)).toBeGreaterThan(3 * edge(0));
});

test('at its foot the ground is dark whatever the sun does, and not below what hangs', () => {
  const standing = standingBoxes(bodies);
  expect(standing).toHaveLength(1);
  expect(contactAt(standing, 0.301, 0)).toBeGreaterThan(0.45);
  expect(contactAt(standing, 0.301, 0)).toBeGreaterThan(contactAt(standing, 0.34, 0));
  expect(contactAt(standing, 0.4, 0)).toBe(0);
  const { bodies: hanging } = boxes([{ middle: [0, 0.6, 0], size: [0.1, 0.1, 0.1] }]);
  expect(standingBoxes(hanging)).toEqual([]);
});
