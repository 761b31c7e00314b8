/**
 * The program of all who besiege a server, as a process of its own: told by a message whom and how, it answers with what came of
 * it. Real besiegers have machines of their own, so this one takes what the server and its neighbour leave of the processor.
 */
import { constants, setPriority } from 'node:os';
import { chanceOf } from '../chance';
import { describedCalls } from '../fuzz/described';
import { besiege } from './besiege';
import type { Besieging, Outcome } from './besieging';
import { hostilePictures, sendPictures } from './hostilePictures';
import { holdLines } from './slowLines';

async function outcomeOf({
  url,
  seed,
  isLong,
  requests,
  pace,
  spared,
  ...many
}: Besieging): Promise<Outcome> {
  // Beside other tests, as in the brief form, it would wait for them and take that for the server's slowness.
  if (isLong) setPriority(constants.priority.PRIORITY_LOW);
  const pictures = await hostilePictures(isLong);
  const calls = await describedCalls(url);
  let over = false;
  const isOver = () => over;
  const sending = Array.from({ length: many.pictureHands }, (_, hand) =>
    sendPictures(url, { hand, chance: chanceOf(seed + hand), isOver, pictures }),
  );
  const others = Promise.all([holdLines(url, many.slowLines, isOver), Promise.all(sending)]);
  const began = Date.now();
  const besieged = await besiege(url, { requests, calls, chance: chanceOf(seed), pace, spared }).finally(
    () => {
      over = true;
    },
  );
  const seconds = (Date.now() - began) / 1000;
  process.send?.('over');
  const [lines, sent] = await others;
  return { besieged, seconds, lines, sent: sent.flat() };
}

process.once('message', (besieging: Besieging) => {
  void outcomeOf(besieging).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
