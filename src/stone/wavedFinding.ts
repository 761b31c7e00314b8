import { z } from 'zod';

/** So many findings of one design are kept waved aside; whoever waves more aside has the first ones come back. */
export const MOST_WAVED = 100;

/** The longest reason: two sentences. */
export const LONGEST_REASON = 300;

/** The most that one element or a line's characters can be named by. */
const LONGEST_NAME = 600;

const measured = z.union([z.number(), z.string().max(LONGEST_NAME)]).nullable();

/**
 * A finding that somebody has waved aside, and why. It names what it is about by what stands there and not by its place
 * in `Parms`, so that a line that comes, goes or changes its place leads it to no other; and by what was measured, so
 * that it is over when that becomes another.
 */
export const wavedFinding = z.object({
  /** A kind of finding; one that a later version no longer knows is about nothing. */
  kind: z.string().max(60),
  /** The elements it is about, each by what stands there. */
  about: z.array(z.string().max(LONGEST_NAME)).max(500).readonly(),
  /** The characters it is about. */
  characters: z.string().max(LONGEST_NAME),
  value: measured,
  limit: measured,
  reason: z.string().trim().min(1).max(LONGEST_REASON),
});
export type WavedFinding = Readonly<z.infer<typeof wavedFinding>>;

/** What is waved aside in a design. */
export const wavedFindings = z.array(wavedFinding).max(MOST_WAVED);
