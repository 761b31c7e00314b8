/** How long one slice of work may hold up the worker, in ms. */
const SLICE = 8;

/** Does work piece by piece, and lets whatever else has been asked for go first after every slice. */
export async function inSlices(work: Iterable<unknown>): Promise<void> {
  let begun = performance.now();
  for (const _piece of work) {
    if (performance.now() - begun < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
}
