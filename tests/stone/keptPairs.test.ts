import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { type KeptPair, keptPair, percentOf, spacingOf } from '../../src/stone/keptPair';
import { asKept, keptSpacings } from '../../src/stone/keptSpacings';
import { pairToKeep } from '../../src/stone/pairToKeep';
import { textParm } from '../../src/stone/parm';
import { design } from '../../src/stone/stone';

const line = (subText: string, given: object = {}) =>
  textParm.parse({ type: 'text', fontFamily: 'Cinzel', fontSize: '40', subText, ...given });
const pair = (letters: string, percent: number, given: object = {}): KeptPair => {
  const [before, after] = letters;
  return keptPair.parse({ fontFamily: 'Cinzel', cursive: false, before, after, percent, ...given });
};
const AV = pair('AV', -2.5);

describe('A pair kept in percent of the cap height', () => {
  test('is so many mm at each height, and comes back as it was spaced', () => {
    expect(percentOf(-1, 40)).toBe(-2.5);
    expect([15, 40, 100].map((height) => spacingOf(AV, height))).toEqual([-0.375, -1, -2.5]);
    for (let height = 7; height < 2000; height += 13.7)
      for (const mm of [-3.217, -0.1, 0.05, 1.333, 12])
        expect(spacingOf({ percent: percentOf(mm, height) }, height)).toBe(mm);
  });

  test('stands wherever its letters stand side by side in its typeface', () => {
    const of = (given: object = {}, text = 'AVAVE') => keptSpacings(line(text, given), [AV]);
    expect(of()).toEqual([-1, undefined, -1, undefined, undefined]);
    expect(of({ fontSize: '20,4' })).toEqual([-0.51, undefined, -0.51, undefined, undefined]);
    const none = Array.from({ length: 5 });
    expect(of({ cursive: true })).toEqual(none);
    expect(of({ fontFamily: 'Lato' })).toEqual(none);
    expect(of({}, 'A V A')).toEqual(none);
    expect(of({}, '')).toEqual([]);
  });

  test('counts by letters as they are read, however they are composed', () => {
    expect(keptSpacings(line('A\u030AV'), [pair('ÅV', 5)])).toEqual([2, undefined]);
  });
});

describe('A line as its pairs are kept', () => {
  test('has those spaced so, and every other gap as it was', () => {
    const before = line('AVLT', { subTextSpacing: '0.3,0.7,0,2' });
    const { count, spacings } = asKept(before, [AV, pair('LT', 5)]);
    expect([count, spacings]).toEqual([2, [-1, 0.7, 2, 2]]);
    const stone = applyEdit(design.parse({ Parms: [before] }), {
      kind: 'spaceCharacters',
      element: 0,
      spacings,
    });
    expect(stone.Parms[0]).toMatchObject({ subTextSpacing: '-1,0.7,2,2' });
    expect(stone.Parms.map((after) => asKept(line('', after), [AV, pair('LT', 5)]).count)).toEqual([0]);
  });

  test('is not proposed where it stands so, or nothing is kept', () => {
    expect(asKept(line('AV', { subTextSpacing: '-1.0002,0' }), [AV]).count).toBe(0);
    expect(asKept(line('AV', { subTextSpacing: '-1.1,0' }), [AV]).count).toBe(1);
    expect(asKept(line('AV'), []).count).toBe(0);
  });

  test('is proposed too where the pair is kept as the font has it and was moved since', () => {
    expect(asKept(line('AV', { subTextSpacing: '2,0' }), [pair('AV', 0)])).toEqual({
      count: 1,
      spacings: [0, 0],
    });
  });
});

describe('What can be kept', () => {
  const toKeep = (text: string, spacing: string, character = 0, pairs: KeptPair[] = []) =>
    pairToKeep(line(text, { subTextSpacing: spacing }), character, pairs);

  test('is a gap that was spaced by hand', () => {
    expect(toKeep('AVE', '-1,0,0')).toEqual({ pair: AV, isKept: false });
    expect(toKeep('AVE', '-1,0,0', 0, [AV])).toEqual({ pair: AV, isKept: true });
    expect(toKeep('AVE', '0.4,0,0', 0, [AV])).toEqual({ pair: pair('AV', 1), isKept: false });
    expect(toKeep('1911', '0,0,0.6', 2)).toEqual({ pair: pair('11', 1.5), isKept: false });
  });

  test('is none where nobody spaced it, beside a space, behind the last letter, and too far apart', () => {
    expect(toKeep('AVE', '0,0,0')).toBeUndefined();
    expect(toKeep('A VE', '3,2,0')).toBeUndefined();
    expect(toKeep('A VE', '3,2,0', 1)).toBeUndefined();
    expect(toKeep('AVE', '0,0,4', 2)).toBeUndefined();
    expect(toKeep('AVE', '0,0,4', 7)).toBeUndefined();
    expect(toKeep('AVE', '121,0,0')).toBeUndefined();
  });

  test('is the font’s own spacing where another is kept', () => {
    expect(toKeep('AVE', '0,0,0', 0, [AV])).toEqual({ pair: pair('AV', 0), isKept: false });
  });
});
