import type { Mm } from '../../stone/numbers';

/** A pass: the depth down to which the stone is away before it, and its own, in mm. */
export interface Level {
  readonly free: Mm;
  readonly depth: Mm;
}

/** The passes down to a depth, each so much deeper than the one before; the first begins at `least`. */
export function levelsOf(depth: Mm, stepDown: Mm, least: Mm = 0): Level[] {
  const count = Math.max(1, Math.ceil(depth / stepDown - 1e-9));
  const depths = Array.from({ length: count }, (_, pass) => Math.min(depth, (pass + 1) * stepDown));
  const deepEnough = depths.filter((each) => each > least);
  return deepEnough.map((each, pass) => ({ free: deepEnough[pass - 1] ?? least, depth: each }));
}
