import { describe, expect, test } from 'vitest';
import { brushed } from '../../../server/pictures/background/brushed';
import {
  BRUSH_RADIUS,
  goingOn,
  pointOn,
  strokeOf,
} from '../../../src/screens/uploading/brushing/strokeOnPicture';
import { MOST_POINTS, type Stroke, stroke } from '../../../src/stone/wire/stroke';

const TALL = { width: 600, height: 1000 };

/** A stroke through places of the picture. */
const through = (places: readonly (readonly [number, number])[], size = TALL) =>
  places.reduce<readonly Stroke['points'][number][]>((points, [x, y]) => goingOn(points, { x, y }, size), []);

describe('A place on the picture', () => {
  test('is told as shares of its sides', () => {
    expect(pointOn(TALL, { x: 150, y: 900 })).toEqual([0.25, 0.9]);
    expect(pointOn(TALL, { x: 200, y: 333 })).toEqual([0.3333, 0.333]);
  });

  test('beside the picture lies on its edge', () => {
    expect(pointOn(TALL, { x: -40, y: 1400 })).toEqual([0, 1]);
  });
});

describe('A stroke', () => {
  test('leaves out what is nearer than a quarter of the brush, measured the same across and down', () => {
    const quarter = (BRUSH_RADIUS * 1000) / 4;
    const begun = through([[300, 500]]);
    expect(goingOn(begun, { x: 300 + quarter - 0.2, y: 500 }, TALL)).toBe(begun);
    expect(goingOn(begun, { x: 300, y: 500 + quarter - 0.2 }, TALL)).toBe(begun);
    expect(goingOn(begun, { x: 300 + quarter + 0.2, y: 500 }, TALL)).toHaveLength(2);
    expect(goingOn(begun, { x: 300, y: 500 + quarter + 0.2 }, TALL)).toHaveLength(2);
  });

  test('of any length is one that the server takes, from where it began to where it ended', () => {
    const places = Array.from({ length: 5000 }, (_, i) => [300 + 250 * Math.sin(i / 9), i / 5] as const);
    const made = strokeOf(false, through(places));
    expect(stroke.safeParse(made).success).toBe(true);
    expect(made.points.length).toBeGreaterThan(MOST_POINTS / 3);
    expect(made.points[0]).toEqual([0.5, 0]);
    const [x, y] = made.points.at(-1) ?? [0, 0];
    const [lastX, lastY] = places.at(-1) ?? [0, 0];
    expect(Math.hypot(x * 600 - lastX, y * 1000 - lastY)).toBeLessThan(BRUSH_RADIUS * 1000);
  });

  test('covers on the server’s picture what it covered on the screen', () => {
    // Half the size, as the server sees it: a level line from 60 to 240, its ends round.
    const places = Array.from({ length: 181 }, (_, i) => [2 * (60 + i), 400] as const);
    const said = brushed([strokeOf(false, through(places)), strokeOf(true, [[0.5, 0.4]])], 300, 500);
    const reach = BRUSH_RADIUS * 500;
    for (let y = 0; y < 500; y++)
      for (let x = 0; x < 300; x++) {
        const dx = Math.max(60 - (x + 0.5), x + 0.5 - 240, 0);
        const away = Math.hypot(dx, y + 0.5 - 200);
        const fromDot = Math.hypot(x + 0.5 - 150, y + 0.5 - 200);
        // Discs a half apart leave a scalloped edge; the last points are within a quarter of the brush.
        if (fromDot < reach - 0.1) expect(said[y * 300 + x]).toBe(1);
        else if (fromDot > reach + 0.1 && away < reach * 0.7) expect(said[y * 300 + x]).toBe(-1);
        else if (away > reach + 0.5) expect(said[y * 300 + x]).toBe(0);
      }
  });
});
