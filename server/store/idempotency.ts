import { createHash } from 'node:crypto';
import { z } from 'zod';
import { columnsOf } from './columns';
import type { Queries } from './database';

const answerRow = z.object({ request_hash: z.string(), answer: z.string() });

/** A request that may be repeated: its sender, its key, and its content. */
export interface Repeatable {
  /** The owner of the key; two users may choose the same one. */
  readonly scope: string;
  /** The Idempotency-Key header. */
  readonly key: string;
  readonly content: string;
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

/** What is answered first, and whose names and tokens it holds: it goes with that stone, and with that case. */
export interface FirstAnswer {
  readonly answer: string;
  /** Null where it says nothing of a stone but its number. */
  readonly stoneId: number | null;
  /** Null where it says nothing of a case. */
  readonly projectId: number | null;
}

/** An answer that holds nothing of anybody: nothing at all, or a number. */
export const bareAnswer = (answer = ''): FirstAnswer => ({ answer, stoneId: null, projectId: null });

/** Deletes the answers about a stone: an old key must not return other tokens than the stone had then. */
export async function forgetAnswersAbout(inside: Queries, stoneId: number): Promise<void> {
  await inside.run('delete from first_answers where stone_id = $1', [stoneId]);
}

/**
 * Answers a request once. Repeated with the same key it gets the first answer and nothing is done again, whether that
 * answer arrived or was lost.
 *
 * The content must be the same too: visitors all share one AuthCookie, and a key alone must not open a stranger's
 * stone.
 *
 * @returns the answer, and whether the work was done now; `'other'` where the key was used for something else.
 */
export async function answerOnce(
  inside: Queries,
  { scope, key, content }: Repeatable,
  work: () => Promise<FirstAnswer>,
): Promise<{ answer: string; fresh: boolean } | 'other'> {
  // Blocks a second request with this key until the first one is done.
  const taken = await inside.run(
    `insert into first_answers (scope, key, request_hash, answer) values ($1, $2, $3, '')
     on conflict do nothing`,
    [scope, key, hashOf(content)],
  );
  if (taken === 1) {
    const { answer, stoneId, projectId } = await work();
    await inside.run(
      'update first_answers set answer = $3, stone_id = $4, project_id = $5 where scope = $1 and key = $2',
      [scope, key, answer, stoneId, projectId],
    );
    return { answer, fresh: true };
  }
  const [first] = await inside.rows(
    answerRow,
    `select ${columnsOf(answerRow)} from first_answers where scope = $1 and key = $2`,
    [scope, key],
  );
  if (!first || first.request_hash !== hashOf(content)) return 'other';
  return { answer: first.answer, fresh: false };
}
