import { z } from 'zod';
import {
  MOST_MESSAGES,
  MOST_QUESTIONS,
  type Question,
  type QuestionPlace,
} from '../../src/stone/wire/question';
import { columnsOf } from './columns';
import type { Queries } from './database';

/** Who writes, and as which user; null for who came by a link. */
export interface Writer {
  readonly by: Question['messages'][number]['by'];
  readonly userId: number | null;
}

/** A question as it is stored: which element is nearest to it follows from the stone. */
export type KeptQuestion = Omit<Question, 'nearest'>;

const questionRow = z.object({
  id: z.number(),
  x: z.number().nullable(),
  y: z.number().nullable(),
  resolved_at: z.date().nullable(),
});
const messageRow = z.object({
  id: z.number(),
  question_id: z.number(),
  text: z.string(),
  by_kind: z.enum(['mason', 'undertaker', 'family']),
  at: z.date(),
});

/** The questions about a stone, oldest first. */
export async function questionsAbout(queries: Queries, stoneId: number): Promise<KeptQuestion[]> {
  const asked = await queries.rows(
    questionRow,
    `select ${columnsOf(questionRow)} from mason_questions where stone_id = $1 order by id`,
    [stoneId],
  );
  const written = await queries.rows(
    messageRow,
    `select ${columnsOf(messageRow, { id: 'mason_messages.id' })} from mason_messages
     join mason_questions on mason_questions.id = question_id where stone_id = $1 order by mason_messages.id`,
    [stoneId],
  );
  return asked.map(({ id, x, y, resolved_at }) => ({
    id,
    place: x === null || y === null ? null : { x, y },
    resolvedAt: resolved_at?.toISOString() ?? null,
    messages: written
      .filter(({ question_id }) => question_id === id)
      .map((each) => ({ id: each.id, text: each.text, by: each.by_kind, at: each.at.toISOString() })),
  }));
}

const idRow = z.object({ id: z.number() });

async function write(
  inside: Queries,
  questionId: number,
  text: string,
  { by, userId }: Writer,
): Promise<void> {
  await inside.run(
    'insert into mason_messages (question_id, text, by_kind, by_user) values ($1, $2, $3, $4)',
    [questionId, text, by, userId],
  );
}

/** Asks a question about a stone, in a transaction that has locked it; false where there are as many as it takes. */
export async function askAbout(
  inside: Queries,
  stoneId: number,
  { text, place }: { readonly text: string; readonly place?: QuestionPlace | null | undefined },
  writer: Writer,
): Promise<boolean> {
  const [made] = await inside.rows(
    idRow,
    `insert into mason_questions (stone_id, x, y) select $1, $2, $3
     where (select count(*) from mason_questions where stone_id = $1) < ${MOST_QUESTIONS} returning id`,
    [stoneId, place?.x ?? null, place?.y ?? null],
  );
  if (made) await write(inside, made.id, text, writer);
  return made !== undefined;
}

/** Writes into a question, in a transaction that has locked its stone. What a mason adds to a settled one opens it again. */
export async function writeInto(
  inside: Queries,
  stoneId: number,
  questionId: number,
  text: string,
  writer: Writer,
): Promise<'written' | 'gone' | 'full'> {
  const about = (await questionsAbout(inside, stoneId)).find(({ id }) => id === questionId);
  if (!about) return 'gone';
  if (about.messages.length >= MOST_MESSAGES) return 'full';
  await write(inside, questionId, text, writer);
  if (writer.by === 'mason') await settle(inside, stoneId, questionId, false);
  return 'written';
}

/** Says that a question of a stone is settled, or open again; false where there is none. */
export async function settle(
  inside: Queries,
  stoneId: number,
  questionId: number,
  isResolved: boolean,
): Promise<boolean> {
  const changed = await inside.run(
    `update mason_questions set resolved_at = case when $3 then coalesce(resolved_at, now()) end
     where id = $2 and stone_id = $1`,
    [stoneId, questionId, isResolved],
  );
  return changed === 1;
}
