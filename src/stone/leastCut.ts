import type { StoneVariant } from './catalogue/stoneType';
import type { Mm } from './numbers';

/** What a workshop blasts at least, in mm: its thinnest stroke, and the narrowest rubber between two cuts. */
export interface LeastCut {
  readonly stroke?: Mm | undefined;
  readonly rubber?: Mm | undefined;
}

/** A material with a workshop's own limits in place of the catalogue's. */
export function cutBy(variant: StoneVariant, { stroke, rubber }: LeastCut): StoneVariant {
  return {
    ...variant,
    thinnestStroke: stroke ?? variant.thinnestStroke,
    narrowestWeb: rubber ?? variant.narrowestWeb,
  };
}
