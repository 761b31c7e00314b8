import type { Locale } from '../../../src/stone/catalogue/naming';
import { isSeen } from '../../../src/stone/handling';
import { characters } from '../../../src/stone/spacing';
import type { Design } from '../../../src/stone/stone';
import type { Pin } from '../../../src/stone/wire/approval';
import { Refusal } from '../../domain/refusal';
import { designsOfRounds } from '../../store/approvals/earlierRounds';
import { elementName } from '../../texts/elementName';
import type { Approving } from './relative';

/** The design that was read. @throws Refusal `approvalNotSent` where no such round was sent */
async function readDesign(
  { inside, standing: { found, sent } }: Pick<Approving, 'inside' | 'standing'>,
  round = found.round,
): Promise<Design> {
  if (round === found.round) return sent;
  const design = (await designsOfRounds(inside, found.id)).get(round);
  if (!design) throw new Refusal('approvalNotSent');
  return design;
}

/**
 * What a comment is about as it read in the round that its writer had before them: the letters of a line, the name of anything
 * else, null where it is about no element. Whoever writes without a network may be read after the stone was changed: an index among
 * the letters of then means another letter now, and is carried to the present line by those letters (`anchored`).
 *
 * @param round the number of that round; the one that is shown where none is given.
 * @throws Refusal `approvalNotSent`, or `approvalElementGone` where that round has no such element or letter.
 */
export async function pinnedWords(
  approving: Pick<Approving, 'inside' | 'standing'>,
  pin: Pin,
  round: number | undefined,
  locale: Locale,
): Promise<string | null> {
  const { Parms } = await readDesign(approving, round);
  if (pin.kind === 'whole' || pin.kind === 'place') return null;
  const index = Parms.findIndex((each) => each.key === pin.key && isSeen(each));
  const element = Parms[index];
  if (!element) throw new Refusal('approvalElementGone');
  if (element.type === 'text') {
    if (pin.kind === 'letter' && pin.letter >= characters(element.subText).length)
      throw new Refusal('approvalElementGone');
    return element.subText;
  }
  if (pin.kind === 'letter') throw new Refusal('approvalElementGone');
  return elementName(element, index, locale);
}
