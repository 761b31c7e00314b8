import { describe, expect, test } from 'vitest';
import { isWithin, ringsOf } from '../../../src/geometry/ring';
import { letterOutline } from '../../../src/lettering/letterOutline';
import { pinsOf } from '../../../src/painting/sheet/pins';
import { lineAt, sceneWith } from '../../scene/drawnStone';
import { boxOf } from './pieces';
import { welding } from './workshop';

/** A bronze letter in mm about its baseline, and the pins proposed for it. */
function pinned(subText: string, fontSize = '40') {
  const { line, typeface } = lineAt(
    sceneWith({ type: 'text', subText, fontFamily: 'Alegreya', fontSize, variant: 'bronze' }),
  );
  const [letter] = line.letters;
  if (!letter) throw new Error('the line has no letter');
  const outline = welding(letterOutline(typeface, line, letter));
  return { polygons: ringsOf(outline), pins: pinsOf(outline) };
}

describe('The pins proposed for a mounted letter', () => {
  test('sit within its metal, at least a millimetre from every edge', () => {
    for (const letter of ['A', 'B', 'O', 'g', 'ø', 'S', '8', 'l', 'W']) {
      const { polygons, pins } = pinned(letter);
      expect(pins, letter).toHaveLength(2);
      for (const [x, y] of pins) {
        const around = Array.from({ length: 12 }, (_, index): [number, number] => {
          return [x + Math.cos((index * Math.PI) / 6), y + Math.sin((index * Math.PI) / 6)];
        });
        for (const point of [[x, y] as const, ...around])
          expect(isWithin(polygons, point), letter).toBe(true);
      }
    }
  });

  test('are one above and one below', () => {
    const { polygons, pins } = pinned('H');
    const { top, bottom } = boxOf(polygons.flat());
    const [upper, lower] = pins.map(([, y]) => (y - top) / (bottom - top));
    expect(upper).toBeLessThan(1 / 3);
    expect(lower).toBeGreaterThan(2 / 3);
  });

  test('hold each piece of its own: the ring of an Å, the dot of an i', () => {
    expect(pinned('Å').pins).toHaveLength(3);
    expect(pinned('i').pins).toHaveLength(3);
    expect(pinned('.').pins).toHaveLength(1);
  });

  test('are one in a letter too low for two', () => {
    expect(pinned('x', '15').pins).toHaveLength(1);
  });
});
