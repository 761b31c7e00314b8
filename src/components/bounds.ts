/** The least and the most a number may be; ±Infinity where it has no such bound. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Whether a number lies outside its bounds. */
export function isAway(number: number, { min, max }: Bounds): boolean {
  return number < min || number > max;
}

/**
 * Whether a number being typed lies outside its bounds for good: another digit only takes it farther. A 3 on the way to
 * 30 does not, where 5 is the least.
 */
export function isBeyond(number: number, { min, max }: Bounds): boolean {
  return (number > 0 && number > max) || (number < 0 && number < min);
}

/** Which sentence tells of the bounds; undefined where there are none. */
export function boundsSaid({ min, max }: Bounds): 'between' | 'least' | 'most' | undefined {
  const [hasLeast, hasMost] = [Number.isFinite(min), Number.isFinite(max)];
  if (hasLeast && hasMost) return 'between';
  if (hasLeast) return 'least';
  return hasMost ? 'most' : undefined;
}
