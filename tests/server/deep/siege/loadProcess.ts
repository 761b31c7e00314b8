/**
 * The program of those who are in the way and wait for nothing: senders of hostile pictures and lines that send as slowly as they
 * can, as a process of its own. Strangers have machines of their own, so in the long form, which has this one for itself, it takes
 * what the server and those whose times are taken leave of the processor.
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
// Nothing outlives the test that started it, however that ends.
process.once('disconnect', () => process.exit());
