import { describe, expect, test } from 'vitest';
import { catalogue, inscribed, permitOf } from '../painting/pdf/permit/pack';
import { type DrawnPath, pathsOf, textOf, wordsOf } from '../painting/pdf/poppler';
import type { Point } from '../painting/sheet/points';

/** How far a drawing may be off, in mm of paper; it is asked for within 0.1. */
const WITHIN = 0.01;

/** `PERMIT_DESIGNS=200` measures as many stones of the catalogue. */
const DESIGNS = Number(process.env.PERMIT_DESIGNS ?? 5);

const sizeOf = ({ contours }: DrawnPath) => {
  const [xs, ys] = [contours.flat().map(([x]) => x), contours.flat().map(([, y]) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)] as const;
};

/** Whether something is drawn on paper that is as wide and high as asked for. */
const isDrawn = (paths: readonly DrawnPath[], width: number, height: number) =>
  paths.some((path) => {
    const [wide, high] = sizeOf(path);
    return path.isStroked && Math.abs(wide - width) < WITHIN && Math.abs(high - height) < WITHIN;
  });

/** The scale that the sheet says. */
const scaleIn = (text: string) => Number(/Målestok\s+1:(\d+)/.exec(text)?.[1] ?? /1:(\d+)/.exec(text)?.[1]);

async function drawn(design: object, of: object = {}) {
  const { pdf } = await permitOf({ design, of, part: 'drawings' });
  const scale = scaleIn(textOf(pdf, 1));
  return { scale, pdf, paths: pathsOf(pdf, 1) };
}

/** An arrow's tip, and its middle, behind it. */
function arrowOf(corners: readonly Point[]): readonly [tip: Point, middle: Point] {
  const three = corners.slice(0, 3);
  const mean = (axis: 0 | 1) => three.reduce((sum, corner) => sum + corner[axis], 0) / three.length;
  const middle: Point = [mean(0), mean(1)];
  const far = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
  return [three.reduce((one, other) => (far(other) > far(one) ? other : one), middle), middle];
}

/** The dimensions of a page: the tips of the two arrows that lie along a level or an upright line. */
function dimensionsOn(paths: readonly DrawnPath[]): (readonly [Point, Point])[] {
  const arrows = paths
    .filter(({ isFilled, contours }) => isFilled && contours.length === 1 && (contours[0]?.length ?? 0) <= 4)
    .map(({ contours }) => arrowOf(contours[0] ?? []));
  return paths.flatMap(({ contours }) => {
    const [from, to] = contours[0] ?? [];
    if (!from || !to || contours.length > 1 || contours[0]?.length !== 2) return [];
    const [along, across] = Math.abs(from[1] - to[1]) < WITHIN ? ([0, 1] as const) : ([1, 0] as const);
    const [least, most] = [Math.min(from[along], to[along]), Math.max(from[along], to[along])];
    const tips = arrows
      .filter((arrow) => arrow.every((point) => Math.abs(point[across] - from[across]) < WITHIN))
      .map(([tip]) => tip)
      .filter((tip) => tip[along] > least - WITHIN && tip[along] < most + WITHIN);
    const sorted = tips.sort((one, other) => one[along] - other[along]);
    const [first, last] = [sorted[0], sorted.at(-1)];
    // The next dimension on the same line ends where this one does; a line of another length has no arrow at both ends.
    return first && last && last[along] - first[along] > 1 ? [[first, last] as const] : [];
  });
}

/** Some numbers in no order, the same each time. */
function* someNumbers(seed: number) {
  for (let at = seed; ; at = (at * 1_103_515_245 + 12_345) % 2 ** 31) yield at / 2 ** 31;
}

