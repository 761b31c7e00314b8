/** Ends a switch over every kind of something: a kind that was forgotten is a mistake the compiler sees. */
export function unreachable(kind: never): never {
  throw new Error(`unexpected ${JSON.stringify(kind)}`);
}
