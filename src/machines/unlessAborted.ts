/**
 * The error of aborted work is ignored: React's StrictMode stops an actor and starts it again, and the
 * first start's abort must not reach the second.
 */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) return new Promise<never>(() => {});
    throw error;
  }
}
