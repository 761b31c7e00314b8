import { describe, expect, test } from 'vitest';
import { brushed } from '../../server/pictures/background/brushed';
import { withFoot } from '../../server/pictures/background/foot';
import { straightened } from '../../server/pictures/background/straightEdges';
import type { Stroke } from '../../src/stone/wire/stroke';
import { randomFrom } from '../random';
import { drawn, overlap } from './images/photographs';

type Place = readonly [number, number];

/** Points of a closed polygon a pixel from each other, trembling by `off` to either side. */
function traced(corners: readonly Place[], off: number, seed: number): Place[] {
  const random = randomFrom(seed);
  return corners.flatMap(([x, y], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] ?? [x, y];
    const steps = Math.ceil(Math.hypot(toX - x, toY - y));
    return Array.from(
      { length: steps },
      (_, k): Place => [
        x + ((toX - x) * k) / steps + (random() - 0.5) * 2 * off,
        y + ((toY - y) * k) / steps + (random() - 0.5) * 2 * off,
      ],
    );
  });
}

describe('Straight edges', () => {
  test('of a sawn stone become lines that meet in its corners', () => {
    const corners: Place[] = [
      [20, 30],
      [310, 22],
      [318, 470],
      [12, 460],
    ];
    const { ring, straight } = straightened(traced(corners, 0.8, 3));
    expect([ring.length, straight.size]).toEqual([4, 4]);
    for (const [x, y] of corners)
      expect(Math.min(...ring.map(([atX, atY]) => Math.hypot(atX - x, atY - y)))).toBeLessThan(0.5);
  });

  test('are not seen in a circle, which stays as it was traced', () => {
    const circle = Array.from(
      { length: 900 },
      (_, i): Place => [240 + 200 * Math.cos((i / 450) * Math.PI), 240 + 200 * Math.sin((i / 450) * Math.PI)],
    );
    expect(straightened(circle)).toEqual({ ring: circle, straight: new Set() });
  });

  test('stand beside an arch, whose points are kept', () => {
    const arch = Array.from(
      { length: 300 },
      (_, i): Place => [200 - 150 * Math.cos((i / 299) * Math.PI), 200 - 150 * Math.sin((i / 299) * Math.PI)],
    );
    const whole = [
      ...arch,
      ...traced(
        [
          [350, 200],
          [350, 500],
          [50, 500],
          [50, 200],
        ],
        0,
        1,
      ).slice(0, 899),
    ];
    const { ring, straight } = straightened(whole);
    expect(straight.size).toBe(3);
    expect(arch.filter((point) => ring.includes(point)).length).toBeGreaterThan(200);
  });
});

test('a foot is one line behind the grass, and what hangs into the ground is taken away', () => {
  const [width, height] = [200, 300];
  const pixels = new Uint8Array(width * height);
  const truth = new Uint8Array(width * height);
  const random = randomFrom(5);
  for (let x = 30; x < 170; x++) {
    const foot = 260 + 0.05 * x;
    const blade = x % 7 < 5 ? random() * 12 : 0;
    for (let y = 40; y < foot; y++) {
      truth[y * width + x] = 255;
      if (y < foot - blade) pixels[y * width + x] = 255;
    }
  }
  expect(overlap(pixels, truth)).toBeLessThan(0.985);
  expect(overlap(withFoot({ width, height, pixels }).pixels, truth)).toBeGreaterThan(0.995);
});

test('what was brushed is what lies within the brush’s breadth of its line; the last stroke counts', async () => {
  const strokes: Stroke[] = [
    {
      keeps: true,
      radius: 0.05,
      points: [
        [0.2, 0.2],
        [0.8, 0.5],
      ],
    },
    {
      keeps: false,
      radius: 0.03,
      points: [
        [0.5, 0.1],
        [0.5, 0.9],
      ],
    },
  ];
  const said = brushed(strokes, 300, 200);
  const line = (stroke: Stroke) =>
    `<path stroke="#fff" stroke-linecap="round" fill="none" stroke-width="${stroke.radius * 600}" d="M${stroke.points.map(([x, y]) => `${x * 300} ${y * 200}`).join('L')}"/>`;
  const masks = await Promise.all(strokes.map((stroke) => drawn(300, 200, line(stroke))));
  const expected = Array.from(said, (_, i) =>
    (masks[1]?.[i] ?? 0) > 127 ? -1 : (masks[0]?.[i] ?? 0) > 127 ? 1 : 0,
  );
  const wrong = expected.filter((value, i) => value !== said[i]).length;
  // The edges of circles beside a renderer's.
  expect(wrong).toBeLessThan(0.03 * expected.filter(Boolean).length);
});
