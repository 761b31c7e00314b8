import type { Parm } from '../parm';
import type { Design } from '../stone';

function withoutWish({ wished: _, ...element }: Parm): Parm {
  return 'fontColor' in element ? { ...element, wishedColor: undefined } : element;
}

/** A design as ordered: without what is remembered of other stones and materials, which only concerns the designer. */
export function withoutWishes<D extends Partial<Pick<Design, 'Parms' | 'Frame' | 'wished'>>>(
  design: D,
): Omit<D, 'wished'> {
  const { wished: _, ...rest } = design;
  const Frame = design.Frame && { ...design.Frame, wishedColor: undefined };
  const bare = design.Parms?.map(withoutWish);
  return { ...rest, ...(Frame && { Frame }), ...(bare && { Parms: bare }) };
}
