import type { Locale } from '../../../src/stone/catalogue/naming';
import type { RelativeData } from '../../../src/stone/wire/relativeData';
import { approvalAt } from '../../store/approvals/found';
import { keptOfRelative, samePerson } from '../../store/approvals/keptOfRelative';
import { standingOf } from '../../store/approvals/standing';
import type { Queries } from '../../store/database';
import { findStone } from '../../store/stones';
import { saidTrail } from '../approval/saidTrail';

const written = (moment: Date) => moment.toISOString();

/** What the trail of an approval tells of a relative. */
async function trailAbout(
  queries: Queries,
  relative: { readonly id: number; readonly approval_id: number; readonly stone_id: number },
  locale: Locale,
): Promise<RelativeData['stones'][number]['trail']> {
  const [stone, found] = [
    await findStone(queries, relative.stone_id),
    await approvalAt(queries, relative.approval_id),
  ];
  // Erased meanwhile.
  if (!stone || !found) return [];
  const { entries, said } = await saidTrail(queries, await standingOf(queries, found, stone), locale);
  return entries.flatMap(({ at, what, approver_id }, index) =>
    approver_id === relative.id ? [{ at: written(at), what, said: said[index] ?? '' }] : [],
  );
}

/** Gathers everything that is kept of a relative; undefined where there is none. */
export async function gatherRelative(
  queries: Queries,
  approverId: number,
  locale: Locale,
): Promise<RelativeData | undefined> {
  const relatives = await samePerson(queries, approverId);
  const self = relatives.find(({ id }) => id === approverId);
  if (!self) return undefined;
  const stones: RelativeData['stones'] = [];
  const letters: RelativeData['letters'] = [];
  for (const each of relatives) {
    const kept = await keptOfRelative(queries, each.id);
    stones.push({
      stone: each.stone_id,
      askedAt: written(each.asked_at),
      expiresAt: written(each.expires_at),
      remindedAt: each.reminded_at && written(each.reminded_at),
      answers: kept.answers.map(({ at, ...answer }) => ({ at: written(at), ...answer })),
      remarks: kept.remarks.map(({ at, text }) => ({ at: written(at), text })),
      ticks: kept.ticks.map(({ at, element_key }) => ({ at: written(at), key: element_key })),
      trail: await trailAbout(queries, each, locale),
    });
    for (const { kind, recipient, created_at, sent_at } of kept.letters)
      letters.push({ kind, recipient, queuedAt: written(created_at), sentAt: sent_at && written(sent_at) });
  }
  return {
    ...{ format: 'gravestone-relative-data', formatVersion: 1, at: written(new Date()) },
    ...{ name: self.name, email: self.email, locale: self.locale, stones, letters },
  };
}
