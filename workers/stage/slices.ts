/** How long one slice of work may hold up the worker, in ms. */
const SLICE = 8;

/**
 * Does work piece by piece, and lets other calls run after every slice.
 *
 * @returns the results of the pieces, in their order.
 */
export async function inSlices<T>(work: Iterable<T>): Promise<T[]> {
  let begun = performance.now();
  const done: T[] = [];
  for (const piece of work) {
    done.push(piece);
    if (performance.now() - begun < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  return done;
}
