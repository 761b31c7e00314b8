import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paintDxf } from '../../../src/painting/dxf/paintDxf';
import { paintPlt } from '../../../src/painting/plt/paintPlt';
import type { CutSheet } from '../../../src/painting/sheet/cutSheet';
import { forMachine } from '../../../src/painting/sheet/knife/forMachine';
import { buildScene } from '../../../src/scene/buildScene';
import { contoursOn } from '../../painting/dxf/readDxf';
import { drawnBy } from '../../painting/plt/readPlt';
import { tipsBehind } from '../../painting/sheet/knife/draggedBlade';
import { distanceTo, lengthOf } from '../../painting/sheet/knife/nearestSide';
import { innerFirstOf } from '../../painting/sheet/order/measured';
import { linesOf, sheetAsWelded } from '../../painting/sheet/workshop';
import { overlappingDesigns, sources } from './overlaps';

/** The common run tries the same designs each time; the long one as many as `KNIFE_DESIGNS`, from `KNIFE_SEED`. */
const RUNS = {
  numRuns: Number(process.env.KNIFE_DESIGNS ?? 3),
  seed: Number(process.env.KNIFE_SEED ?? 20_261_126),
};

/** Offsets of blades, in mm, and directions in which a blade points before: against the first run, and anyhow. */
const OFFSETS = [0.25, 0.9, 0.45, 0.6];
const BLADES = [Math.PI, 1.234, -2.5];

/** How far the tip may be from the outline, and the outline from the tip, in mm. */
const BAR = 0.05;

/** How far the two ends of a closed contour may lie apart, in mm. */
const CLOSED = 0.001;

/** How far the cut goes on past its start, in mm. */
const OVERCUT = 1;

/**
 * Of the steps of the simulated tip so many are measured: one in 0.05 mm. A tip that rests trembles by 0.0005 mm while its
 * holder swivels in chords, which is no way.
 */
const EVERY = 5;

const PENS = { engrave: 1, mount: 2 } as const;

/** The ways of the tip, as read from the files that the machine cuts, without the cut that turns the blade first. */
function waysOf(welded: CutSheet, offset: number, blade: number, tool: keyof typeof PENS) {
  const cut = forMachine(welded, { cutter: { kind: 'dragKnife', offset }, overcut: OVERCUT });
  const plt = drawnBy(paintPlt(cut), Math.ceil(cut.drawn.bottom), Math.floor(cut.drawn.left)).get(PENS[tool]);
  const closed = forMachine(welded, { cutter: { kind: 'dragKnife', offset }, overcut: 0 });
  const layer = tool.toUpperCase();
  return {
    plt: tipsBehind(plt ?? [], offset, blade, EVERY).slice(1),
    dxf: tipsBehind(contoursOn(paintDxf(cut), layer, cut.height), offset, blade, EVERY).slice(1),
    closed: tipsBehind(contoursOn(paintDxf(closed), layer, cut.height), offset, blade, EVERY).slice(1),
  };
}

const most = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other), 0);

interface Measured {
  off: number;
  missed: number;
  open: number;
  again: number;
  contours: number;
  pairs: number;
}

/** Adds to the greatest deviations what one layer of one design has. */
function measure(found: Measured, welded: CutSheet, index: number, tool: keyof typeof PENS): void {
  const outline = linesOf(welded, tool);
  if (outline.length === 0) return;
  const offset = OFFSETS[index % OFFSETS.length] ?? 0.45;
  const ways = waysOf(welded, offset, BLADES[index % BLADES.length] ?? 0, tool);
  expect(ways.plt.length, `design ${index}: contours`).toBe(outline.length);
  const [toOutline, toTip] = [distanceTo(outline), distanceTo(ways.plt)];
  found.off = Math.max(found.off, most(ways.plt.flat().map(toOutline)));
  found.missed = Math.max(found.missed, most(outline.flat().map(toTip)));
  for (const [at, tip] of ways.closed.entries()) {
    const [[x, y] = [0, 0], [endX, endY] = [9, 9]] = [tip[0], tip.at(-1)];
    found.open = Math.max(found.open, Math.hypot(endX - x, endY - y));
    // What the cut with an overcut is longer by than the same without.
    const longer = lengthOf(ways.dxf[at] ?? []) - lengthOf(tip);
    found.again = Math.max(found.again, longer - OVERCUT);
  }
  const around = ways.closed.reduce((sum, tip) => sum + lengthOf(tip), 0);
  const whole = outline.reduce((sum, line) => sum + lengthOf(line), 0);
  expect(Math.abs(around / whole - 1), `design ${index}: cut once`).toBeLessThan(0.002);
  const { pairs, rightly } = innerFirstOf(ways.closed);
  expect(rightly, `design ${index}: counters first`).toBe(pairs);
  found.contours += outline.length;
  found.pairs += pairs;
}

describe(`A simulated drag knife on ${RUNS.numRuns} random designs`, () => {
  test(
    'ends within 0.05 mm of the outline everywhere, closes every contour to 0.001 mm and cuts nothing twice',
    () => {
      const found: Measured = { off: 0, missed: 0, open: 0, again: 0, contours: 0, pairs: 0 };
      for (const [index, design] of fc.sample(overlappingDesigns, RUNS).entries()) {
        const welded = sheetAsWelded(buildScene(design, sources));
        measure(found, welded, index, 'engrave');
        measure(found, welded, index, 'mount');
        if (process.env.KNIFE_DESIGNS && (index + 1) % 10 === 0) console.warn(index + 1, found);
      }
      expect(found.contours).toBeGreaterThan(RUNS.numRuns);
      expect(found.pairs).toBeGreaterThan(0);
      expect(found.off).toBeLessThan(BAR);
      expect(found.missed).toBeLessThan(BAR);
      expect(found.open).toBeLessThan(CLOSED);
      expect(found.again).toBeLessThan(0.02);
    },
    60_000 + RUNS.numRuns * 20_000,
  );

  test('would cut beside the outline without the way of its holder: the measure sees it', () => {
    const [design] = fc.sample(overlappingDesigns, RUNS);
    const welded = sheetAsWelded(buildScene(design ?? expect.fail(), sources));
    const tool = linesOf(welded, 'engrave').length > 0 ? 'engrave' : 'mount';
    const outline = linesOf(welded, tool);
    const off = most(tipsBehind(outline, 0.45, 0, EVERY).flat().map(distanceTo(outline)));
    expect(off).toBeGreaterThan(0.1);
  });
});
