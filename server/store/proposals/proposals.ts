import { z } from 'zod';
import { MOST_PROPOSALS } from '../../../src/stone/wire/proposal';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

const proposalRow = z.object({
  id: z.number(),
  stone_id: z.number(),
  ordered: z.string(),
  proposed: z.string(),
  reason: z.string(),
  at: z.date(),
  state: z.enum(['open', 'replaced', 'accepted', 'declined']),
  answer: z.string().nullable(),
  answered_by: z.enum(['undertaker', 'family']).nullable(),
  answered_at: z.date().nullable(),
});

/** A mason's proposal as it is stored; both designs as JSON text. */
export type KeptProposal = z.infer<typeof proposalRow>;

/** What a mason has proposed about a stone, oldest first. */
export function proposalsAbout(queries: Queries, stoneId: number): Promise<KeptProposal[]> {
  return queries.rows(
    proposalRow,
    `select ${columnsOf(proposalRow)} from mason_proposals where stone_id = $1 order by id`,
    [stoneId],
  );
}

/** What was proposed last; undefined where nothing was. */
export async function lastProposal(queries: Queries, stoneId: number): Promise<KeptProposal | undefined> {
  const [found] = await queries.rows(
    proposalRow,
    `select ${columnsOf(proposalRow)} from mason_proposals where stone_id = $1 order by id desc limit 1`,
    [stoneId],
  );
  return found;
}

/** A design that a mason proposes. */
export interface NewProposal {
  readonly stoneId: number;
  readonly ordered: string;
  readonly proposed: string;
  readonly reason: string;
  readonly userId: number | null;
  readonly status: string;
}

/**
 * Keeps a proposal; one that was open is replaced by it. In a transaction that has locked the stone.
 *
 * @returns false where there are as many as it takes.
 */
export async function addProposal(inside: Queries, given: NewProposal): Promise<boolean> {
  const { stoneId, ordered, proposed, reason, userId, status } = given;
  await inside.run(`update mason_proposals set state = 'replaced' where stone_id = $1 and state = 'open'`, [
    stoneId,
  ]);
  const added = await inside.run(
    `insert into mason_proposals (stone_id, ordered, proposed, reason, by_user, status) select $1, $2, $3, $4, $5, $6
     where (select count(*) from mason_proposals where stone_id = $1) < ${MOST_PROPOSALS}`,
    [stoneId, ordered, proposed, reason, userId, status],
  );
  return added === 1;
}

/** Who answers a proposal, and with what. */
export interface GivenAnswer {
  readonly state: 'accepted' | 'declined';
  readonly text: string | null;
  readonly by: 'undertaker' | 'family';
  readonly userId: number | null;
  readonly status: string;
}

/** Keeps the answer to a proposal; false where it is not open any more. */
export async function answerProposal(inside: Queries, id: number, given: GivenAnswer): Promise<boolean> {
  const { state, text, by, userId, status } = given;
  const answered = await inside.run(
    `update mason_proposals set state = $2, answer = $3, answered_by = $4, answered_user = $5, answered_at = now(),
       answered_status = $6 where id = $1 and state = 'open'`,
    [id, state, text, by, userId, status],
  );
  return answered === 1;
}
