import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designOf } from '../../../../bench/scene';
import { benchScenes } from '../../../../bench/scenes';
import type { CutSheet } from '../../../../src/painting/sheet/cutSheet';
import { inCuttingOrder } from '../../../../src/painting/sheet/order/inCuttingOrder';
import { buildScene } from '../../../../src/scene/buildScene';
import { design } from '../../../../src/stone/stone';
import { sources as allFonts, overlappingDesigns } from '../../../accuracy/cut/overlaps';
import { sceneWith, sources } from '../../../scene/drawnStone';
import { type Point, signedArea } from '../points';
import { framedScene, linesOf, sheetAsWelded } from '../workshop';
import { drawnLines, innerFirstOf, STEPS, travelOf } from './measured';
import { twiceCut } from './twice';

/** The common run tries the same designs each time; the long one as many as `CUT_DESIGNS`. */
const RUNS = { numRuns: Number(process.env.CUT_DESIGNS ?? 20), seed: 20_261_126 };
const PATIENCE = 60_000 + RUNS.numRuns * 10_000;

const sixtyLines = async () => {
  const [bench] = (await benchScenes()).slice(-1);
  return sheetAsWelded(buildScene(design.parse(designOf(bench ?? expect.fail())), sources));
};

const CUT = ['engrave', 'mount', 'stencil', 'outline'] as const;

/** Expects that every closed line comes before those around it. */
function expectInnerFirst(sheet: CutSheet): number {
  return CUT.reduce((sum, tool) => {
    const { pairs, rightly } = innerFirstOf(linesOf(sheet, tool, STEPS));
    expect(rightly).toBe(pairs);
    return sum + pairs;
  }, 0);
}

const travel = (sheet: CutSheet) => travelOf(drawnLines(sheet), sheet.height);

/** How many sides of all lines are cut twice, whichever way. */
function cutTwice(sheet: CutSheet): number {
  const sides = sidesOf(drawnLines(sheet));
  return sides.length - new Set(sides).size;
}

/** The sides of lines by both their ends, whatever begins where. */
function sidesOf(lines: readonly (readonly Point[])[]): string[] {
  return lines
    .flatMap((line) => line.slice(1).map((to, index) => [line[index] ?? to, to].map(([x, y]) => `${x} ${y}`)))
    .map((ends) => ends.sort().join(' '));
}

/** What a contour has whatever it begins with: its length and its area, with its winding, to 0.0001 mm. */
function measuresOf(lines: readonly (readonly Point[])[]): string[] {
  const rounded = (mm: number) => (Math.round(mm * 1e4) / 1e4 + 0).toFixed(3);
  return lines
    .map((line) => {
      const length = line.reduce((sum, [x, y], at) => {
        const [fromX, fromY] = line[Math.max(0, at - 1)] ?? [x, y];
        return sum + Math.hypot(x - fromX, y - fromY);
      }, 0);
      return `${rounded(length)} ${rounded(signedArea(line))}`;
    })
    .sort();
}

describe('A stone of sixty lines and thirty ornaments, in the order in which it is cut', () => {
  test('has every counter before the contour around it, and at most 60 % of the way of the lifted pen', async () => {
    const welded = await sixtyLines();
    const began = process.cpuUsage();
    const ordered = inCuttingOrder(welded);
    const { user, system } = process.cpuUsage(began);
    expect(expectInnerFirst(ordered)).toBeGreaterThan(1000);
    const { pairs, rightly } = innerFirstOf(linesOf(welded, 'engrave', STEPS));
    expect(rightly).toBeLessThan(pairs / 2);
    expect(travel(ordered) / travel(welded)).toBeLessThan(0.6);
    // Some 1.1 s of processor time; a busy machine may take several times that.
    expect((user + system) / 1000).toBeLessThan(4000);
    expect(cutTwice(ordered)).toBe(cutTwice(welded));
  }, 120_000);
});

test(
  `${RUNS.numRuns} random designs keep counters first, their contours and their winding, with 60 % of the way`,
  () => {
    let [before, after, pairs] = [0, 0, 0];
    for (const [index, given] of fc.sample(overlappingDesigns, RUNS).entries()) {
      const welded = sheetAsWelded(buildScene(given, allFonts));
      const ordered = inCuttingOrder(welded);
      pairs += expectInnerFirst(ordered);
      const twice = CUT.map((tool) => twiceCut(linesOf(ordered, tool, STEPS)));
      for (const [at, length] of twice.entries())
        expect(length, `design ${index}: ${CUT[at]} cut twice`).toBe(0);
      expect(cutTwice(ordered), `design ${index}`).toBeLessThanOrEqual(cutTwice(welded));
      expect(ordered.layers.map(({ tool }) => tool)).toEqual(welded.layers.map(({ tool }) => tool));
      for (const { tool } of welded.layers)
        expect(linesOf(ordered, tool, STEPS).length, `design ${index}`).toBe(
          linesOf(welded, tool, STEPS).length,
        );
      [before, after] = [before + travel(welded), after + travel(ordered)];
    }
    expect(pairs).toBeGreaterThan(RUNS.numRuns);
    expect(after / before).toBeLessThan(0.6);
  },
  PATIENCE,
);

test('a frame comes after all that stands in it, and its outer edge after its inner one', () => {
  const name = { type: 'text', subText: 'Bodil Øgaard', fontSize: '40', position: { x: 300, y: 250 } };
  const ordered = inCuttingOrder(sheetAsWelded(framedScene('doubleLine', name)));
  expect(expectInnerFirst(ordered)).toBeGreaterThan(20);
});

test('a contour that is cut twice is seen as such, however it is entered and whichever way it runs', () => {
  const H = { type: 'text', subText: 'H', fontFamily: 'Jost', fontSize: '60', position: { x: 300, y: 250 } };
  const lines = linesOf(sheetAsWelded(sceneWith(H)), 'engrave', STEPS);
  const [line = []] = lines;
  const around = line.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = line[Math.max(0, at - 1)] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
  expect(twiceCut(lines)).toBe(0);
  // The same contour backwards, entered in the middle of a side.
  const corners = line.slice(1).reverse();
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = corners;
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2];
  const again = [middle, ...corners.slice(1), ...corners.slice(0, 1), middle];
  expect(twiceCut([...lines, again])).toBeCloseTo(around, 3);
});

test.each(['Jost', 'EB Garamond'])(
  'a contour of %s begins on its straightest runs, never in a corner or on the tip of a serif, and keeps its winding',
  (fontFamily) => {
    const welded = sheetAsWelded(
      sceneWith({
        type: 'text',
        subText: 'ABDEHLMgo8',
        fontFamily,
        fontSize: '60',
        position: { x: 300, y: 250 },
      }),
    );
    const ordered = inCuttingOrder(welded);
    expect(measuresOf(linesOf(ordered, 'engrave'))).toEqual(measuresOf(linesOf(welded, 'engrave')));
    for (const line of linesOf(ordered, 'engrave')) {
      expect(line.at(-1)).toEqual(line[0]);
      const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = line.slice(-2);
      const [, [cx, cy] = [0, 0]] = line;
      const turned = Math.atan2(
        (bx - ax) * (cy - by) - (by - ay) * (cx - bx),
        (bx - ax) * (cx - bx) + (by - ay) * (cy - by),
      );
      expect(Math.abs(turned) * (180 / Math.PI)).toBeLessThan(5);
    }
  },
);
