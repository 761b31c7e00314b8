import { capHeightOf } from '../capHeight';
import { type Curve, LEAST_RADIUS, MOST_RADIUS } from '../curve';
import { scaledEtching } from '../edits/changeEtching';
import { heightOnOffer, RAISED } from '../letterHeights';
import { type Mm, readNumber, toTenth } from '../numbers';
import { LEAST_LEADING, LEAST_WIDTH, type Paragraph } from '../paragraph/fields';
import type { Parm } from '../parm';
import type { Things } from './things';

/** The least height after rounding, in mm. */
const LOWEST: Mm = 0.1;

/** Whether a thing is bought in fixed sizes that a mason cannot reduce: attachments, medallions and cast ornaments. */
export const isBought = ({ type }: Pick<Parm, 'type'>): boolean =>
  type === 'attachment' || type === 'medallion' || type === 'standardVignet';

function fitSpacings(written: string, factor: number): string {
  const fit = (each: string) => toTenth((readNumber(each) ?? 0) * factor);
  return written === '' ? '' : written.split(',').map(fit).join(',');
}

/** A paragraph of letters that are smaller: its lines closer and narrower by as much, at least what a paragraph has. */
function fitParagraph(of: Paragraph, factor: number): Paragraph {
  const { leading, width, letterSpacing, laid } = of;
  return {
    ...of,
    leading: Math.max(LEAST_LEADING, toTenth(leading * factor)),
    ...(width !== undefined && { width: Math.max(LEAST_WIDTH, toTenth(width * factor)) }),
    ...(letterSpacing !== undefined && { letterSpacing: toTenth(letterSpacing * factor) }),
    ...(laid !== undefined && { laid: laid * factor }),
  };
}

/** What letters of another height follow: an arc that is other by as much, so that the line covers the same angle of it. */
export function fitCurve(of: Curve, factor: number): Curve {
  if (of.kind === 'edge' || factor === 1) return of;
  return { ...of, radius: Math.min(MOST_RADIUS, Math.max(LEAST_RADIUS, toTenth(of.radius * factor))) };
}

/**
 * An element scaled by about `factor`, in place: letters by their height and spacings, in mm to a tenth, and
 * neither they nor an ornament lower than a mason can cut or buy them, for which they may become a little higher than
 * they were; bought things keep their size.
 *
 * @param factor values above 1 count as 1.
 */
export function shrink(element: Parm, factor: number, { letterHeights, sizeOf }: Things): Parm {
  if (isBought(element)) return element;
  if (element.type === 'etching') return scaledEtching(element, Math.min(1, factor));
  if (element.type !== 'text') {
    const { height, lowest } = sizeOf(element);
    const scale = element.scale * Math.min(1, factor);
    const isRaised = scale * height < lowest && lowest <= element.scale * height * RAISED;
    return isRaised ? { ...element, scale: lowest / height } : { ...element, scale };
  }
  const own = capHeightOf(element);
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
    ...(element.paragraph && { paragraph: fitParagraph(element.paragraph, spaced) }),
    ...(element.curve && { curve: fitCurve(element.curve, spaced) }),
  };
}
