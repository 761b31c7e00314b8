import type { ReservedSpace } from '../../src/scene/reserved';
import type { Locale } from '../../src/stone/catalogue/naming';
import { isReserved } from '../../src/stone/handling';
import type { Mm } from '../../src/stone/numbers';
import type { Parm } from '../../src/stone/parm';
import type { OrderedStone } from '../../src/stone/wire/order';
import { elementName } from './elementName';

export type ReservedPlace = NonNullable<OrderedStone['reserved']>[number];

const toHundredth = (mm: Mm): Mm => Math.round(mm * 100) / 100;

/** The reserved elements by the space that they share, where nobody has measured it. */
function unmeasured(parms: readonly Parm[]): (readonly number[])[] {
  const reserved = parms.flatMap((parm, element) =>
    isReserved(parm) ? [{ element, space: parm.group ?? -1 - element }] : [],
  );
  const spaces = [...new Set(reserved.map(({ space }) => space))];
  return spaces.map((space) => reserved.filter((one) => one.space === space).map(({ element }) => element));
}

/**
 * What is reserved on a stone: what is to stand in each space, and the space in mm to a hundredth.
 *
 * @param spaces as they were measured; undefined where the stone could not be drawn.
 */
export function reservedPlaces(
  parms: readonly Parm[],
  spaces: readonly ReservedSpace[] | undefined,
  locale: Locale,
): ReservedPlace[] {
  const words = (elements: readonly number[]) =>
    elements.flatMap((element) => {
      const parm = parms[element];
      return parm ? [elementName(parm, element, locale)] : [];
    });
  if (!spaces) return unmeasured(parms).map((elements) => ({ words: words(elements), box: null }));
  return spaces.map(({ elements, box: { left, top, right, bottom } }) => ({
    words: words(elements),
    box: {
      left: toHundredth(left),
      top: toHundredth(top),
      width: toHundredth(right - left),
      height: toHundredth(bottom - top),
    },
  }));
}
