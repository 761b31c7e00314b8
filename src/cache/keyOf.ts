const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(object, last);
  return last;
}

/**
 * The key of what is made from these inputs: the same for the same inputs, and for those only.
 *
 * @param inputs words and numbers by value, objects by identity: an object changed in place keeps its key.
 */
export function keyOf(...inputs: readonly (string | number | boolean | object)[]): string {
  return JSON.stringify(inputs.map((input) => (typeof input === 'object' ? [numberOf(input)] : input)));
}
