import { afterEach, expect, test } from 'vitest';
import { openSavedStones, type SavedStone, type SavedStones } from '../../src/api/savedStones';

const open: SavedStones[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

/** A tab, and what it has received. */
function tab(): { channel: SavedStones; heard: SavedStone[] } {
  const heard: SavedStone[] = [];
  const channel = openSavedStones((saved) => heard.push(saved));
  open.push(channel);
  return { channel, heard };
}

/** Waits until a tab has received this much. */
async function hears(heard: readonly SavedStone[], count: number): Promise<void> {
  while (heard.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('What one tab saves is heard by every other, and not by itself', async () => {
  const [one, two, three] = [tab(), tab(), tab()];
  one.channel.tell({ id: 7, version: 4 });
  await hears(two.heard, 1);
  await hears(three.heard, 1);
  expect([one.heard, two.heard, three.heard]).toEqual([[], [{ id: 7, version: 4 }], [{ id: 7, version: 4 }]]);
});

test('What cannot be read, from another version of the product perhaps, is passed over', async () => {
  const [one, two] = [tab(), tab()];
  const other = new BroadcastChannel('gravestone.saved');
  for (const message of [null, 'saved', { id: 'seven', version: 4 }, { id: 7 }]) other.postMessage(message);
  one.channel.tell({ id: 8, version: 1 });
  await hears(two.heard, 1);
  other.close();
  expect(two.heard).toEqual([{ id: 8, version: 1 }]);
});

test('No token travels from tab to tab', async () => {
  const [one, two] = [tab(), tab()];
  const stone = { id: 7, version: 4, token: 'secret' };
  one.channel.tell(stone);
  await hears(two.heard, 1);
  expect(JSON.stringify(two.heard)).not.toContain('secret');
});
