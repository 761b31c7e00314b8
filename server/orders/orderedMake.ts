import da from '../../locales/da/make.json';
import de from '../../locales/de/make.json';
import no from '../../locales/no/make.json';
import { saidMake } from '../../src/scene/saidMake';
import type { Locale } from '../../src/stone/catalogue/naming';
import { shownVariant } from '../../src/stone/catalogue/shownVariant';
import type { StoneType } from '../../src/stone/catalogue/stoneType';
import { madeStone } from '../../src/stone/make/madeStone';
import { madeTexts } from '../../src/stone/make/madeTexts';
import type { Design } from '../../src/stone/stone';
import type { OrderedStone } from '../../src/stone/wire/order';
import { filled } from '../texts/filled';

/** The texts about how a stone is made, in the words of the screen. */
export const MAKE_TEXTS: Readonly<Record<Locale, (typeof da)['said']>> = {
  da: da.said,
  de: de.said,
  no: no.said,
};

/**
 * What an order says of how a stone is made besides its face; nothing where nothing was chosen, or the stone stands already.
 *
 * @param stoneType as the catalogue has it now; undefined where it does not.
 */
export function orderedMake(
  { make, ExistingStone, StoneTypeVariantId, backOf }: Design,
  stoneType: StoneType | undefined,
  locale: Locale,
): Pick<OrderedStone, 'make'> {
  const variant = stoneType && shownVariant(stoneType, StoneTypeVariantId);
  // Of a back, the front says it: one stone is ordered, and one base.
  if (!make || ExistingStone || backOf !== undefined || !stoneType || !variant) return {};
  const said = saidMake({ stoneType, variant, made: madeStone(make, stoneType, variant.id) }, locale);
  return {
    make: { ...said, texts: madeTexts(said, (key, given) => filled(MAKE_TEXTS[locale][key], given), locale) },
  };
}
