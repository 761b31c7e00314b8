import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberPlaces } from '../../../../src/painting/pdf/permit/numberPlaces';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('The numbers of a lettering plan', () => {
  test('stand left of what is in the middle or left of it, and right of what stands beside something', () => {
    const name = box(400, 100, 600, 140);
    const [hers, his] = [box(100, 200, 300, 220), box(700, 200, 900, 220)];
    expect(numberPlaces([name, hers, his], 500)).toEqual([
      { side: 'left', y: 120 },
      { side: 'left', y: 210 },
      { side: 'right', y: 210 },
    ]);
  });

  test('lead between the lines of two dates to what stands in the middle of them', () => {
    const dates = [100, 700].flatMap((left) => [
      box(left, 200, left + 200, 222),
      box(left, 228, left + 200, 250),
    ]);
    const [rings] = numberPlaces([box(450, 180, 550, 280), ...dates], 500);
    expect(rings?.side).toBe('left');
    expect(dates.filter(({ top, bottom }) => top < (rings?.y ?? 0) && (rings?.y ?? 0) < bottom)).toEqual([]);
  });

  test('strike out nothing with their lines where one side is free', () => {
    const cells = fc.integer({ min: 0, max: 19 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(cells, cells), { selector: String, maxLength: 12 }), (places) => {
        const boxes = places.map(([x, y]) => box(x * 40, y * 30, x * 40 + 30, y * 30 + 20));
        const found = numberPlaces(boxes, 400);
        // Asked point by point along each line, from the element to the face's edge.
        const strikes = (index: number, side: 'left' | 'right', y: number) => {
          const from = boxes[index]?.[side] ?? 0;
          const to = side === 'left' ? 0 : 800;
          return boxes.some((other, at) => {
            if (at === index) return false;
            for (let step = 0; step <= 400; step += 1) {
              const x = from + ((to - from) * step) / 400;
              if (x > other.left && x < other.right && y > other.top && y < other.bottom) return true;
            }
            return false;
          });
        };
        for (const [index, { side, y }] of found.entries()) {
          if (!strikes(index, side, y)) continue;
          const { top = 0, bottom = 0 } = boxes[index] ?? {};
          const middle = (top + bottom) / 2;
          expect([strikes(index, 'left', middle), strikes(index, 'right', middle)]).toEqual([true, true]);
        }
      }),
    );
  });
});
