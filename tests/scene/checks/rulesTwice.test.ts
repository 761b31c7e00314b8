import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { checkChurchyard } from '../../../src/scene/checks/churchyard';
import type { JudgedStone } from '../../../src/scene/checks/judgedStone';
import type { ChurchyardRule } from '../../../src/stone/catalogue/churchyard';
import type { Note } from './naiveNotes';
import { readRules } from './naiveRules';
import { randomRules, ruledStones } from './ruledStones';

const { churchyards } = (await catalogueFromFiles()).catalogue;

/** Volumes and weights are added up in another order by each judge: they may differ behind the ninth digit. */
const TOLERANCE = 1e-9;

/** What was found by what it says, without the measured value; and the values in the same order. */
function sorted(notes: readonly Note[]) {
  const said = notes.map(({ value, ...rest }) => ({
    words: JSON.stringify([
      rest.kind,
      rest.isCertain,
      rest.limit,
      rest.elements,
      typeof value === 'string' && value,
    ]),
    value: typeof value === 'number' ? value : 0,
  }));
  const once = said.filter(
    (one, at) =>
      said.findIndex(
        ({ words, value }) =>
          words === one.words && Math.abs(value - one.value) <= TOLERANCE * Math.abs(value),
      ) === at,
  );
  return once.sort((one, other) => one.words.localeCompare(other.words) || one.value - other.value);
}

/** Holds both judges against each other, and answers which kinds were found. */
function compare(stone: JudgedStone, rules: readonly ChurchyardRule[]): string[] {
  const naive = sorted(readRules(stone, rules));
  const found = sorted(
    checkChurchyard(stone, { rules: [...rules] }).map(({ severity, ...rest }) => ({
      ...rest,
      isCertain: severity === 'error',
    })),
  );
  const words = (all: typeof naive) => all.map((each) => each.words);
  if (words(found).join() !== words(naive).join())
    expect({ stone, rules, found: words(found) }).toEqual({ stone, rules, found: words(naive) });
  for (const [at, { value }] of naive.entries())
    expect(Math.abs((found[at]?.value ?? Number.NaN) - value)).toBeLessThanOrEqual(TOLERANCE * value);
  return words(naive).map((each) => String(JSON.parse(each)[0]));
}

describe('Five hundred stones are judged alike by a second reader', () => {
  const stones = fc.sample(ruledStones, { numRuns: 500, seed: 18 });

  test('under every regulation that is shipped', () => {
    const kinds = new Set<string>();
    for (const stone of stones)
      for (const { rules } of churchyards) for (const kind of compare(stone, rules)) kinds.add(kind);
    // Readers who find nothing would agree as well: whatever the regulations speak of was found.
    expect([...kinds].sort()).toEqual([
      'baseNotAllowed',
      'colourNotAllowed',
      'finishNotAllowed',
      'lettersNotAllowed',
      'notLying',
      'notUpright',
      'ruleNotChecked',
      'tooHeavy',
      'tooLarge',
      'tooLow',
      'tooNarrow',
      'tooTall',
      'tooThick',
      'tooThin',
      'tooWide',
    ]);
  });

  test('under random rules of all that a rule can say', () => {
    const yards = fc.sample(fc.array(randomRules, { minLength: 1, maxLength: 3 }), { numRuns: 60, seed: 23 });
    const kinds = new Set<string>();
    for (const stone of stones)
      for (const rules of yards) for (const kind of compare(stone, rules)) kinds.add(kind);
    expect(kinds.size).toBe(18);
  });
});
