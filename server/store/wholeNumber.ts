/**
 * A whole number of the database's (`bigint`, as written) as a number of JavaScript's; none of ours outgrows it.
 *
 * @throws RangeError beyond 2^53.
 */
export function wholeNumber(written: string): number {
  const number = Number(written);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${written} is too large for a number`);
  return number;
}
