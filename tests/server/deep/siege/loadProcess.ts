/**
 * Generates the load: senders of hostile pictures, and connections that send as slowly as they can, in a separate
 * process. Attackers have their own machines, so in the long form, which has this one to itself, it gets only the
 * processor time that the server and the timed users leave.
 */
import { constants, setPriority } from 'node:os';
import { chanceOf } from '../chance';
import { hostilePictures, sendPictures } from './hostilePictures';
import { holdLines } from './slowLines';
import type { Load, LoadOutcome } from './startLoad';

let isOver = false;

async function outcomeOf({ url, seed, isLong, pictureHands, slowLines }: Load): Promise<LoadOutcome> {
  const pictures = await hostilePictures(isLong);
  process.send?.('ready');
  const ended = () => isOver;
  const sending = Array.from({ length: pictureHands }, (_, hand) =>
    sendPictures(url, { hand, chance: chanceOf(seed + hand), isOver: ended, pictures }),
  );
  const [lines, sent] = await Promise.all([holdLines(url, slowLines, ended), Promise.all(sending)]);
  return { lines, sent: sent.flat() };
}

process.on('message', (message: Load | 'over') => {
  if (message === 'over') {
    isOver = true;
    return;
  }
  if (message.isLong) setPriority(constants.priority.PRIORITY_LOW);
  void outcomeOf(message).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
// Ends with the test that started it, however that ends.
process.once('disconnect', () => process.exit());
