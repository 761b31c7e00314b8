import { describe, expect, test } from 'vitest';
import { mappingBetween, setElements } from '../../../src/stone/fitting/fitDesign';
import { mappingWithin } from '../../../src/stone/fitting/mappingWithin';
import { overlapsAmong, PLAIN, reachesOf } from '../../../src/stone/fitting/reach';
import type { Silhouette } from '../../../src/stone/fitting/silhouette';
import { NO_HEIGHTS } from '../../../src/stone/letterHeights';
import type { Parm } from '../../../src/stone/parm';
import { design } from '../../../src/stone/stone';

const FACE = { width: 600, height: 800 };
const THINGS = { sizeOf: () => ({ width: 100, height: 100, lowest: 0 }), letterHeights: NO_HEIGHTS };

/** A cross: a post of 200 mm, and arms from 200 to 400 mm down. */
const CROSS: Silhouette = {
  rowHeight: 10,
  rows: Array.from({ length: 80 }, (_, row) => [row >= 20 && row < 40 ? [0, 600] : [200, 400]]),
};

const linesAt = (...places: readonly (readonly [subText: string, y: number])[]): readonly Parm[] =>
  design.parse({
    Parms: places.map(([subText, y]) => ({
      type: 'text',
      subText,
      fontSize: '30',
      position: { x: 300, y },
    })),
  }).Parms;

const onCross = (elements: readonly Parm[], frame = 'none') =>
  mappingWithin(
    elements,
    mappingBetween(elements, FACE, FACE, THINGS),
    { to: CROSS, madeFor: undefined },
    frame,
    THINGS,
  );

describe('What stands on a stone, set onto a cross,', () => {
  test('goes down into its arms, and no farther than it takes', () => {
    const { factor, down } = onCross(linesAt(['Margrethe Juhl', 180]));
    expect(factor).toBe(1);
    // The capitals of a baseline at 180 reach up to 142: with 36 mm of air they are within the arms from 274 on.
    expect(down).toBeCloseTo(96, 9);
  });

  test('stays where it is within them, though it has less air there', () => {
    expect(onCross(linesAt(['Margrethe Juhl', 250]))).toMatchObject({ factor: 1, right: 0, down: 0 });
  });

  test('becomes smaller where the arms alone have no room', () => {
    const { factor } = onCross(linesAt(['Margrethe Elisabeth Skovgaard-Peters Juhl', 180], ['Anna', 300]));
    expect(factor).toBeLessThan(1);
    expect(factor).toBeGreaterThan(0.5);
  });

  test('is left to a check where nothing helps: a frame as broad as the post', () => {
    expect(onCross(linesAt(['Anna', 100], ['Bo', 700]), 'line')).toMatchObject({ factor: 1, down: 0 });
  });

  test('stands beside a lantern and not behind it, smaller where it has to', () => {
    const lantern = { type: 'attachment', attachmentId: 1, position: { x: 450, y: 300 } };
    const [name, beside] = design.parse({
      Parms: [
        { type: 'text', subText: 'Margrethe Juhl', fontSize: '30', position: { x: 300, y: 180 } },
        lantern,
      ],
    }).Parms;
    if (!name || !beside) throw new Error('two elements were meant');
    expect(onCross([name]).factor).toBe(1);
    const { factor, right, down } = onCross([name, beside]);
    expect(factor).toBeLessThan(1);
    const reachesIn = reachesOf([name, beside], THINGS.sizeOf, PLAIN);
    const mapping = { from: FACE, to: FACE, factor, right, down };
    expect(overlapsAmong(reachesIn(setElements([name, beside], mapping, THINGS)))).toBe(0);
  });

  test('takes work that grows with its lines, not with the pairs of them', () => {
    const readsOf = (count: number) => {
      let reads = 0;
      const lines = linesAt(
        ...Array.from({ length: count }, (_, row) => [`Linje ${row}`, 12 * row] as const),
      );
      for (const line of lines) {
        Object.defineProperty(line, 'subText', {
          enumerable: true,
          get: () => {
            reads += 1;
            return 'Margrethe';
          },
        });
      }
      onCross(lines);
      return reads;
    };
    expect(readsOf(60)).toBeLessThanOrEqual(readsOf(6) * 12);
  });
});
