/**
 * A `bigint` of the database, as text, as a JavaScript number: no id or count of the product is larger.
 *
 * @throws RangeError beyond 2^53.
 */
export function wholeNumber(written: string): number {
  const number = Number(written);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${written} is too large for a number`);
  return number;
}
