import { type Finding, found } from '../../stone/finding';
import type { Design } from '../../stone/stone';
import { isSample, isSampleName, lacksDate } from '../../stone/templates/samples';

/**
 * Lines that nobody has filled in yet: they hold sample words, or a mark without its date. They are no fault of the
 * drawing, so a stone is begun with them and saved with them; but cut in granite they would stay.
 */
export function unfilled({ Parms }: Pick<Design, 'Parms'>): Finding[] {
  return Parms.flatMap((parm, element): Finding[] => {
    if (parm.type !== 'text') return [];
    const text = parm.subText.trim();
    if (isSample(text)) return [found('error', 'sampleWords', { elements: [element], value: text })];
    return lacksDate(text) ? [found('warning', 'dateMissing', { elements: [element], value: text })] : [];
  });
}

/**
 * The lines of these that are easily overlooked. While the name of nobody in particular stands on a stone it is plainly
 * a beginning, and says so by itself; a sample date under somebody's own name does not.
 */
export function overlooked(design: Pick<Design, 'Parms'>): Finding[] {
  const isBegun = design.Parms.some((parm) => parm.type === 'text' && isSampleName(parm.subText));
  return isBegun ? [] : unfilled(design);
}
