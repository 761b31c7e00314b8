import { z } from 'zod';
import { ALTERNATIVE_LETTERS, alternativeLetter } from '../../../src/stone/wire/alternatives';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

const choiceRow = z.object({
  id: z.number(),
  link_expires_at: z.date().nullable(),
  has_link: z.boolean(),
  chosen_stone: z.number().nullable(),
  chosen_text: z.string().nullable(),
  chosen_at: z.date().nullable(),
  is_open: z.boolean(),
});
const OWN_STONES = 'stones.id in (select stone_id from alternatives where choice_id = choices.id)';
const CHOICE_COLUMNS = columnsOf(choiceRow, {
  id: 'choices.id',
  has_link: 'token_hash is not null and link_expires_at > now()',
  chosen_stone: 'chosen.stone_id',
  chosen_text: 'chosen.text',
  chosen_at: 'chosen.at',
  is_open: `not exists (select from stones where ${OWN_STONES} and (status <> 'draft' or approval_id is not null))`,
});
/** A choice between stones, and how it stands. */
export type FoundChoice = z.infer<typeof choiceRow>;

const memberRow = z.object({ stone_id: z.number(), letter: alternativeLetter, name: z.string() });
/** A stone among those of a choice. */
export type ChoiceMember = z.infer<typeof memberRow>;

const FROM_CHOICES = `from choices left join chosen_alternatives as chosen on chosen.choice_id = choices.id`;

/** The choice that a stone belongs to; undefined where it is no alternative. */
export async function choiceOfStone(queries: Queries, stoneId: number): Promise<FoundChoice | undefined> {
  const [found] = await queries.rows(
    choiceRow,
    `select ${CHOICE_COLUMNS} ${FROM_CHOICES}
     where choices.id = (select choice_id from alternatives where alternatives.stone_id = $1)`,
    [stoneId],
  );
  return found;
}

/** The choice that the hash of a link's token opens; undefined for any other. */
export async function choiceByLink(queries: Queries, tokenHash: string): Promise<FoundChoice | undefined> {
  const [found] = await queries.rows(
    choiceRow,
    `select ${CHOICE_COLUMNS} ${FROM_CHOICES} where token_hash = $1`,
    [tokenHash],
  );
  return found;
}

/** The stones of a choice, in the order of their letters. */
export function membersOf(queries: Queries, choiceId: number): Promise<ChoiceMember[]> {
  return queries.rows(
    memberRow,
    `select ${columnsOf(memberRow)} from alternatives where choice_id = $1 order by letter`,
    [choiceId],
  );
}

/** Locks the stones of a choice, then itself, until the transaction ends: nobody asks for an approval or sends one meanwhile. */
export async function lockChoice(inside: Queries, choiceId: number): Promise<void> {
  await inside.run(
    `select from stones where id in (select stone_id from alternatives where choice_id = $1) order by id for update`,
    [choiceId],
  );
  await inside.run('select from choices where id = $1 for update', [choiceId]);
}

const idRow = z.object({ id: z.number() });

/** The choice of a stone, begun with it where it was no alternative. In a transaction that has locked the stone. */
async function choiceWith(inside: Queries, stoneId: number): Promise<number> {
  const found = await choiceOfStone(inside, stoneId);
  if (found) return found.id;
  const [made] = await inside.rows(idRow, 'insert into choices default values returning id');
  if (!made) throw new Error('the choice that was begun was not given back');
  await inside.run(`insert into alternatives (stone_id, choice_id, letter) values ($1, $2, 'A')`, [
    stoneId,
    made.id,
  ]);
  return made.id;
}

/** The first letter that no stone of a choice has; undefined where all are taken. */
const freeLetter = (members: readonly ChoiceMember[]) =>
  ALTERNATIVE_LETTERS.find((letter) => members.every((member) => member.letter !== letter));

/**
 * Sets a stone that is made by `make` beside another. In a transaction that has locked the other.
 *
 * @returns undefined, with nothing made, where there are as many as there may be.
 */
export async function addAlternative<Made extends { readonly id: number }>(
  inside: Queries,
  stoneId: number,
  make: () => Promise<Made>,
): Promise<Made | undefined> {
  const choiceId = await choiceWith(inside, stoneId);
  await inside.run('select from choices where id = $1 for update', [choiceId]);
  const letter = freeLetter(await membersOf(inside, choiceId));
  if (!letter) return undefined;
  const made = await make();
  await inside.run('insert into alternatives (stone_id, choice_id, letter) values ($1, $2, $3)', [
    made.id,
    choiceId,
    letter,
  ]);
  return made;
}

/** Names an alternative; an empty name takes it away. */
export async function nameAlternative(queries: Queries, stoneId: number, name: string): Promise<boolean> {
  return (await queries.run('update alternatives set name = $2 where stone_id = $1', [stoneId, name])) === 1;
}

/** A family's link as it is stored. */
interface ChoiceLink {
  readonly tokenHash: string;
  readonly days: number;
  /** The user who makes it, and is told what the family chooses. */
  readonly userId: number | null;
}

/** Gives a choice a link in the place of the one before it. */
export async function writeChoiceLink(
  queries: Queries,
  choiceId: number,
  { tokenHash, days, userId }: ChoiceLink,
): Promise<void> {
  await queries.run(
    `update choices set token_hash = $2, link_expires_at = now() + make_interval(days => $3::integer), linked_by = $4
     where id = $1`,
    [choiceId, tokenHash, days, userId],
  );
}

/** Ends the link of a choice. */
export async function endChoiceLink(queries: Queries, choiceId: number): Promise<void> {
  await queries.run('update choices set token_hash = null, link_expires_at = null where id = $1', [choiceId]);
}

/**
 * Keeps which stone the family would have; null where it is none any more. In a transaction that has locked the choice.
 *
 * @returns whether that is something else than before.
 */
export async function choose(
  inside: Queries,
  choiceId: number,
  stoneId: number | null,
  text: string | null,
): Promise<boolean> {
  if (stoneId === null)
    return (await inside.run('delete from chosen_alternatives where choice_id = $1', [choiceId])) > 0;
  const written = await inside.run(
    `insert into chosen_alternatives as kept (choice_id, stone_id, text) values ($1, $2, $3)
     on conflict (choice_id) do update set stone_id = $2, text = $3, at = now()
     where (kept.stone_id, kept.text) is distinct from ($2::bigint, $3::text)`,
    [choiceId, stoneId, text],
  );
  return written > 0;
}
