import { z } from 'zod';
import { GIVEN_ANSWERS } from './approvals/givenAnswers';
import type { Queries } from './database';

const row = z.object({ all: z.string().nullable() });

/** Rows as JSON, as they are stored. */
async function asJson(queries: Queries, from: string, ids: readonly (number | string)[]): Promise<unknown[]> {
  const [found] = await queries.rows(row, `select json_agg(each)::text as all from (${from}) as each`, [
    JSON.stringify(ids),
  ]);
  return found?.all ? z.array(z.unknown()).parse(JSON.parse(found.all)) : [];
}

/** What is kept of cases, with what was written about the dead and the ceremony. */
export const casesData = (queries: Queries, cases: readonly { readonly id: number }[]) =>
  asJson(
    queries,
    `select id, business_id, version, details, sent_at, created_at, updated_at from projects
     where id in (select json_array_elements_text($1::json)::bigint) order by id`,
    cases.map(({ id }) => id),
  );

/** Letters by their Message-IDs. */
export const lettersNamed = (queries: Queries, letters: readonly { readonly message_id: string }[]) =>
  asJson(
    queries,
    `select kind, recipient, locale, created_at, sent_at, content from outbox
     where message_id in (select json_array_elements_text($1::json)) order by created_at, id`,
    letters.map(({ message_id }) => message_id),
  );

/** What is kept of relatives who were asked to approve others' stones: nothing of the stone, which is not theirs. */
export const approversData = (queries: Queries, approvers: readonly { readonly id: number }[]) =>
  asJson(
    queries,
    `select stone_id, name, email, approvers.locale, written_at, reminded_at, approvers.revoked_at,
       (select coalesce(json_agg(each order by at), '[]') from (
         select at, decision, text from ${GIVEN_ANSWERS} where approver_id = approvers.id) as each) as answers,
       (select coalesce(json_agg(each order by at), '[]') from (
         select at, text from approval_messages where approver_id = approvers.id) as each) as remarks
     from approvers join approvals on approvals.id = approval_id
     where approvers.id in (select json_array_elements_text($1::json)::bigint) order by approvers.id`,
    approvers.map(({ id }) => id),
  );
