import { isReserved } from './handling';
import type { TextParm } from './parm';
import type { Design } from './stone';
import { isSample, isVerse } from './templates/samples';

/** The name of every design before it was named after the stone. */
const FORMER_NAME = 'Standardsten';

/** The longest name a design may have, in UTF-16 units. */
const LONGEST = 200;

/** Whether a line may be a name: letters without digits, and neither sample words nor a known saying. */
function isName(text: string): boolean {
  return /\p{Letter}{2}/u.test(text) && !/\d/.test(text) && !isSample(text) && !isVerse(text);
}

const letterHeight = ({ fontSize, scale }: TextParm) => Number(fontSize) * scale;

/** The name on a stone, in its largest letters, and not one that only has its place reserved; empty where there is none yet. */
export function nameOnStone({ Parms }: Pick<Design, 'Parms'>): string {
  const names = Parms.flatMap((parm) =>
    parm.type === 'text' && !isReserved(parm) && isName(parm.subText) ? [parm] : [],
  );
  const [first, ...others] = names;
  if (!first) return '';
  const largest = others.reduce(
    (one, other) => (letterHeight(other) > letterHeight(one) ? other : one),
    first,
  );
  return largest.subText.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/**
 * A design named after the name on its stone, to tell designs apart in lists and letters. A name given by the user
 * stays.
 *
 * @param before the design before the edit that made it `after`.
 */
export function namedAfterStone(before: Design, after: Design): Design {
  const { designName } = before;
  if (after.designName !== designName || after.Parms === before.Parms) return after;
  if (designName !== '' && designName !== FORMER_NAME && designName !== nameOnStone(before)) return after;
  const name = nameOnStone(after);
  return name === designName ? after : { ...after, designName: name };
}
