import { z } from 'zod';
import { stoneStatus } from '../../src/stone/status';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** What somebody is to a stone that is theirs: its contact, or whoever ordered it, as its letters say. */
type PersonsRole = 'contact' | 'asker';

const stoneRow = z.object({
  id: z.number(),
  status: stoneStatus,
  business_id: z.number().nullable(),
  project_id: z.number().nullable(),
  updated_at: z.date(),
});
const withRole = stoneRow.extend({ is_contact: z.boolean() });
const caseRow = z.object({ id: z.number(), business_id: z.number(), updated_at: z.date() });
const letterRow = z.object({ message_id: z.string(), kind: z.string() });
const approverRow = z.object({ id: z.number(), stone_id: z.number() });
const userRow = z.object({ username: z.string() });

/** A stone, with what the person is to it; `null` where it was asked for by its number. */
type FoundStone = z.infer<typeof stoneRow> & { readonly role: PersonsRole | null };

/** Where somebody stands in the store. */
export interface FoundPerson {
  /** Stones that are theirs: whose contact they are, or that they ordered. */
  readonly stones: readonly FoundStone[];
  readonly cases: readonly z.infer<typeof caseRow>[];
  /** Approvals of others' stones in which they were asked: the relative's number, and the stone's. */
  readonly approvers: readonly z.infer<typeof approverRow>[];
  /** Letters that are of no stone of theirs: their own, and those of a case. */
  readonly letters: readonly z.infer<typeof letterRow>[];
  /** What makes the address a business's: a mason of the catalogue, letters as a business gets them. */
  readonly businesses: readonly string[];
  /** Users whose letters go there. */
  readonly users: readonly string[];
}

/** Finds an address as a whole text of a JSON value, however it is spelled. */
const holds = (column: string) => `position(lower(to_json($1::text)::text) in lower(${column}::text)) > 0`;

/** Letters that go to a family, about what is theirs. */
const TO_FAMILY = `kind in ('receipt', 'question')`;
/** Letters that go to a mason, to the provider or to whoever manages a business's stones. */
const TO_BUSINESS = `kind in ('order', 'unassigned', 'waiting', 'orderCancelled', 'masonLink', 'masonAnswered',
  'proposalAccepted', 'proposalDeclined', 'webhookGivenUp')`;
/** The contact that an order names; notices hold none. */
const CONTACT = `lower(content->>'contactEmail') = lower($1)`;

async function asBusiness(queries: Queries, address: string): Promise<string[]> {
  const kinds = await queries.rows(
    z.object({ kind: z.string(), n: z.number() }),
    `select kind, count(*) as n from outbox where lower(recipient) = lower($1) and ${TO_BUSINESS} group by kind order by kind`,
    [address],
  );
  const masons = await queries.rows(
    z.object({ id: z.number() }),
    `select id from catalogue where kind = 'stonemason' and lower(entry::json->>'email') = lower($1) order by id`,
    [address],
  );
  return [
    ...masons.map(({ id }) => `stonemason ${id} of the catalogue`),
    ...kinds.map(({ kind, n }) => `recipient of ${n} letters of the kind ${kind}`),
  ];
}

/** Where an e-mail address stands, by what its owner is there. */
export async function findByAddress(queries: Queries, address: string): Promise<FoundPerson> {
  const given = address.trim();
  const cases = await queries.rows(
    caseRow,
    `select ${columnsOf(caseRow)} from projects where ${holds('details')} order by id`,
    [given],
  );
  const found = await queries.rows(
    withRole,
    `select ${columnsOf(withRole)} from (
       select stones.*, (${holds('design')} or back_of in (select id from stones as fronts where ${holds('fronts.design')})
         or (project_id in (select json_array_elements_text($2::json)::bigint)
         and business_id = (select business_id from projects where projects.id = project_id))) as is_contact
       from stones
     ) as each
     where is_contact or id in (select unnest(stone_ids) from outbox where ${CONTACT} or (${TO_FAMILY} and lower(recipient) = lower($1)))
     order by id`,
    [given, JSON.stringify(cases.map(({ id }) => id))],
  );
  const stones = found.map(({ is_contact, ...stone }) => ({
    ...stone,
    role: is_contact ? ('contact' as const) : ('asker' as const),
  }));
  const own = new Set(stones.map(({ id }) => id));
  const asked = await queries.rows(
    approverRow,
    `select ${columnsOf(approverRow, { id: 'approvers.id' })} from approvers join approvals on approvals.id = approval_id
     where lower(email) = lower($1) order by approvers.id`,
    [given],
  );
  const letters = await queries.rows(
    letterRow,
    `select ${columnsOf(letterRow)} from outbox
     where stone_ids = '{}' and user_id is null and (${CONTACT} or lower(recipient) = lower($1)) and not ${TO_BUSINESS}
       or project_id in (select json_array_elements_text($2::json)::bigint)
     order by message_id`,
    [given, JSON.stringify(cases.map(({ id }) => id))],
  );
  const users = await queries.rows(
    userRow,
    'select username from users where lower(email) = lower($1) order by id',
    [given],
  );
  return {
    stones,
    cases,
    // What goes with an own stone needs no word of its own.
    approvers: asked.filter(({ stone_id }) => !own.has(stone_id)),
    letters,
    businesses: await asBusiness(queries, given),
    users: users.map(({ username }) => username),
  };
}

/** The stone with a number, or a case with its stones and the letters of an order that was of none. */
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
  const letters = isCase
    ? await queries.rows(
        letterRow,
        `select ${columnsOf(letterRow)} from outbox where project_id = $1 order by message_id`,
        [id],
      )
    : [];
  return {
    stones: stones.map((stone) => ({ ...stone, role: null })),
    cases,
    approvers: [],
    letters,
    businesses: [],
    users: [],
  };
}
