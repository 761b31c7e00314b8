import type { TextParm } from './parm';
import type { Design } from './stone';
import { isSample, isVerse } from './templates/samples';

/** What every design was called before it got its name from the stone. */
const FORMER_NAME = 'Standardsten';

/** The longest name a design may have, in UTF-16 units. */
const LONGEST = 200;

/** Whether a line may be somebody's name: words of nobody else's, without a figure of a date in them. */
function isName(text: string): boolean {
  return /\p{Letter}{2}/u.test(text) && !/\d/.test(text) && !isSample(text) && !isVerse(text);
}

const letterHeight = ({ fontSize, scale }: TextParm) => Number(fontSize) * scale;

/** The name that stands on a stone, in its largest letters; empty where there is none yet. */
export function nameOnStone({ Parms }: Pick<Design, 'Parms'>): string {
  const names = Parms.flatMap((parm) => (parm.type === 'text' && isName(parm.subText) ? [parm] : []));
  const [first, ...others] = names;
  if (!first) return '';
  const largest = others.reduce(
    (one, other) => (letterHeight(other) > letterHeight(one) ? other : one),
    first,
  );
  return largest.subText.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/**
 * A design called by the name on its stone, so that a list or a letter tells one from another. A name that somebody has
 * given it stays.
 *
 * @param before the design as it was before the edit that made it `after`.
 */
export function namedAfterStone(before: Design, after: Design): Design {
  const { designName } = before;
  if (after.designName !== designName || after.Parms === before.Parms) return after;
  if (designName !== '' && designName !== FORMER_NAME && designName !== nameOnStone(before)) return after;
  const name = nameOnStone(after);
  return name === designName ? after : { ...after, designName: name };
}
