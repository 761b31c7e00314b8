import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stencilEdge } from '../../../src/painting/sheet/stencil';
import { sceneWith } from '../../scene/drawnStone';
import { sheetAsWelded } from './workshop';

/** The points that each call of the clipping library was given. */
const given: number[] = [];

vi.mock('clipper2-ts', async (original) => {
  const library = await original<typeof import('clipper2-ts')>();
  const counted =
    <A extends readonly [readonly (readonly unknown[])[], ...unknown[]], R>(work: (...args: A) => R) =>
    (...args: A) => {
      given.push(args[0].reduce((sum, path) => sum + path.length, 0));
      return work(...args);
    };
  return {
    ...library,
    union: counted(library.union as never),
    inflatePaths: counted(library.inflatePaths as never),
  };
});

const WORDS = 'Elsket og savnet af alle dem der stod dig nær';

/** The engraved letters of so many lines, no two alike, 20 mm apart. */
function engravedLines(count: number) {
  const lines = Array.from({ length: count }, (_, line) => ({
    type: 'text',
    subText: WORDS.slice(line % 20, (line % 20) + 22),
    fontFamily: 'EB Garamond',
    fontSize: String(8 + line * 0.05),
    position: { x: 300, y: 20 + line * 30 },
  }));
  const engraved = sheetAsWelded(sceneWith(...lines)).layers.find(({ tool }) => tool === 'engrave');
  if (!engraved) throw new Error('nothing is engraved');
  return engraved.outline;
}

/** How many points the library unites for so many lines, and in the largest call. */
function workFor(lines: number, margin: number) {
  const outline = engravedLines(lines);
  given.length = 0;
  stencilEdge(outline, margin);
  return { points: given.reduce((sum, points) => sum + points, 0), largest: Math.max(...given) };
}

beforeEach(() => {
  given.length = 0;
});

describe('What the edge of a stencil costs', () => {
  test.each([2, 20])(
    'grows with the lines and not with their square, %s mm outside',
    (margin) => {
      const [few, more, most] = [5, 10, 20].map((lines) => workFor(lines, margin));
      if (!few || !more || !most) throw new Error('nothing was counted');
      expect(few.points).toBeGreaterThan(10_000);
      expect(more.points / few.points).toBeLessThan(2.4);
      expect(most.points / more.points).toBeLessThan(2.4);
      // A call's time grows with the square of what it is given at once.
      expect(most.largest).toBeLessThan(most.points / 10);
    },
    60_000,
  );

  test('is paid once for letters that are alike', () => {
    const line = (y: number) => ({
      type: 'text',
      subText: 'Anna',
      fontFamily: 'EB Garamond',
      fontSize: '12',
      position: { x: 300, y },
    });
    const outlineOf = (...lines: readonly object[]) => {
      const engraved = sheetAsWelded(sceneWith(...lines)).layers.find(({ tool }) => tool === 'engrave');
      if (!engraved) throw new Error('nothing is engraved');
      return engraved.outline;
    };
    const [one, eight] = [
      outlineOf(line(100)),
      outlineOf(...Array.from({ length: 8 }, (_, i) => line(100 + 50 * i))),
    ];
    given.length = 0;
    stencilEdge(one, 0.2);
    const alone = given.length;
    given.length = 0;
    stencilEdge(eight, 0.2);
    // The lines do not meet, so that nothing is united besides; not eight times as much.
    expect(given.length).toBeLessThan(1.5 * alone);
  });
});
