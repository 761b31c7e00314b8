import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildScene } from '../../src/scene/buildScene';
import { measureScene } from '../../src/scene/measures';
import { silhouetteOf } from '../../src/scene/silhouetteOf';
import { lengthOnArc, neighboursWidth, widthOnStone } from '../../src/scene/widthAround';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { FITTED_BY, fitWidth } from '../../src/stone/edits/fitWidth';
import type { Design } from '../../src/stone/stone';
import { catalogue, designWith, sources } from './drawnStone';

/** A line as it is measured on the stone. */
function measured(design: Design, element = 0) {
  const { elements } = measureScene(buildScene(design, sources));
  const width = elements[element]?.width ?? Number.NaN;
  const line = design.Parms[element];
  if (line?.type !== 'text') throw new Error('it is no line');
  return { element, line, width };
}

const aLine = (given: object = {}) => ({
  type: 'text',
  subText: 'Anna Jensen',
  fontFamily: 'Cinzel',
  fontSize: '30',
  position: { x: 300, y: 300, rotation: 0 },
  ...given,
});

describe('A line that is to be as wide as is wished', () => {
  test('is so to a thousandth of a mm, by its height or its spacing, however it is set', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FITTED_BY),
        fc.constantFrom('Cinzel', 'EB Garamond', 'Great Vibes'),
        fc.integer({ min: 150, max: 560 }),
        fc.constantFrom(0.5, 1, 1.75),
        fc.constantFrom(80, 100, 130),
        fc.constantFrom(-0.4, 0, 2),
        fc.constantFrom('', '1,-2,3', '0,0,0,0,0,0,0,0,0,9'),
        (by, fontFamily, target, scale, fontSpacing, letterSpacing, subTextSpacing) => {
          const design = designWith([
            aLine({ fontFamily, scale, fontSpacing, letterSpacing, subTextSpacing, fontSize: '27.5' }),
          ]);
          const edit = fitWidth(measured(design), target, by, undefined);
          if (!edit) throw new Error('it could not be');
          expect(measured(applyEdit(design, edit)).width).toBeCloseTo(target, 3);
        },
      ),
    );
  });

  test('has a height of hundredths, or the nearest one that is cast, and the rest between its letters', () => {
    const design = designWith([aLine()]);
    const before = measured(design);
    const cut = applyEdit(
      design,
      fitWidth(before, before.width * 1.5, 'height', undefined) ?? { kind: 'orderStone' },
    );
    expect(measured(cut).line.fontSize).toBe('45');
    const cast = applyEdit(
      design,
      fitWidth(before, before.width * 1.5, 'height', [20, 40, 50]) ?? { kind: 'orderStone' },
    );
    expect(['40', '50']).toContain(measured(cast).line.fontSize);
    expect(measured(cast).width).toBeCloseTo(before.width * 1.5, 3);
    const spaced = applyEdit(
      design,
      fitWidth(before, before.width + 20, 'spacing', undefined) ?? { kind: 'orderStone' },
    );
    expect(measured(spaced).line.fontSize).toBe('30');
    expect(measured(spaced).line.letterSpacing).toBeCloseTo(2, 6);
  });

  test('stays as it is where it cannot be so', () => {
    const one = measured(designWith([aLine({ subText: 'A' })]));
    expect(fitWidth(one, 100, 'spacing', undefined)).toBeUndefined();
    expect(fitWidth(one, 60, 'height', undefined)).toBeDefined();
    const line = measured(designWith([aLine()]));
    expect(fitWidth(line, 5000, 'spacing', undefined)).toBeUndefined();
    expect(fitWidth(line, 0.01, 'height', undefined)).toBeUndefined();
    expect(fitWidth({ ...line, width: 0 }, 100, 'height', undefined)).toBeUndefined();
  });
});

describe('The room about a line', () => {
  const face = catalogue.stoneTypes.find(({ id }) => id === 15);
  if (!face) throw new Error('the stone is gone');

  test('reaches to the usual distance from the edge where the line stands, and from a frame', () => {
    const at = (y: number, Frame: object = {}) => {
      const design = designWith([aLine({ position: { x: 300, y, rotation: 0 } })], { Frame });
      const [own] = measureScene(buildScene(design, sources)).elements;
      return own && widthOnStone(own, silhouetteOf(face), design);
    };
    expect(at(500)).toBeCloseTo(600 - 2 * 8, 0);
    expect(at(500, { Type: 'line' })).toBeCloseTo(600 - 2 * 40, 0);
    // Below the arch there is less.
    expect(at(110)).toBeLessThan(500);
    expect(at(2000)).toBeUndefined();
  });

  test('of a line on an arc is along it: once around at most, and with its letters on the stone', () => {
    const onArc = (radius: number, side: 'outside' | 'inside', y: number) => {
      const curve = { kind: 'arc', radius, side } as const;
      const design = designWith([aLine({ curve, position: { x: 300, y, rotation: 0 } })]);
      const [own] = measureScene(buildScene(design, sources)).elements;
      const line = design.Parms[0];
      if (!own || line?.type !== 'text') throw new Error('the line is gone');
      const most = lengthOnArc(own, curve, silhouetteOf(face), design);
      const edit = most && fitWidth({ element: 0, line, width: own.width }, most, 'spacing', undefined);
      const fitted = edit ? applyEdit(design, edit) : undefined;
      return { most, own, ink: fitted && measureScene(buildScene(fitted, sources)).elements[0]?.ink };
    };
    // A small circle in the middle of the stone has room all around: a cap height short of its length.
    const small = onArc(100, 'outside', 300);
    expect(small.most).toBeCloseTo(2 * Math.PI * 100 - (small.own.capHeight ?? 0), -0.5);
    // A wide one goes to the sides, and not beyond; its letters stand there as far from the edge as any.
    for (const side of ['outside', 'inside'] as const) {
      const { most = 0, ink } = onArc(400, side, 360);
      expect(most).toBeGreaterThan(500);
      for (const reach of [-(ink?.left ?? 0), ink?.right ?? 0]) {
        expect(reach).toBeLessThanOrEqual(300 - 8 + 1);
        expect(reach).toBeGreaterThan(300 - 8 - 30);
      }
    }
    expect(onArc(100, 'outside', 2000).most).toBeUndefined();
  });

  test('is as wide as the line nearest above or below', () => {
    const design = designWith([
      aLine({ position: { x: 300, y: 100, rotation: 0 } }),
      aLine({ subText: 'Ib', position: { x: 300, y: 160, rotation: 0 } }),
      aLine({ subText: 'Minde', position: { x: 300, y: 400, rotation: 0 } }),
    ]);
    const { elements } = measureScene(buildScene(design, sources));
    expect(neighboursWidth(0, elements)).toBe(elements[1]?.width);
    expect(neighboursWidth(2, elements)).toBe(elements[1]?.width);
    expect(neighboursWidth(0, elements.slice(0, 1))).toBeUndefined();
  });
});
