import { waitFor } from 'xstate';
import { saveUrgency } from '../../stone/autosave';
import { designOf } from './context';
import type { DesignerActor, DesignerSnapshot } from './designerMachine';

/** Thrown where something needs the stone to be saved, and it could not be. */
export class StoneNotSaved extends Error {
  override name = 'StoneNotSaved';
}

const RESTS = ['resting', 'saved', 'readOnly'] as const;
const STUCK = ['failing', 'conflicting'] as const;

const isIn = (
  snapshot: DesignerSnapshot,
  states: readonly ((typeof RESTS)[number] | (typeof STUCK)[number])[],
) => states.some((saving) => snapshot.matches({ designing: { saving } }));

/** Whether the server holds the design in hand, and nothing is under way. */
function isSettled(snapshot: DesignerSnapshot): boolean {
  const { saved, readOnly } = snapshot.context;
  if (!saved || !isIn(snapshot, RESTS)) return false;
  return readOnly || saveUrgency(saved.design, designOf(snapshot.context)) === 'none';
}

/**
 * Has a designer save what it holds, and waits until the server has it.
 *
 * @throws StoneNotSaved where that comes to a halt; the designer itself says why.
 */
export async function settle(designer: DesignerActor, signal: AbortSignal): Promise<void> {
  if (isSettled(designer.getSnapshot())) return;
  designer.send({ type: 'save', silent: true });
  const ends = (snapshot: DesignerSnapshot) => isSettled(snapshot) || isIn(snapshot, STUCK);
  const reached = await waitFor(designer, ends, { signal });
  if (!isSettled(reached)) throw new StoneNotSaved('the stone could not be saved');
}
