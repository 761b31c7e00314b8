import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { forMachine } from '../../../../src/painting/sheet/knife/forMachine';
import { sceneWith } from '../../../scene/drawnStone';
import { distanceToSides, isEnclosed } from '../nearestInk';
import { type Point, signedArea } from '../points';
import { framedScene, linesOf, sheetAsWelded } from '../workshop';
import { distanceTo } from './nearestSide';

const PEN = { kind: 'pen' } as const;
const NAME = { type: 'text', subText: 'OAB8eð', fontSize: '50', position: { x: 300, y: 250 } };

/** Pixels a mm. */
const PX = 5;

/** How many pixels of no ink cannot be reached from outside, as librsvg draws the contours. */
async function islandPixels(contours: readonly (readonly Point[])[]): Promise<number> {
  const d = contours.map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${600 * PX}" height="${300 * PX}" viewBox="0 100 600 300"><path d="${d}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Uint8Array(data.length);
  const waiting = [0];
  while (waiting.length > 0) {
    const at = waiting.pop() ?? 0;
    if (seen[at] || (data[at] ?? 0) > 127) continue;
    seen[at] = 1;
    const x = at % info.width;
    if (x > 0) waiting.push(at - 1);
    if (x + 1 < info.width) waiting.push(at + 1);
    if (at >= info.width) waiting.push(at - info.width);
    if (at + info.width < data.length) waiting.push(at + info.width);
  }
  return data.reduce((sum, alpha, at) => sum + (alpha <= 127 && !seen[at] ? 1 : 0), 0);
}

const areaOf = (lines: readonly (readonly Point[])[]) =>
  lines.reduce((sum, line) => sum + signedArea(line), 0);

describe('Bridges', () => {
  test('join every island to what is around it, as pixels see it, and take little more than themselves', async () => {
    const welded = sheetAsWelded(sceneWith(NAME));
    expect(await islandPixels(linesOf(welded, 'engrave'))).toBeGreaterThan(1000);
    for (const count of [1, 2]) {
      const held = linesOf(forMachine(welded, { cutter: PEN, tabs: { count, width: 1.5 } }), 'engrave');
      expect(await islandPixels(held), `${count} each`).toBe(0);
      // Eight counters, each bridge at most a stroke of 12 mm long.
      const taken = areaOf(linesOf(welded, 'engrave')) - areaOf(held);
      expect(taken).toBeGreaterThan(0);
      expect(taken).toBeLessThan(8 * count * 1.5 * 12);
    }
  });

  test('are as wide as they are asked for, and cut an O of two into two', () => {
    const welded = sheetAsWelded(sceneWith({ ...NAME, subText: 'O' }));
    const halves = linesOf(forMachine(welded, { cutter: PEN, tabs: { count: 2, width: 1.5 } }), 'engrave');
    expect(halves).toHaveLength(2);
    const [one = [], other = []] = halves;
    const apart = Math.min(...one.map((point) => distanceToSides(point, [other])));
    expect(Math.abs(apart - 1.5)).toBeLessThan(0.005);
  });

  test('leave letters without a counter as they are, and hold what stands in a frame', async () => {
    const plain = sheetAsWelded(sceneWith({ ...NAME, subText: 'TILMS' }));
    const tabs = { count: 2, width: 1.5 };
    const ordered = forMachine(plain, { cutter: PEN });
    expect(linesOf(forMachine(plain, { cutter: PEN, tabs }), 'engrave')).toEqual(linesOf(ordered, 'engrave'));
    const framed = sheetAsWelded(framedScene('doubleLine', { ...NAME, subText: 'Bo' }));
    const frame = linesOf(framed, 'engrave');
    expect(frame.some((line) => signedArea(line) < -100_000)).toBe(true);
    const held = linesOf(forMachine(framed, { cutter: PEN, tabs }), 'engrave');
    expect(held.filter((line) => signedArea(line) < 0)).toEqual([]);
  });

  test('are refused where an island has no room for one', () => {
    const small = sheetAsWelded(sceneWith({ ...NAME, fontSize: '6', subText: 'e' }));
    const tabs = { count: 1, width: 10 };
    expect(() => forMachine(small, { cutter: PEN, tabs })).toThrow(
      expect.objectContaining({ name: 'NoRoomForTab', width: 10 }),
    );
  });
});

describe("A laser's path", () => {
  const welded = sheetAsWelded(sceneWith(NAME), 8);
  const ink = linesOf(welded, 'engrave');
  const fromInk = distanceTo(ink);
  const cutBy = (kerf: number, keeps: 'opening' | 'letter') =>
    forMachine(welded, { cutter: { kind: 'laser', kerf, keeps } });

  test('lies half of its cut within the ink, or outside of it where the letter is kept, to 0.005 mm', () => {
    for (const keeps of ['opening', 'letter'] as const) {
      const path = linesOf(cutBy(0.3, keeps), 'engrave');
      expect(path).toHaveLength(ink.length);
      for (const point of path.flat().filter((_, at) => at % 20 === 0)) {
        expect(Math.abs(fromInk(point) - 0.15)).toBeLessThan(0.005);
        expect(isEnclosed(point, ink)).toBe(keeps === 'opening');
      }
    }
  });

  test('lies outside of the stencil, which is kept', () => {
    const edge = linesOf(welded, 'stencil');
    for (const point of linesOf(cutBy(0.3, 'opening'), 'stencil').flat()) {
      expect(isEnclosed(point, edge)).toBe(false);
      expect(Math.abs(distanceToSides(point, edge) - 0.15)).toBeLessThan(0.005);
    }
  });

  test('is refused where it would lose a stroke', () => {
    const thin = sheetAsWelded(sceneWith({ ...NAME, fontFamily: 'Great Vibes', fontSize: '12' }));
    const wide = { cutter: { kind: 'laser', kerf: 1.5, keeps: 'opening' } } as const;
    expect(() => forMachine(thin, wide)).toThrow(expect.objectContaining({ name: 'KerfTooWide', kerf: 1.5 }));
  });
});