describe('The drawings, as Poppler reads them from the file', () => {
  const BASE = { width: 700, height: 150, depth: 250 };
  const GROUND = { width: 800, depth: 400, height: 200 };
  const DOWELS = { count: 2, diameter: 12, length: 150 };
  const sheet = drawn(inscribed(15, { make: { base: BASE } }), { foundation: GROUND, dowels: DOWELS });

  test('are in 1:10, every edge as long as its measure', async () => {
    const { scale, paths } = await sheet;
    expect(scale).toBe(10);
    const edges = [
      ['the face', 60, 75],
      ['the base from the front', 70, 15],
      ['the stone from the side', 12, 75],
      ['the base from the side', 25, 15],
      ['the stone from above', 60, 12],
      ['the base from above', 70, 25],
      ['the foundation from the front', 80, 20],
      ['the foundation from the side', 40, 20],
      ['the foundation from above', 80, 40],
      ['a dowel', 1.2, 15],
    ] as const;
    for (const [name, width, height] of edges) expect(isDrawn(paths, width, height), name).toBe(true);
  });

  test('have a dimension line of each measure, with an arrow at either end, and control lines of 100 mm', async () => {
    const { paths } = await sheet;
    const tips = paths
      .filter(({ isFilled, contours }) => isFilled && (contours[0]?.length ?? 0) <= 4)
      .flatMap(({ contours }) => contours.flat());
    const hasTip = ([x, y]: readonly [number, number]) =>
      tips.some(([tx, ty]) => Math.hypot(tx - x, ty - y) < WITHIN);
    const lines = paths.filter(({ contours }) => contours.length === 1 && contours[0]?.length === 2);
    const level = [60, 12, 70];
    const upright = [75, 15, 90, 25, 20, 40];
    const isLine = (width: number, height: number) =>
      lines.some((line) => {
        const [wide, high] = sizeOf(line);
        const ends = line.contours.flat();
        return (
          Math.abs(wide - width) < WITHIN &&
          Math.abs(high - height) < WITHIN &&
          ends.every((end) => hasTip([end[0], end[1]]))
        );
      });
    for (const length of level) expect(isLine(length, 0), `level ${length}`).toBe(true);
    for (const length of upright) expect(isLine(0, length), `upright ${length}`).toBe(true);
    expect(isDrawn(lines, 100, 0)).toBe(true);
  });

  test('print at each dimension line the measure that it has, times the scale', async () => {
    const { pdf, paths } = await sheet;
    const numbers = wordsOf(pdf, 1).filter(({ word = '' }) => /^\d+(,\d+)?$/.test(word));
    const dimensions = dimensionsOn(paths);
    // Those of the test above, the front's, the side's and the plan's.
    expect(dimensions.length).toBeGreaterThanOrEqual(9);
    for (const [[ax, ay], [bx, by]] of dimensions) {
      const fromMiddle = ({ left, right, top, bottom }: (typeof numbers)[number]) =>
        Math.hypot((left + right - ax - bx) / 2, (top + bottom - ay - by) / 2);
      const [nearest] = numbers.sort((one, other) => fromMiddle(one) - fromMiddle(other));
      const printed = Number(nearest?.word?.replace(',', '.'));
      // A hundredth of a mm of paper at either end.
      expect(Math.abs(printed - Math.hypot(bx - ax, by - ay) * 10), `${printed}`).toBeLessThan(0.2);
    }
  });

  test('are in 1:20 where 1:10 is too large for A4, and say so', async () => {
    const { pdf } = await permitOf({
      design: inscribed(25, { make: { base: { width: 1600, height: 150, depth: 300 } } }),
      part: 'drawings',
    });
    expect(textOf(pdf, 1)).toContain('1:10 er for stor til A4; tegnet i 1:20.');
    expect(isDrawn(pathsOf(pdf, 1), 80, 7.5)).toBe(true);
  });

  test('show a stone that lies by its face from above', async () => {
    const lying = catalogue.stoneTypes.find(({ shape, make }) => shape === 'slab' && !make?.base);
    if (!lying) throw new Error('the catalogue has no slab');
    const { scale, paths } = await drawn({ StoneTypeId: lying.id, Parms: [] });
    expect(isDrawn(paths, lying.width / scale, lying.thickness / scale)).toBe(true);
    expect(isDrawn(paths, lying.height / scale, lying.thickness / scale)).toBe(true);
    expect(isDrawn(paths, lying.width / scale, lying.height / scale)).toBe(true);
  });

  test(`are as exact for ${DESIGNS} stones of the catalogue on bases of any size`, async () => {
    const numbers = someNumbers(7);
    const some = () => numbers.next().value ?? 0;
    const upright = catalogue.stoneTypes.filter(({ make }) => make?.base);
    for (let count = 0; count < DESIGNS; count += 1) {
      const stone = upright[Math.floor(some() * upright.length)];
      if (!stone) throw new Error('the catalogue has no stone on a base');
      const tenth = (least: number, more: number) => Math.round((least + some() * more) * 10) / 10;
      const base = {
        width: tenth(stone.width, 300),
        height: tenth(50, 200),
        depth: tenth(stone.thickness, 250),
      };
      const { scale, paths } = await drawn({
        StoneTypeId: stone.id,
        type: stone.type,
        Parms: [],
        make: { base },
      });
      const on = (width: number, height: number) => isDrawn(paths, width / scale, height / scale);
      const said = `${stone.Name} on ${JSON.stringify(base)}`;
      expect(on(base.width, base.height), said).toBe(true);
      expect(on(base.depth, base.height), said).toBe(true);
      expect(on(base.width, base.depth), said).toBe(true);
      expect(on(stone.thickness, stone.height), said).toBe(true);
    }
  }, 600_000);
});

describe('The lettering', () => {
  const line = (y: number) => ({ type: 'text', subText: 'HEH', fontSize: '40', position: { x: 300, y } });

  test.each([
    ['1:1, where the inscription fits', [line(300)], 1],
    ['1:5, where only the whole face fits', [line(200), line(600)], 5],
  ] as const)('is drawn in %s: every letter as it is cut', async (_, Parms, scale) => {
    const { pdf, trueSize } = await permitOf({ design: { ...inscribed(15), Parms }, part: 'lettering' });
    expect(textOf(pdf, 1)).toContain(`målestok 1:${scale}\n`);
    expect(textOf(pdf, 1)).toMatch(/1 +HEH +EB Garamond +40 mm +sandblæst, hvid/);
    // The same letters from the sheet in true size.
    const heights = (sheet: Uint8Array) =>
      pathsOf(sheet, 1)
        .filter(({ isFilled }) => isFilled)
        .map((path) => sizeOf(path)[1])
        .filter((high) => high > 4);
    const [drawn, cut] = [heights(pdf), heights(Buffer.from(await trueSize()))];
    expect(cut).toHaveLength(3 * Parms.length);
    expect(drawn).toHaveLength(cut.length);
    for (const [at, high] of cut.entries())
      expect(Math.abs((drawn[at] ?? 0) * scale - high)).toBeLessThan(0.02);
  });
});
