import { writeChoice } from '../mail/writeChoice';
import type { LetterText } from '../mail/writeLetter';
import { pagesIn } from '../orders/readingLink';
import { choiceOfStone, membersOf } from '../store/alternatives/choices';
import type { Queries } from '../store/database';
import type { Notice } from '../store/outbox';

/** What a family has chosen as of now; undefined where the stone is no alternative any more. */
export async function choiceText(
  queries: Queries,
  { stoneIds, locale }: Notice,
  publicUrl: string,
): Promise<LetterText | undefined> {
  const first = stoneIds[0] ?? 0;
  const choice = await choiceOfStone(queries, first);
  if (!choice) return undefined;
  const chosen = choice.chosen_stone;
  const letter = (await membersOf(queries, choice.id)).find((each) => each.stone_id === chosen)?.letter;
  const id = chosen ?? first;
  return writeChoice({ id, letter, link: `${pagesIn(publicUrl, locale)}/variants/${id}` }, locale);
}
