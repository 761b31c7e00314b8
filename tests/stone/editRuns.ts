/**
 * How many sequences of edits are tried, and from which seed. The usual run always tries the same ones; the long run
 * (`EDIT_SEQUENCES=10000`) others each time, or those of a given seed (`EDIT_SEED`).
 */
const COMMON = { sequences: 2000, seed: 20_261_128 };
const LONG = process.env.EDIT_SEQUENCES !== undefined;

/** Options for fast-check. */
export const RUNS = {
  numRuns: Number(process.env.EDIT_SEQUENCES ?? COMMON.sequences),
  seed: LONG ? Number(process.env.EDIT_SEED ?? Date.now() % 2 ** 31) : COMMON.seed,
};

/** How long the tests may take, in ms. */
export const PATIENCE = 60_000 + RUNS.numRuns * 20;
