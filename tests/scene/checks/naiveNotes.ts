/** What a naive reader of a rule writes down: kind, what the stone has, what is asked, and which elements it is about. */
export interface Note {
  readonly kind: string;
  readonly value: number | string | null;
  readonly limit: number | string | null;
  readonly elements: readonly number[];
  /** Whether it is certain, as far as the stone is known. */
  readonly isCertain: boolean;
}

export const note = (
  kind: string,
  value: Note['value'],
  limit: Note['limit'],
  elements: readonly number[] = [],
  isCertain = true,
): Note => ({ kind, value, limit, elements, isCertain });

export const missing = (what: string): Note => note('ruleNotChecked', what, null, [], false);
