/**
 * Makes a function that begins a work with its first call and hands the same to all later ones. What they are given is not
 * looked at. After a failure, of which all are told who asked until then, the next call begins it anew.
 */
export function begunOnce<Result, Given extends readonly unknown[]>(
  begin: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  let begun: Promise<Result> | undefined;
  return (...given) => {
    begun ??= begin(...given).catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
