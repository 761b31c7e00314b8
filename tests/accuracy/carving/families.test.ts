import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { lettersIn, programFor } from '../../painting/carving/carvedLetters';
import { readGcode } from '../../painting/carving/readProgram';
import { leftBy, overBy, sweptBy } from '../../painting/carving/sweep';
import { contoursOfPath } from '../cut/seenInk';
import { unitedByHand } from './unitedByHand';

/** The bar in mm: so much is left at the edge at most, and so much is cut outside of it. */
const BAR = 0.02;

/** What is cut of a family: one letter, in turn; in the long form, by `CARVED_LETTERS`, those that it names. */
const ALL = process.env.CARVED_LETTERS;
const LETTERS = ['R', 'g', 'K', 's'];

/** Heights in mm and angles of the tool in degrees, taken in turn. */
const HEIGHTS = [20, 27, 35, 44, 60];
const ANGLES = [60, 90, 120];

const PATH = /<path[^>]* d="([^"]+)"/g;

const worst = { left: 0, over: 0 };

describe('A V-bit, by the program that the machine gets', () => {
  test.each(FONTS.map(({ family }, index) => [family, index] as const))('cuts %s', (family, index) => {
    const letters = ALL ?? LETTERS[index % LETTERS.length] ?? 'R';
    const scene = lettersIn(family, letters, HEIGHTS[index % HEIGHTS.length] ?? 40);
    const angle = ANGLES[index % ANGLES.length] ?? 90;
    // So deep that no stroke is too broad for it.
    const program = programFor(scene, { toolAngle: angle, depth: 30 }, 'grbl');
    const swept = sweptBy(readGcode(program), angle, 0, scene.height);
    const painted = [...paintSvg(scene).matchAll(PATH)]
      .slice(-letters.length)
      .map(([, d = '']) => contoursOfPath(d));
    const outline = unitedByHand(painted);
    const [left, over] = [leftBy(swept, outline), overBy(swept, outline)];
    worst.left = Math.max(worst.left, left.mm);
    worst.over = Math.max(worst.over, over.mm);
    expect(left.mm, `left at ${left.where}`).toBeLessThan(BAR);
    expect(over.mm, `cut outside at ${over.where}`).toBeLessThan(BAR);
  });

  test('within the bar in every family, and something was measured', () => {
    if (ALL) console.error('the worst, in mm:', worst);
    expect(worst.left).toBeGreaterThan(0);
    expect(worst.over).toBeGreaterThan(0);
  });
});
