import type { Finding, FindingKind } from '../../stone/finding';

/** The unknown property a rule asks about: `Finding.value` of a `ruleNotChecked`. */
export const FACTS = ['thickness', 'finish', 'material', 'posture', 'base'] as const;
export type Fact = (typeof FACTS)[number];

/** The result of one demand for one stone. */
export type Outcome =
  | { readonly is: 'kept' }
  | { readonly is: 'unknown'; readonly fact: Fact }
  | ({ readonly is: 'broken'; readonly kind: FindingKind; readonly isCertain: boolean } & Pick<
      Finding,
      'value' | 'limit' | 'elements'
    >);

export const KEPT: Outcome = { is: 'kept' };

/** A demand that cannot be decided. */
export function unknown(fact: Fact): Outcome {
  return { is: 'unknown', fact };
}

/**
 * A demand that is broken.
 *
 * @param value what the stone has.
 * @param limit what is required: a number, words with commas between them, null where only `value` is forbidden.
 */
export function broken(
  kind: FindingKind,
  value: Finding['value'],
  limit: Finding['limit'],
  {
    elements = [],
    isCertain = true,
  }: { readonly elements?: readonly number[]; readonly isCertain?: boolean } = {},
): Outcome {
  return { is: 'broken', kind, value, limit, elements, isCertain };
}

/** Which side of a limit breaks it; exactly the limit is allowed. */
export const BREAKS_WHEN = {
  above: (value: number, limit: number) => value > limit,
  below: (value: number, limit: number) => value < limit,
} as const;
