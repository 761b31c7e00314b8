import type { Locale } from '../catalogue/naming';
import type { Design } from '../stone';
import { withoutWishes } from '../wished/withoutWishes';

/** What a back is called, before the name of its front. */
const WORDS: Readonly<Record<Locale, string>> = { da: 'Bagside', de: 'Rückseite', no: 'Bakside' };

/** The longest name a design may have, in UTF-16 units. */
const LONGEST = 200;

/** The name of the back of a stone, so that lists and papers tell the two apart. */
const backName = (front: string, locale: Locale) =>
  [WORDS[locale], front.trim()].filter(Boolean).join(': ').slice(0, LONGEST);

/**
 * The back of a stone as it begins: the same stone in the same material, made in the same way, with nothing on it yet.
 * How its outline is turned round is decided where it is drawn (`src/scene/seenFromBehind.ts`).
 *
 * @param id the number of the stone that it is the back of.
 */
export function backOfStone(front: Design, id: number, locale: Locale): Design {
  const {
    waved: _waved,
    guideLines: _lines,
    centerLineLeft: _left,
    centerLineRight: _right,
    styles: _styles,
    ...rest
  } = withoutWishes(front);
  return {
    ...rest,
    Parms: [],
    stoneVignets: [],
    rulers: [],
    Frame: { ...rest.Frame, Type: 'none' },
    designName: backName(front.designName, locale),
    backOf: id,
  };
}
