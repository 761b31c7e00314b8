import type { Box } from '../geometry/box';
import type { Slab } from './scene';
import { letIntoBase } from './setIn';

type Standing = Pick<Slab, 'stoneType' | 'made'>;

/** The box around the front of a stone and the base it stands on, in stone mm: the base is centred below the stone. */
export function standingBox(slab: Standing): Box {
  const { width, height } = slab.stoneType;
  const base = baseBox(slab);
  return {
    left: Math.min(0, base?.left ?? 0),
    top: 0,
    right: Math.max(width, base?.right ?? width),
    bottom: base?.bottom ?? height,
  };
}

/**
 * The front of the base in stone mm, as high as the stone is let into it; undefined where the stone stands on none.
 */
export function baseBox(slab: Standing): Box | undefined {
  const { width, height } = slab.stoneType;
  const { base } = slab.made;
  if (!base) return undefined;
  const [left, top] = [(width - base.width) / 2, height - letIntoBase(slab)];
  return { left, top, right: left + base.width, bottom: top + base.height };
}
