import type { StoneMake, Surface } from '../../../stone/make/make';
import type { Mm } from '../../../stone/numbers';
import type { Make } from './useMake';

type Given = Pick<Make, 'made' | 'offered' | 'chosen'>;

/** The stone on the proposed base, at least as deep as the stone is thick; or on none. */
export function onBase({ offered, made }: Given, isWanted: boolean): Partial<StoneMake> {
  const { base } = offered;
  if (!isWanted || !base) return { base: undefined };
  return { base: { ...base, depth: Math.max(base.depth, made.thickness) } };
}

/** Another thickness; a base that would be too shallow for it becomes as deep. */
export function inThickness({ chosen: { base } }: Given, thickness: Mm): Partial<StoneMake> {
  const isShallow = base !== undefined && base.depth < thickness;
  return { thickness, ...(isShallow && { base: { ...base, depth: thickness } }) };
}

/** Another edge; a rough one has no bevel. */
export function withEdge(edge: Surface): Partial<StoneMake> {
  return edge === 'rough' ? { edge, bevel: 0 } : { edge };
}
