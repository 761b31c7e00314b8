import type { Slab } from '../../scene/scene';
import { baseBox } from '../../scene/standingBox';
import { extrude } from './extrude';
import type { Part, Substance } from './part';

/** The base below a standing stone, about the middle of its thickness; undefined where it stands on none. */
export function basePart(slab: Slab): Part | undefined {
  const { base, thickness } = slab.made;
  const box = baseBox(slab);
  if (!base || !box) return undefined;
  const { left, top, right, bottom } = box;
  const stone: Substance = { kind: 'stone', variant: base.variant, finish: base.variant.finish };
  const front = (base.depth - thickness) / 2;
  const { points, surfaces } = extrude({
    outline: [
      [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
    ],
    lines: [],
    ridges: [],
    heightOf: () => () => front,
    back: front - base.depth,
    frontAt: () => ({ substance: stone, elements: [] }),
    side: stone,
    behind: stone,
  });
  return { kind: 'base', elements: [], points, surfaces, bodies: 1, holes: 0 };
}
