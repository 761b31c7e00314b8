import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { lettersIn, programFor, reachedOf } from '../../painting/carving/carvedLetters';
import { readGcode } from '../../painting/carving/readProgram';
import { overBy, sweptBy } from '../../painting/carving/sweep';
import { someOf } from '../../someOf';
import { contoursOfPath } from '../cut/seenInk';
import { Mask, PIXEL } from './mask';
import { unitedByHand } from './unitedByHand';

/** The bar in mm: so much is cut outside of the outline at most, and so near to it a mill is taken to fit. */
const BAR = 0.02;

/** Half of a pixel's diagonal: so much less of a disc is sure to be seen in pixels, on each of its two ends. */
const SEEN = PIXEL * Math.SQRT1_2;

const DEPTH = 1.5;

/** The part of the ink by which the part said to be reached may differ from the pixels that are. */
const PART = 0.01;

/** A letter takes some seconds of processor; this many ms by the clock on a machine that is busy. */
const PATIENCE = 120_000;

/** The common run takes some families; `POCKET_FAMILIES=all` takes them all. */
const FAMILIES = someOf(
  FONTS.map(({ family }) => family),
  9,
  'POCKET_FAMILIES',
);
const LETTERS = ['R', 'g', 'B', 'S'];
const MILLS = [1.5, 2, 3];

const PATH = /<path[^>]* d="([^"]+)"/g;

const worst = { over: 0, reached: 0, kept: 0 };

/** The pixels that a mill could reach without crossing an edge: its middle stays so far from each side. */
function reachable(
  ink: Mask,
  blank: () => Mask,
  sides: readonly (readonly (readonly [number, number])[])[],
  radius: number,
) {
  const near = blank();
  for (const contour of sides)
    for (const [at, to] of contour.entries()) near.sweep(contour.at(at - 1) ?? to, to, radius + BAR);
  const within = blank();
  for (const [index, bit] of ink.bits.entries())
    if (bit && !near.bits[index]) within.sweep(ink.middle(index), ink.middle(index), radius - 2 * SEEN);
  return within;
}

describe('A mill, by the program that the machine gets', () => {
  test.each(FAMILIES.map((family, index) => [family, index] as const))(
    'clears %s',
    (family, index) => {
      const letter = LETTERS[index % LETTERS.length] ?? 'R';
      const mill = MILLS[index % MILLS.length] ?? 2;
      const cutting = { pocket: DEPTH, mill };
      const scene = lettersIn(family, letter, 40);
      const moves = readGcode(programFor(scene, cutting, 'grbl'));
      // A cylinder is a cone without flare: its disc is the same at every depth.
      const swept = sweptBy(moves, 0, mill / 2, scene.height);
      const painted = [...paintSvg(scene).matchAll(PATH)].slice(-1).map(([, d = '']) => contoursOfPath(d));
      const outline = unitedByHand(painted);
      const over = overBy(swept, outline);
      expect(over.mm, `cut outside at ${over.where}`).toBeLessThan(BAR);

      const [xs, ys] = [outline.flat().map(([x]) => x), outline.flat().map(([, y]) => y)];
      const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
      const window = { left, top, width: Math.max(...xs) + 1 - left, height: Math.max(...ys) + 1 - top };
      const blank = () => new Mask(window);
      const [ink, cut] = [blank(), blank()];
      ink.fill(outline);
      const deep = moves.filter(({ from, to }) => from[2] === -DEPTH && to[2] === -DEPTH);
      for (const { from, to } of sweptBy(deep, 0, mill / 2, scene.height))
        cut.sweep([from[0], from[1]], [to[0], to[1]], mill / 2);
      const could = reachable(ink, blank, outline, mill / 2);
      const places = [...ink.bits.keys()];
      const missed = places.filter((at) => could.bits[at] && !cut.bits[at]);
      expect(
        missed.map((at) => ink.middle(at)),
        'left although the mill fits',
      ).toEqual([]);

      const count = (mask: Mask) => places.filter((at) => ink.bits[at] && mask.bits[at]).length;
      const [all, done] = [count(ink), count(cut)];
      const off = Math.abs(done / all - reachedOf(scene, cutting));
      expect(off).toBeLessThan(PART);
      worst.over = Math.max(worst.over, over.mm);
      worst.reached = Math.max(worst.reached, off);
      worst.kept += done;
    },
    PATIENCE,
  );

  test('cut something, and the measure sees a mill that is too thick', () => {
    if (process.env.POCKET_FAMILIES) console.error('the worst:', worst);
    expect(worst.kept).toBeGreaterThan(1000);
    const scene = lettersIn('EB Garamond', 'R', 40);
    const moves = readGcode(programFor(scene, { pocket: DEPTH, mill: 2 }, 'grbl'));
    const painted = [...paintSvg(scene).matchAll(PATH)].slice(-1).map(([, d = '']) => contoursOfPath(d));
    const over = overBy(sweptBy(moves, 0, 1.05, scene.height), unitedByHand(painted));
    expect(over.mm).toBeGreaterThan(0.03);
  });
});
