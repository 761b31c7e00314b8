/** The least and the greatest allowed value; ±Infinity where there is no such bound. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Whether a number is out of bounds. */
export function isAway(number: number, { min, max }: Bounds): boolean {
  return number < min || number > max;
}

/**
 * Whether more digits cannot bring a number being typed within bounds. A 3 on the way to
 * 30 can still be, where 5 is the minimum.
 */
export function isBeyond(number: number, { min, max }: Bounds): boolean {
  return (number > 0 && number > max) || (number < 0 && number < min);
}

/** Which sentence describes the bounds; undefined where there are none. */
export function boundsSaid({ min, max }: Bounds): 'between' | 'least' | 'most' | undefined {
  const [hasLeast, hasMost] = [Number.isFinite(min), Number.isFinite(max)];
  if (hasLeast && hasMost) return 'between';
  if (hasLeast) return 'least';
  return hasMost ? 'most' : undefined;
}
