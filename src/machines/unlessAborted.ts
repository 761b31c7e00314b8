/**
 * The failure of work that was given up is nobody's: React's StrictMode stops an actor and starts it again, and what
 * the first start was aborted with must not reach the second.
 */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) return new Promise<never>(() => {});
    throw error;
  }
}
