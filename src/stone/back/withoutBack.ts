import type { Design } from '../stone';

/** A design as a stone of its own: a copy of a back is not the back of the same stone once more. */
export function withoutBack<D extends Partial<Pick<Design, 'backOf'>>>({
  backOf: _,
  ...design
}: D): Omit<D, 'backOf'> {
  return design;
}
