import { z } from 'zod';

/**
 * Which rule of docs/decisions.md section 2 a design's letters are drawn by. None: a letter's height is what its font file
 * states, as in every design before there were revisions. 1: where the flat capitals differ from that, it is theirs.
 */
export const revision = z.literal(1);
export type Revision = z.infer<typeof revision>;

/** The revision of a new design. A stored one keeps what it has, so that it is cut as it was agreed. */
export const LATEST_REVISION: Revision = 1;
