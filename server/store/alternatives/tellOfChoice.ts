import { z } from 'zod';
import { LOCALES } from '../../../src/stone/catalogue/naming';
import type { Queries } from '../database';
import { LOCALE_OF_BUSINESS } from '../localeOfBusiness';
import { queueNoticeOnce } from '../masonNotices';

const toldRow = z.object({ recipient: z.string(), locale: z.enum(LOCALES), stone_id: z.number() });

/**
 * Queues a letter to whoever made the family's link: that the family has chosen, or takes its choice back. Where they have no
 * address for letters, the page of the stones side by side tells it alone.
 */
export async function tellOfChoice(inside: Queries, choiceId: number): Promise<void> {
  const [found] = await inside.rows(
    toldRow,
    `select email as recipient, ${LOCALE_OF_BUSINESS} as locale,
       (select stone_id from alternatives where choice_id = choices.id order by letter limit 1) as stone_id
     from choices join users on users.id = linked_by join businesses on businesses.id = business_id
     where choices.id = $1 and email is not null`,
    [choiceId],
  );
  if (!found) return;
  const { recipient, locale, stone_id } = found;
  await queueNoticeOnce(inside, { recipient, locale, kind: 'familyChose', stoneIds: [stone_id] });
}
