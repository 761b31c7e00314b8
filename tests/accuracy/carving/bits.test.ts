import { describe, expect, test } from 'vitest';
import type { Cutting } from '../../../src/painting/carving/measures';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { lettersIn, programFor } from '../../painting/carving/carvedLetters';
import { readGcode } from '../../painting/carving/readProgram';
import { leftBy, overBy, sweptBy } from '../../painting/carving/sweep';
import { contoursOfPath } from '../cut/seenInk';
import { unitedByHand } from './unitedByHand';

/** So much is left at the edge at most, and so much is cut outside of it, in mm, as in families.test.ts. */
const BAR = 0.02;
const PATH = /<path[^>]* d="([^"]+)"/g;
const ANGLE = 90;

/** What a bit leaves of a letter and cuts outside of it, and how deep it goes, by the program that the machine gets. */
function carved(family: string, letters: string, height: number, cutting: Cutting) {
  const scene = lettersIn(family, letters, height);
  const moves = readGcode(programFor(scene, { toolAngle: ANGLE, ...cutting }, 'grbl'));
  const painted = [...paintSvg(scene).matchAll(PATH)]
    .slice(-letters.length)
    .map(([, d = '']) => contoursOfPath(d));
  const outline = unitedByHand(painted);
  const swept = sweptBy(moves, ANGLE, cutting.tipRadius ?? 0, scene.height);
  return {
    left: leftBy(swept, outline).mm,
    over: overBy(swept, outline).mm,
    deepest: -Math.min(...moves.map(({ to }) => to[2])),
    shallowest: -Math.max(
      ...moves.filter(({ from, to }) => from[2] < 0 && to[2] < 0).flatMap(({ from, to }) => [from[2], to[2]]),
    ),
  };
}

describe('A V-bit as workshops have it', () => {
  test.each([
    ['Jost', 'R', 60, 3],
    ['EB Garamond', 'g', 60, 1.5],
  ] as const)(
    'cuts %s %s of %s mm with a flat bottom at %s mm: its walls are as exact',
    (family, letter, height, depth) => {
      const { left, over, deepest } = carved(family, letter, height, { depth });
      expect(left).toBeLessThan(BAR);
      expect(over).toBeLessThan(BAR);
      // Its strokes are broader than the bit there, so that there is a bottom.
      expect(deepest).toBeCloseTo(depth, 3);
      expect(carved(family, letter, height, { depth: 30 }).deepest).toBeGreaterThan(depth + 0.5);
    },
  );

  test('with a blunt tip of 0.2 mm cuts nothing outside, and leaves corners as far as its disc does not reach into them', () => {
    const { left, over } = carved('Jost', 'K', 40, { depth: 30, tipRadius: 0.2 });
    expect(over).toBeLessThan(BAR);
    // In a corner of 40° and more a disc of 0.2 mm ends 0.2 / sin 20° - 0.2 = 0.385 mm before its tip.
    expect(left).toBeGreaterThan(BAR);
    expect(left).toBeLessThan(0.4);
  });

  test('leaves out what would be shallower than is asked for, and cuts the rest as exactly', () => {
    const { left, over, shallowest } = carved('Jost', 'K', 40, { depth: 30, leastDepth: 0.5 });
    expect(over).toBeLessThan(BAR);
    expect(shallowest).toBeGreaterThanOrEqual(0.5 - 0.001);
    // The tips of the corners stay: a bit 0.5 mm deep is a disc of 0.5 mm.
    expect(left).toBeGreaterThan(BAR);
    expect(left).toBeLessThan(1);
  });
});
