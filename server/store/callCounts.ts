import { z } from 'zod';
import type { Limit } from '../domain/limits';
import type { Queries } from './database';

const MINUTE = 60;
const HOUR = 3600;

const counted = z.object({ span: z.number(), n: z.number(), since: z.number() });

/**
 * Counts a call, in one statement, so that several nodes and many calls at once count together.
 *
 * @param subject the kind of call and its caller.
 * @returns undefined where it is allowed, else the seconds until the next one is.
 */
export async function countCall(
  queries: Queries,
  subject: string,
  { perMinute, perHour }: Limit,
): Promise<number | undefined> {
  const rows = await queries.rows(
    counted,
    `insert into call_counts as kept (subject, begins, n)
     select $1::text || ' ' || span, to_timestamp(floor(extract(epoch from now()) / span) * span), 1
     from (values (${MINUTE}), (${HOUR})) as spans (span)
     on conflict (subject, begins) do update set n = kept.n + 1
     returning substring(subject from '[0-9]+$')::integer as span, n,
       floor(extract(epoch from now() - begins))::integer as since`,
    [subject],
  );
  const waits = rows
    .filter(({ span, n }) => n > (span === MINUTE ? perMinute : perHour))
    .map(({ span, since }) => Math.max(1, span - since));
  return waits.length === 0 ? undefined : Math.max(...waits);
}

const DAY = 86_400;

/**
 * Counts one more of a subject within the day, in one statement: other transactions that count it wait for this one.
 *
 * @returns whether it is one of the first `most`.
 */
export async function countWithinDay(inside: Queries, subject: string, most: number): Promise<boolean> {
  const [row] = await inside.rows(
    counted.pick({ n: true }),
    `insert into call_counts as kept (subject, begins, n)
     values ($1::text || ' ${DAY}', to_timestamp(floor(extract(epoch from now()) / ${DAY}) * ${DAY}), 1)
     on conflict (subject, begins) do update set n = kept.n + 1 returning n`,
    [subject],
  );
  return row !== undefined && row.n <= most;
}

/** Deletes counts of past spans; the end of a subject names its span. */
export async function dropOldCounts(queries: Queries): Promise<void> {
  await queries.run(
    `delete from call_counts where begins < now() - interval '2 hours'
     and begins < now() - make_interval(secs => substring(subject from '[0-9]+$')::integer)`,
  );
}
