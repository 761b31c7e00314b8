import { fromPromise } from 'xstate';
import { isPrivileged } from '../../api/identity';
import { fetchLetter, sendStone } from '../../api/sending';
import { fetchStone } from '../../api/stones';
import { designOf } from '../designer/context';
import type { DesignerActor } from '../designer/designerMachine';
import { addressOf, StoneNotSaved, settle } from '../designer/settled';
import { unlessAborted } from '../unlessAborted';
import type { Order, Ordered, Reading } from './context';

/** Has the designer save, and fetches the letter written from exactly that. */
async function readLetter(designer: DesignerActor, signal: AbortSignal): Promise<Reading> {
  await settle(designer, signal);
  const { context } = designer.getSnapshot();
  if (!context.saved) throw new StoneNotSaved('a stone that was never saved has no letter');
  const { address, version } = context.saved;
  const letter = await fetchLetter(address, signal);
  if (letter.order.stones[0]?.version === version) return { design: designOf(context), letter };
  // Somebody else has saved the stone, or changed its case: the current state is used.
  designer.send({ type: 'stone.changedElsewhere', stone: await fetchStone(address, signal) });
  return readLetter(designer, signal);
}

/** The letter of the stone as the server has it: what is sent is what was read. */
export const read = fromPromise<Reading, DesignerActor>(({ input, signal }) =>
  unlessAborted(signal, readLetter(input, signal)),
);

/** Sends the stone in the version that was read. */
export const send = fromPromise<Ordered, Order>(({ input: { designer, reading, orderKey }, signal }) => {
  const own = addressOf(designer);
  // Business 1 may send every stone, and without contact data only by its login (specification section 5).
  const address = isPrivileged() ? { id: own.id } : own;
  return sendStone(address, { version: reading.letter.order.stones[0]?.version }, orderKey, signal);
});
