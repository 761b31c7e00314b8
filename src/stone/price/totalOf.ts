/** A sum in whole øre (or cent); null where something has no fixed price. */
export function totalOf(items: readonly { readonly amount: number | null }[]): number | null {
  return items.reduce<number | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}
