import { expect, test } from 'vitest';
import { allowedByLocks } from '../../src/stone/edits/allowedByLocks';
import type { Edit } from '../../src/stone/edits/edit';
import { randomFrom } from '../random';
import { randomEdits } from './pinnedEdits';
import { WatchedStone } from './watchedStone';

/** How many random edits pins are held to; `PIN_EDITS=10000` is the long form, `PIN_SEED` repeats a run. */
const EDITS = Number(process.env.PIN_EDITS ?? 1200);
const SEED = Number(process.env.PIN_SEED ?? 20261128);

/** What changes lines, and which of them are there: every second edit is one of these. */
const OF_LINES = [
  ...(['writeText', 'changeText', 'setLines', 'together', 'group', 'changeParagraph'] as const),
  ...(['delete', 'moveTo', 'order', 'copyGroup', 'compose'] as const),
];
/** From here on elements are deleted, so that a stone does not only grow. */
const MANY = 25;

test(`Every element keeps its key, and every pin its letter, through ${EDITS} edits of all kinds, undone, redone and saved`, () => {
  const next = randomFrom(SEED);
  const chance = (below: number) => Math.floor(next() * below);
  const stone = new WatchedStone(chance);
  const did = new Map<Edit['kind'], number>();

  const randomEdit = (): Edit | undefined => {
    const { present, homes } = stone;
    if (present.Parms.length > MANY) return { kind: 'delete', element: chance(MANY) };
    const made = randomEdits(present, chance, homes);
    const kinds = chance(2) === 0 ? OF_LINES : (Object.keys(made) as Edit['kind'][]);
    const kind = kinds[chance(kinds.length)];
    const wanted = kind && made[kind]();
    return wanted && allowedByLocks(wanted, present);
  };
  /** Does something; what it was, for whoever reads that it went wrong. */
  const step = (count: number): string => {
    const what = chance(20);
    if (what < 3 || stone.present.Parms.length === 0) {
      for (let steps = what; steps >= 0; steps -= 1) stone.undo();
      return 'undone';
    }
    if (what === 3) {
      stone.redo();
      return 'redone';
    }
    const edit = randomEdit();
    if (edit && stone.edit(edit, count * 300)) did.set(edit.kind, (did.get(edit.kind) ?? 0) + 1);
    return JSON.stringify(edit ?? null).slice(0, 400);
  };

  for (let count = 0; count < EDITS; count += 1) {
    const told = `${count}: ${step(count)}`;
    stone.check(told);
    if (count % 3 === 0) stone.pin(count);
    if (count % 60 !== 59) continue;
    stone.save();
    stone.check(`saved after ${told}`);
  }
  // Of what was pinned most is found and a part is lost: else one of both would be tried by nothing.
  expect(stone.found).toBeGreaterThan(EDITS * 10);
  expect(stone.lost).toBeGreaterThan(EDITS);
  // The seldom ones are rare in few edits.
  for (const kind of OF_LINES) expect(did.get(kind) ?? 0, kind).toBeGreaterThan(EDITS / 1000);
}, 900_000);
