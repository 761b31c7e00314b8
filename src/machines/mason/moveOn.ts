import { Refused } from '../../api/http';
import { fetchMasonOrder, moveOrder } from '../../api/mason';
import type { StoneAddress } from '../../api/stones';
import type { StoneStatus } from '../../stone/status';

/** What the server answers to a step that does not follow on where an order stands. */
const CONFLICT = 409;

/**
 * Moves an order on; one that stands there already was moved by a press whose answer did not arrive.
 *
 * @throws Refused where it stands elsewhere, Unreachable where nobody answers.
 */
export async function moveOn(address: StoneAddress, to: StoneStatus, signal: AbortSignal): Promise<void> {
  try {
    await moveOrder(address, to, signal);
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== CONFLICT) throw error;
    if ((await fetchMasonOrder(address, signal)).status !== to) throw error;
  }
}
