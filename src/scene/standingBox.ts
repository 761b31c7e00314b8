import type { Box } from '../geometry/box';
import type { Slab } from './scene';

/** The box around the front of a stone and the base it stands on, in stone mm: the base is centred below the stone's foot. */
export function standingBox({
  stoneType: { width, height },
  made: { base },
}: Pick<Slab, 'stoneType' | 'made'>): Box {
  const beside = Math.max(0, ((base?.width ?? width) - width) / 2);
  return { left: -beside, top: 0, right: width + beside, bottom: height + (base?.height ?? 0) };
}

/** The front of the base in stone mm; undefined where the stone stands on none. */
export function baseBox({
  stoneType: { width, height },
  made: { base },
}: Pick<Slab, 'stoneType' | 'made'>): Box | undefined {
  if (!base) return undefined;
  const left = (width - base.width) / 2;
  return { left, top: height, right: left + base.width, bottom: height + base.height };
}
