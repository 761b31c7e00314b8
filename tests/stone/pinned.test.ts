import { expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import { beginHistory, record, redo, undo } from '../../src/stone/history';
import { keptKeys, withKeys } from '../../src/stone/keyElements';
import { pinnedLetter } from '../../src/stone/pinnedLetter';
import { characters } from '../../src/stone/spacing';
import { type Design, design } from '../../src/stone/stone';
import { randomFrom } from '../random';

/** How many random edits pins are held to; `PIN_EDITS=10000` is the long form. */
const EDITS = Number(process.env.PIN_EDITS ?? 800);
const SEED = Number(process.env.PIN_SEED ?? 20261126);

/** Random whole numbers below a limit: the same for the same seed. */
function chanceOf(seed: number) {
  const next = randomFrom(seed);
  return (below: number) => Math.floor(next() * below);
}

const LETTERS = ['a', 'e', 'n', 'K', 'ø', 'æ', '†', '–', ' ', '1', '9', '👩‍👧'];

/** Where a letter goes by being followed through each edit, without looking at any text: the naive reader. */
type Followed = readonly number[];

/** The ids of a line's letters after one replacement: those outside of it keep theirs. */
const replaced = (
  ids: Followed,
  from: number,
  removed: number,
  added: number,
  next: () => number,
): Followed => [...ids.slice(0, from), ...Array.from({ length: added }, next), ...ids.slice(from + removed)];

/** One edit of each kind that changes which elements there are, where, or what they say. */
function editsAt(
  at: number,
  elements: number,
  count: number,
  chance: (below: number) => number,
): readonly Edit[] {
  return [
    { kind: 'writeText', element: at, subText: `${LETTERS[chance(LETTERS.length)]}${count}` },
    { kind: 'place', element: at, x: chance(600), y: chance(900) },
    { kind: 'nudge', element: at, dx: 0.1, dy: -0.1 },
    { kind: 'turn', element: at, rotation: chance(360) },
    { kind: 'scale', element: at, scale: 1 + chance(10) / 10 },
    { kind: 'copy', element: at },
    { kind: 'copyGroup', elements: [at, (at + 1) % Math.max(1, elements)] },
    { kind: 'mirrorCopy', elements: [at], about: 300 },
    { kind: 'order', element: at, direction: chance(2) === 0 ? 'forward' : 'back' },
    { kind: 'moveTo', element: at, to: chance(Math.max(1, elements)) },
    { kind: 'lockElements', elements: [at], locked: chance(2) === 0 },
    { kind: 'hideElements', elements: [at], hidden: chance(4) === 0 },
    { kind: 'reserveElements', elements: [at], reserved: chance(4) === 0 },
    { kind: 'group', elements: [at, (at + 2) % Math.max(1, elements)] },
    { kind: 'ungroup', elements: [at] },
    { kind: 'delete', element: at },
  ];
}

test(`No copy takes a key, and keys that a program loses are found again, through ${EDITS} random edits, undone and redone`, () => {
  const chance = chanceOf(SEED);
  let made = 0;
  const newKey = () => `key-${String(made++).padStart(6, '0')}`;
  const start = design.parse({
    Parms: Array.from({ length: 6 }, (_, n) => ({ type: 'text', subText: `Linje ${n}` })),
  });
  let history = beginHistory<Design>({ ...start, Parms: withKeys(start.Parms, newKey) });
  // Which element has which key, told by a mark that no edit touches: the name, set once for each.
  history = beginHistory({
    ...history.present,
    Parms: history.present.Parms.map((element) => ({ ...element, name: element.key })),
  });
  const saved: Design[] = [];
  for (let count = 0; count < EDITS; count += 1) {
    const { Parms } = history.present;
    const at = Parms.length > 0 ? chance(Parms.length) : 0;
    const edits = editsAt(at, Parms.length, count, chance);
    const step = chance(20);
    const edit = Parms.length > 30 ? edits.at(-1) : edits[chance(edits.length)];
    if (step === 0 || Parms.length === 0) history = undo(undo(history));
    else if (step === 1) history = redo(history);
    else if (edit) history = record(history, applyEdit(history.present, edit), `${count}`, count * 5000);
    const keys = history.present.Parms.flatMap(({ key }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    for (const element of history.present.Parms) {
      // A copy has no key, whatever its name says; whoever has one is the element that it was given to.
      if (element.key !== undefined) expect(element.name).toBe(element.key);
    }
    if (count % 50 === 0) saved.push(history.present);
  }
  // Saved by a program that loses keys, unchanged: each element has its own again.
  for (const present of saved) {
    const lost = present.Parms.map(({ key: _, ...element }) => element);
    expect(keptKeys(present.Parms, lost).map(({ key }) => key)).toEqual(present.Parms.map(({ key }) => key));
  }
}, 600_000);

test(`A pinned letter is found through ${EDITS} random rewritings of its line`, () => {
  const chance = chanceOf(SEED + 1);
  let id = 0;
  const next = () => id++;
  let exact = 0;
  let told = 0;
  for (let count = 0; count < EDITS; count += 1) {
    const before = Array.from({ length: 3 + chance(30) }, () => LETTERS[chance(LETTERS.length)] ?? 'a');
    let ids: Followed = before.map(next);
    const first = ids;
    let after = before;
    for (let rewritten = 0; rewritten < 1 + chance(3); rewritten += 1) {
      const from = chance(after.length + 1);
      const removed = chance(Math.min(3, after.length - from) + 1);
      const added = Array.from({ length: chance(4) }, () => LETTERS[chance(LETTERS.length)] ?? 'a');
      after = [...after.slice(0, from), ...added, ...after.slice(from + removed)];
      ids = replaced(ids, from, removed, added.length, next);
    }
    const [written, now] = [before.join(''), after.join('')];
    // Letters that join into one when they meet are no letters of their own.
    if (characters(written).length !== before.length || characters(now).length !== after.length) continue;
    let last = -1;
    for (const [letter, own] of first.entries()) {
      const found = pinnedLetter(written, letter, now);
      const real = ids.indexOf(own);
      // What is found is that letter, and in the order of the line: never another one.
      if (found !== undefined) {
        expect(after[found]).toBe(before[letter]);
        expect(found).toBeGreaterThan(last);
        last = found;
      }
      told += 1;
      if (found === (real < 0 ? undefined : real)) exact += 1;
    }
    // At least as many are found as really stayed: the longest sequence that both lines have.
    const kept = first.filter((own) => ids.includes(own)).length;
    const found = first.filter((_own, letter) => pinnedLetter(written, letter, now) !== undefined).length;
    expect(found).toBeGreaterThanOrEqual(kept);
  }
  // Of two equal letters side by side nobody can tell which one stayed.
  expect(exact / told).toBeGreaterThan(0.9);
}, 600_000);

test('A letter that was taken away is lost, and comes back with its line', () => {
  expect(pinnedLetter('Karen Holm', 6, 'Karen Marie Holm')).toBe(12);
  expect(pinnedLetter('Karen Holm', 6, 'Karen olm')).toBeUndefined();
  expect(pinnedLetter('Karen Holm', 6, 'Karen Holm')).toBe(6);
  expect(pinnedLetter('Karen', 9, 'Karen')).toBeUndefined();
  expect(pinnedLetter('', 0, 'Karen')).toBeUndefined();
});
