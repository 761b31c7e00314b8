import type { Parm } from '../parm';
import type { Design } from '../stone';

/** A design as it is carried out: without what is remembered of other stones, which is nobody's but whoever designs it. */
export function withoutWishes<D extends Partial<Pick<Design, 'Parms' | 'wished'>>>(
  design: D,
): Omit<D, 'wished'> {
  const { wished: _, ...rest } = design;
  const bare = design.Parms?.map(({ wished: _wished, ...element }): Parm => element);
  return bare ? { ...rest, Parms: bare } : rest;
}
