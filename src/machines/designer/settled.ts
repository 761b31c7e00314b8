import { waitFor } from 'xstate';
import type { StoneAddress } from '../../api/stones';
import { isChanged } from '../../stone/history';
import type { DesignerActor, DesignerSnapshot } from './designerMachine';
import { urgencyOf } from './saved';

/** Thrown where something needs the stone to be saved, and it could not be. */
export class StoneNotSaved extends Error {
  override name = 'StoneNotSaved';
}

/**
 * Where the stone in a designer is stored.
 *
 * @throws StoneNotSaved where it was never saved.
 */
export function addressOf(designer: DesignerActor): StoneAddress {
  const { saved } = designer.getSnapshot().context;
  if (!saved) throw new StoneNotSaved('a stone that was never saved');
  return saved.address;
}

/** Whether the server holds the design in hand, and nothing is under way. */
function isSettled(snapshot: DesignerSnapshot): boolean {
  const { saved, readOnly } = snapshot.context;
  if (!saved || !snapshot.hasTag('held')) return false;
  return readOnly || urgencyOf(snapshot.context) === 'none';
}

/**
 * Has a designer save what it holds, and waits until the server has it.
 *
 * @throws StoneNotSaved where that comes to a halt; the designer itself says why.
 */
export async function settle(designer: DesignerActor, signal: AbortSignal): Promise<void> {
  if (isSettled(designer.getSnapshot())) return;
  designer.send({ type: 'save', silent: true });
  const ends = (snapshot: DesignerSnapshot) => isSettled(snapshot) || snapshot.hasTag('stuck');
  const reached = await waitFor(designer, ends, { signal });
  if (!isSettled(reached)) throw new StoneNotSaved('the stone could not be saved');
}

/** Whether leaving the stone loses something that the server does not have. */
export function isUnsaved(snapshot: DesignerSnapshot): boolean {
  const { saved, history, readOnly } = snapshot.context;
  if (readOnly) return false;
  return saved ? snapshot.hasTag('unsaved') : isChanged(history);
}
