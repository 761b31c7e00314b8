import { heightOnOffer, RAISED } from '../letterHeights';
import { type Mm, readNumber, toTenth } from '../numbers';
import type { Parm } from '../parm';
import type { Things } from './things';

/** Rounding must not leave letters without height, in mm. */
const LOWEST: Mm = 0.1;

/** The cap height that a line asks for, in mm. */
export const capHeight = (written: string) => readNumber(written) ?? 20;

/** Whether a thing is bought in its sizes, and no mason makes it smaller: what is set on a stone, and what is cast. */
export const isBought = ({ type }: Pick<Parm, 'type'>): boolean =>
  type === 'attachment' || type === 'standardVignet';

function fitSpacings(written: string, factor: number): string {
  const fit = (each: string) => toTenth((readNumber(each) ?? 0) * factor);
  return written === '' ? '' : written.split(',').map(fit).join(',');
}

/**
 * An element about `factor` times as large, where it is: its letters by their height and spacings, in mm to a tenth, and
 * neither they nor an ornament lower than a mason can cut or buy them, for which they may become a little higher than
 * they were; what is bought stays as large as it is.
 *
 * @param factor what is above 1 counts as 1.
 */
export function shrink(element: Parm, factor: number, { letterHeights, sizeOf }: Things): Parm {
  if (isBought(element)) return element;
  if (element.type !== 'text') {
    const { height, lowest } = sizeOf(element);
    const scale = element.scale * Math.min(1, factor);
    const isRaised = scale * height < lowest && lowest <= element.scale * height * RAISED;
    return isRaised ? { ...element, scale: lowest / height } : { ...element, scale };
  }
  const own = capHeight(element.fontSize);
  const wanted = factor < 1 ? Math.max(LOWEST, toTenth(own * factor)) : own;
  const height = heightOnOffer(element, wanted, letterHeights(element));
  if (height === own) return element;
  const spaced = height === wanted ? factor : Math.min(1, height / own);
  return {
    ...element,
    // Letters are ordered by their height, so the height changes and the scale stays.
    fontSize: String(height),
    letterSpacing: toTenth(element.letterSpacing * spaced),
    subTextSpacing: fitSpacings(element.subTextSpacing, spaced),
  };
}
