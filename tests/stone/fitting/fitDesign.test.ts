import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { fitDesign } from '../../../src/stone/fitting/fitDesign';
import { NO_HEIGHTS } from '../../../src/stone/letterHeights';
import { design } from '../../../src/stone/stone';
import { NAME, ROSE, sampleDesign, textAt } from '../sampleDesign';

const THINGS = { sizeOf: () => ({ width: 100, height: 100, lowest: 0 }), letterHeights: NO_HEIGHTS };
const before = sampleDesign();
const LARGE = { width: 600, height: 750 };
const SMALL = { width: 300, height: 400 };
const vignets = [{ id: 552, kind: 'sandblown', width: 200, height: 247.863 }] as const;
const attachments = [{ id: 101, width: 120, height: 241 }];

describe('What stands on a stone, when another stone is chosen,', () => {
  const fitting = { from: LARGE, to: SMALL, vignets, attachments };
  const after = applyEdit(before, { kind: 'chooseStone', stoneTypeId: 31, variantId: 3101, fitting });

  test('is set onto it about its middle line, smaller where it is narrower', () => {
    expect(after).toMatchObject({ StoneTypeId: 31, StoneTypeVariantId: 3101 });
    expect(after.Parms[NAME]?.position.x).toBe(150);
    expect(after.Parms[ROSE]?.position.x).toBe(150);
    expect(Number(textAt(after, NAME).fontSize)).toBeLessThanOrEqual(10);
    expect(after.Parms[ROSE]?.scale).toBeLessThanOrEqual(0.15);
  });

  test('stays in its order from top to bottom, within the stone', () => {
    const ys = after.Parms.slice(0, 3).map(({ position }) => position.y);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    expect(Math.min(...ys)).toBeGreaterThan(0);
    expect(Math.max(...ys)).toBeLessThan(SMALL.height);
  });

  test('never grows, and is left alone on a stone of the same size', () => {
    const larger = fitDesign(before, SMALL, LARGE, THINGS);
    expect(textAt(larger, NAME).fontSize).toBe('20');
    expect(fitDesign(before, LARGE, { ...LARGE }, THINGS)).toBe(before);
  });

  test('leaves the lines and rulers of the old stone behind', () => {
    const ruled = {
      ...before,
      centerLineLeft: 300,
      rulers: [{ dotOne: { x: 1, y: 1 }, dotTwo: { x: 2, y: 2 } }],
    };
    expect(fitDesign(ruled, LARGE, SMALL, THINGS)).toMatchObject({ rulers: [], centerLineLeft: undefined });
  });
});

describe('A design set onto another stone', () => {
  test('is a design still, however small the letters and the stone', () => {
    const face = fc.record({
      width: fc.integer({ min: 100, max: 1000 }),
      height: fc.integer({ min: 100, max: 1000 }),
    });
    const text = fc.record({
      type: fc.constant('text'),
      fontSize: fc.constantFrom('0,01', '0.2', '1', '20', '2000'),
      scale: fc.constantFrom(0.01, 1, 20),
      position: fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 750 }) }),
    });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), face, face, (Parms, from, to) => {
        const fitted = fitDesign(design.parse({ Parms }), from, to, THINGS);
        expect(design.parse(fitted)).toEqual(fitted);
      }),
    );
  });
});
