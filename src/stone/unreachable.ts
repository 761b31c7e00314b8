/** Ends a switch over every kind of something: the compiler reports a missing kind. */
export function unreachable(kind: never): never {
  throw new Error(`unexpected ${JSON.stringify(kind)}`);
}
