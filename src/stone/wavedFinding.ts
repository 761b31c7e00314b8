import { z } from 'zod';

/** The number of dismissed findings kept per design; beyond it the oldest reappear. */
export const MOST_WAVED = 100;

/** The longest reason: two sentences. */
export const LONGEST_REASON = 300;

/** The greatest length of an element's or characters' description. */
const LONGEST_NAME = 600;

const measured = z.union([z.number(), z.string().max(LONGEST_NAME)]).nullable();

/**
 * A dismissed finding, and the reason. It identifies its subject by content and not by index
 * in `Parms`, so that adding, deleting or moving lines does not make it match another; and by the measured value, so
 * that it ends when that changes.
 */
export const wavedFinding = z.object({
  /** A kind of finding; one that a later version no longer knows matches nothing. */
  kind: z.string().max(60),
  /** The elements it is about, each by its content. */
  about: z.array(z.string().max(LONGEST_NAME)).max(500).readonly(),
  /** The characters it is about. */
  characters: z.string().max(LONGEST_NAME),
  value: measured,
  limit: measured,
  reason: z.string().trim().min(1).max(LONGEST_REASON),
});
export type WavedFinding = Readonly<z.infer<typeof wavedFinding>>;

/** The dismissed findings of a design. */
export const wavedFindings = z.array(wavedFinding).max(MOST_WAVED);
