import type { Queries } from '../database';
import { proposalsAbout } from './proposals';

/** What is kept of a mason's proposals about a stone, oldest first, but for the designs: the accepted one is the stone's. */
export async function proposalsData(queries: Queries, stoneId: number) {
  return (await proposalsAbout(queries, stoneId)).map((each) => ({
    at: each.at.toISOString(),
    reason: each.reason,
    state: each.state,
    answer: each.answer,
    answeredBy: each.answered_by,
    answeredAt: each.answered_at?.toISOString() ?? null,
  }));
}
