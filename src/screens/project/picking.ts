/** The entry of a list that stands for nothing chosen. */
export const NONE = 'none';

/** Entries that are plain names are written as every other text, not as large as a sample of letters. */
export const SMALL = { fontSize: 'var(--text-m)' } as const;
