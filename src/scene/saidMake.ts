import { type Locale, nameIn } from '../stone/catalogue/naming';
import type { SaidMake } from '../stone/make/madeTexts';
import { weightAsMade } from './checks/weight';
import type { Slab } from './scene';

/** What is said of how a stone is made, with the weight of stone and base in whole kg. */
export function saidMake(
  { stoneType, variant, made }: Pick<Slab, 'stoneType' | 'variant' | 'made'>,
  locale: Locale,
): SaidMake {
  const { thickness, base, edge, side, bevel } = made;
  const { least, most } = weightAsMade(stoneType, variant, made);
  return {
    thickness,
    ...(base && {
      base: {
        width: base.width,
        height: base.height,
        depth: base.depth,
        material: nameIn(locale, base.variant),
      },
    }),
    ...(edge && { edge }),
    ...(side && { side }),
    ...(bevel > 0 && { bevel }),
    weight: { least: Math.round(least), most: Math.round(most) },
  };
}
