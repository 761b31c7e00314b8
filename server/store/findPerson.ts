import { z } from 'zod';
import { stoneStatus } from '../../src/stone/status';
import { columnsOf } from './columns';
import type { Queries } from './database';

const stoneRow = z.object({
  id: z.number(),
  status: stoneStatus,
  business_id: z.number().nullable(),
  project_id: z.number().nullable(),
  updated_at: z.date(),
});
const caseRow = z.object({ id: z.number(), business_id: z.number(), updated_at: z.date() });
const letterRow = z.object({ message_id: z.string(), stone: z.number().nullable() });
const userRow = z.object({ username: z.string() });

/** Where somebody stands in the store. */
export interface FoundPerson {
  readonly stones: readonly z.infer<typeof stoneRow>[];
  readonly cases: readonly z.infer<typeof caseRow>[];
  /** Message-IDs of letters to, or with, the address that are about no stone. */
  readonly letters: readonly string[];
  /** Users whose letters go there. */
  readonly users: readonly string[];
}

/** Finds an address as a whole text of a JSON value, however it is spelled. */
const holds = (column: string) => `position(lower(to_json($1::text)::text) in lower(${column}::text)) > 0`;

/** Where an e-mail address stands: on stones, in their cases and letters, and with users. */
export async function findByAddress(queries: Queries, address: string): Promise<FoundPerson> {
  const given = address.trim();
  const cases = await queries.rows(
    caseRow,
    `select ${columnsOf(caseRow)} from projects where ${holds('details')} order by id`,
    [given],
  );
  const letters = await queries.rows(
    letterRow,
    `select message_id, stone from outbox left join lateral unnest(stone_ids) as stone on true
     where lower(recipient) = lower($1) or ${holds('content')} or ${holds('order_json')} order by message_id`,
    [given],
  );
  const named = letters.flatMap(({ stone }) => (stone === null ? [] : [stone]));
  const stones = await queries.rows(
    stoneRow,
    `select ${columnsOf(stoneRow)} from stones where ${holds('design')}
       or id in (select stone_id from approvals join approvers on approval_id = approvals.id where lower(email) = lower($1))
       or id in (select json_array_elements_text($2::json)::bigint)
       or (project_id in (select json_array_elements_text($3::json)::bigint)
         and business_id = (select business_id from projects where projects.id = project_id))
     order by id`,
    [given, JSON.stringify(named), JSON.stringify(cases.map(({ id }) => id))],
  );
  const users = await queries.rows(
    userRow,
    'select username from users where lower(email) = lower($1) order by id',
    [given],
  );
  return {
    stones,
    cases,
    letters: letters.flatMap(({ message_id, stone }) => (stone === null ? [message_id] : [])),
    users: users.map(({ username }) => username),
  };
}

/** The stone with a number, or a case with its stones. */
export async function findByNumber(
  queries: Queries,
  subject: 'stone' | 'case',
  id: number,
): Promise<FoundPerson> {
  const isCase = subject === 'case';
  const cases = isCase
    ? await queries.rows(caseRow, `select ${columnsOf(caseRow)} from projects where id = $1`, [id])
    : [];
  const stones = await queries.rows(
    stoneRow,
    `select ${columnsOf(stoneRow)} from stones where ${
      isCase
        ? 'project_id = $1 and business_id = (select business_id from projects where projects.id = project_id)'
        : 'id = $1'
    } order by id`,
    [id],
  );
  return { stones, cases, letters: [], users: [] };
}
