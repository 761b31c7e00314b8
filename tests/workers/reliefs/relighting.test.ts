import { describe, expect, test } from 'vitest';
import { bakeWhole } from '../../../src/painting/relief/bakeWhole';
import { WORKSHOP } from '../../../src/painting/relief/light';
import type { ReliefOrder } from '../../../src/painting/relief/reliefOrder';
import { sunlightOf } from '../../../src/painting/relief/sunlight';
import { Relighting } from '../../../workers/reliefs/relighting';
import { catalogue } from '../../scene/drawnStone';
import { order } from './square';

const lights = catalogue.backgrounds.map((background) => sunlightOf(background));
const mounted: ReliefOrder = { ...order, cut: 'mounted', colour: 'bronze' };

describe('A shape in another light', () => {
  test.each([
    ['engraved', order],
    ['mounted', mounted],
  ])('is measured once and lit again, byte for byte as if it were baked anew: %s', (_name, given) => {
    const reliefs = new Relighting();
    for (const light of [WORKSHOP, ...lights]) {
      for (const rotation of [0, 90]) {
        const asked = { ...given, light, rotation };
        expect(reliefs.bake(asked)).toEqual(bakeWhole(asked));
      }
    }
    expect(reliefs.bake({ ...given, colour: 'silver' })).toEqual(bakeWhole({ ...given, colour: 'silver' }));
    expect(reliefs.measured).toBe(1);
  });

  test('is measured anew in another size, depth, resolution or shape', () => {
    const reliefs = new Relighting();
    const others: readonly ReliefOrder[] = [
      order,
      mounted,
      { ...order, size: 2 * order.size },
      { ...order, perMm: 2 * order.perMm },
      { ...order, work: { depth: 1, thickness: 1, lip: 0.1 } },
      { ...order, shape: order.shape.map((one) => ({ ...one, toMm: [1, 0, 0, 1, 3, 0] })) },
    ];
    for (const one of others) expect(reliefs.bake(one)).toEqual(bakeWhole(one));
    expect(reliefs.measured).toBe(others.length);
  });

  test('is nothing where the shape has no ink, in any light', () => {
    const reliefs = new Relighting();
    expect(reliefs.bake({ ...order, shape: [] })).toBeUndefined();
    expect(reliefs.bake({ ...order, shape: [], light: lights[3] ?? WORKSHOP })).toBeUndefined();
    expect(reliefs.measured).toBe(1);
  });
});
