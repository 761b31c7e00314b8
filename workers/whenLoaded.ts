/** What a worker answers with, once its code is there. */
interface Served {
  /** Listens for messages from now on. */
  serve(): void;
}

/** Where a worker's messages arrive. */
type Scope = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;

/**
 * Loads a worker's code apart from its entry, and hands on in order what is posted to it meanwhile. So small an entry is over at once:
 * browsers give a worker nothing before that, and what was posted until then only once the page has time. And Chromium keeps the
 * compiled code of what is imported so for the next start, but not that of entries.
 *
 * @param failed told why the code does not load; by default the page hears of it as of any error in the worker.
 */
export async function whenLoaded(
  load: () => Promise<Served>,
  scope: Scope = self,
  failed: (error: unknown) => void = (error) => reportError(error),
): Promise<void> {
  const waiting: Event[] = [];
  const wait = (message: Event) => void waiting.push(message);
  scope.addEventListener('message', wait);
  try {
    const { serve } = await load();
    scope.removeEventListener('message', wait);
    serve();
    for (const message of waiting) scope.dispatchEvent(message);
  } catch (error) {
    failed(error);
  }
}
