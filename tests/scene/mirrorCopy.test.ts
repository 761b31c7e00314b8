import { describe, expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { type Design, design as stored } from '../../src/stone/stone';
import { farthestFrom } from '../painting/lettersByHand';
import { designWith, sources } from './drawnStone';

/** The numbers of an element's path in an SVG, as points; control points too. */
function pointsOf(design: Design, element: number): [number, number][] {
  const svg = paintSvg(buildScene(design, sources));
  const d = new RegExp(`<g data-element="${element}"><path d="([^"]+)"`).exec(svg)?.[1] ?? '';
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

const ornament = (given: object = {}) => ({
  type: 'sandblownVignet',
  vignetId: 553,
  scale: 0.4,
  position: { x: 171.3, y: 402.7, rotation: 23.5 },
  ...given,
});

const CASES = {
  plain: {},
  'reversed already': { reverse: true },
  'turned by its transform': { transform: 'rotate(37) skewX(12)' },
  'reversed and stretched': { reverse: true, transform: 'matrix(1.2 0.3 -0.1 0.8 4 -7)' },
};

/** As long as a stored one may be: a turn in many small steps. */
const LONG = `rotate(1.5) ${'rotate(2.123456) '.repeat(11)}`.trim();

describe('A mirrored copy', () => {
  test('can be stored, however long what is done to its original is, and does the same across the line', () => {
    const given = designWith([ornament({ transform: LONG, reverse: true })]);
    const design = applyEdit(given, { kind: 'mirrorCopy', elements: [0], about: 300 });
    expect(LONG.length).toBeGreaterThan(176);
    expect(stored.safeParse(design).success).toBe(true);
    const across = pointsOf(design, 0).map(([x, y]): [number, number] => [600 - x, y]);
    expect(farthestFrom(pointsOf(design, 1), across)).toBeLessThan(0.001);
  });

  test('of an ornament to which nothing is done, or nothing that can be read, says the same of it', () => {
    for (const transform of ['none', 'rotate(by much)']) {
      const design = applyEdit(designWith([ornament({ transform })]), {
        kind: 'mirrorCopy',
        elements: [0],
        about: 300,
      });
      expect(design.Parms[1]).toMatchObject({ transform });
    }
  });

  test.each(Object.entries(CASES))(
    'of an ornament, %s, has every point of its path across the line',
    (_name, given) => {
      const design = applyEdit(designWith([ornament(given)]), {
        kind: 'mirrorCopy',
        elements: [0],
        about: 300,
      });
      const across = pointsOf(design, 0).map(([x, y]): [number, number] => [600 - x, y]);
      const copy = pointsOf(design, 1);
      expect(copy.length).toBeGreaterThan(20);
      expect(farthestFrom(copy, across)).toBeLessThan(0.001);
      expect(farthestFrom(across, copy)).toBeLessThan(0.001);
    },
  );

  test('of a copy is the original again, however it is written', () => {
    for (const given of Object.values(CASES)) {
      const once = applyEdit(designWith([ornament(given)]), {
        kind: 'mirrorCopy',
        elements: [0],
        about: 300,
      });
      const twice = applyEdit(once, { kind: 'mirrorCopy', elements: [1], about: 300 });
      expect(twice.Parms[2]).toEqual({
        ...once.Parms[0],
        position: { x: expect.closeTo(171.3, 9), y: 402.7, rotation: 23.5 },
      });
    }
  });

  test('of one ornament of a group belongs to none', () => {
    const pair = [ornament({ group: 1 }), ornament({ group: 1 })];
    const design = applyEdit(designWith(pair), { kind: 'mirrorCopy', elements: [1], about: 300 });
    expect(design.Parms.map(({ group }) => group)).toEqual([1, 1, undefined]);
  });

  test('belongs to no original’s group but to its own, and a locked one’s is free', () => {
    const pair = [ornament({ group: 1, locked: true }), ornament({ group: 1 })];
    const design = applyEdit(designWith(pair), { kind: 'mirrorCopy', elements: [0, 1], about: 300 });
    const groups = design.Parms.map(({ group }) => group);
    expect(groups).toEqual([1, 1, groups[2], groups[2]]);
    expect(groups[2]).not.toBe(1);
    expect(design.Parms[2]).not.toHaveProperty('locked', true);
  });
});
