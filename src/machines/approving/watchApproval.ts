import { followApproval } from '../../api/approvalChanges';
import type { StoneAddress } from '../../api/stones';

/** How long to wait, in ms. */
interface Patience {
  /** Before a stream that ended is tried again, and between two looks where none arrives. */
  readonly again: number;
  /** How long nothing arrives before it is looked without being told: the server sends something every twenty seconds. */
  readonly silent: number;
}

const USUAL: Patience = { again: 10_000, silent: 30_000 };

/**
 * Watches the approval of a stone until it is left: as the server sends its changes, and where streams are cut, or gathered by
 * a proxy so that nothing arrives, every ten seconds.
 *
 * @param changed is called when the approval has changed, or may have.
 * @returns leaves it.
 */
export function watchApproval(
  addressOf: () => StoneAddress,
  changed: () => void,
  { again, silent }: Patience = USUAL,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let heardAt = Date.now();
  const heard = () => {
    heardAt = Date.now();
  };
  const looking = setInterval(() => {
    if (Date.now() - heardAt >= silent) changed();
  }, again);
  const run = async () => {
    while (!signal.aborted) {
      try {
        await followApproval(addressOf(), { told: changed, heard }, signal);
      } catch {
        // Looked for below.
      }
      if (signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, again));
      if (!signal.aborted) changed();
    }
  };
  void run();
  return () => {
    clearInterval(looking);
    ending.abort();
  };
}
