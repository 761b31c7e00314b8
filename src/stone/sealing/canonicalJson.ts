/** What JSON can say; what is undefined is left out. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * Writes a value in the one way that RFC 8785 (JSON Canonicalization Scheme) gives it: keys in the order of their UTF-16
 * units, no blanks, numbers as ECMAScript writes them, minus zero as zero.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  const inOrder = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${inOrder.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
}
