import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import type { Edit } from '../../../src/stone/edits/edit';
import { originsAfter } from '../../../src/stone/edits/origins';
import { beginHistory, record, undo } from '../../../src/stone/history';
import { bareWords, passagesOf } from '../../../src/stone/merging/passages';
import { takeOverWords } from '../../../src/stone/merging/takeOverWords';
import { wordDifferences } from '../../../src/stone/merging/wordDifferences';
import type { Parm } from '../../../src/stone/parm';
import { type Design, design } from '../../../src/stone/stone';

const line = (subText: string, y: number, more: object = {}) => ({
  ...{ type: 'text', subText, fontFamily: 'Cinzel', fontSize: '30', position: { x: 300, y, rotation: 0 } },
  ...more,
});
const stone = (...Parms: object[]) => design.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501, Parms });
const ROSE = { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 520, rotation: 0 } };
const verse = (...words: string[]) =>
  words.map((subText, index) =>
    line(subText, 400 + index * 48, {
      group: 1,
      ...(index === 0 && { paragraph: { align: 'centre', leading: 48 } }),
    }),
  );

/** Adds lines, several as a paragraph. */
const adding = ({ Parms }: Design, lines: readonly string[]): Edit => {
  const elements = lines.map((_line, index) => Parms.length + index);
  const added = lines.map((subText): Edit => ({ kind: 'addText', subText, given: {} }));
  const grouped: Edit = { kind: 'group', elements, paragraph: { align: 'centre', leading: 48 } };
  return { kind: 'together', edits: lines.length > 1 ? [...added, grouped] : added };
};

/** A stone after it has taken over all there is to take over. */
function takenOver(into: Design, from: Design): Design {
  const edit = takeOverWords(into, wordDifferences(into, from), adding);
  return edit ? applyEdit(into, edit) : into;
}

/** All words of a stone, whatever their order and however they are broken. */
const wordsOf = (one: Design) =>
  passagesOf(one)
    .flatMap(({ text }) => bareWords(text).split(' '))
    .filter(Boolean)
    .sort();

/** An element without its words, and without what follows from them. */
function looksOf(element: Parm | undefined) {
  if (element?.type !== 'text') return element;
  const { subText: _words, subTextSpacing: _spacing, ...looks } = element;
  return looks;
}

describe('A stone that takes over the words of another', () => {
  test('says what is said there, each line where it stands and as it looks here', () => {
    const from = stone(line('Karen Holm Jensen', 100), line('1941 – 2026', 200), ROSE);
    const into = stone(ROSE, line('1941 – 2025', 330, { fontSize: '25' }), line('Karen Holm', 250));
    const after = takenOver(into, from);
    expect(after.Parms.map((each) => each.type === 'text' && each.subText)).toEqual([
      false,
      '1941 – 2026',
      'Karen Holm Jensen',
    ]);
    expect(after.Parms.map(looksOf)).toEqual(into.Parms.map(looksOf));
  });

  test('is told beforehand of each line what would become of it', () => {
    const from = stone(line('Karen Holm', 100), line('Tak for alt', 300));
    const into = stone(line('Karin Holm', 100), line('* 12.4.1941', 200, { locked: true }));
    expect(wordDifferences(into, from)).toEqual([
      { kind: 'changed', element: 0, before: 'Karin Holm', after: 'Karen Holm', isLocked: false },
      { kind: 'lacking', after: 'Tak for alt', isLocked: false },
      { kind: 'surplus', element: 1, before: '* 12.4.1941', isLocked: true },
    ]);
  });

  test('keeps what is only there, and lacks what is only there, where neither is chosen', () => {
    const from = stone(line('Karen Holm', 100), line('Tak for alt', 300));
    const into = stone(line('Karin Holm', 100), line('Elsket og savnet', 600));
    const [changed] = wordDifferences(into, from);
    const edit = takeOverWords(into, changed ? [changed] : [], adding);
    expect(edit && wordsOf(applyEdit(into, edit)).join(' ')).toBe('Elsket Holm Karen og savnet');
  });

  test('leaves alone what is locked, also where it is chosen', () => {
    const from = stone(line('Karen Holm', 100));
    const into = stone(line('Karin Holm', 100, { locked: true }));
    expect(takeOverWords(into, wordDifferences(into, from), adding)).toBeUndefined();
  });

  test('takes a verse over as a whole, however its lines are broken on either stone', () => {
    const from = stone(line('Karen Holm', 100), ...verse('Hvil i fred', 'kære mor'));
    const one = stone(line('Karen Holm', 100), line('Hvil i fred kære mor', 420));
    expect(wordDifferences(one, from)).toEqual([]);
    const into = stone(...verse('Hvil i ro', 'kære mor', 'og mormor'), line('Karin Holm', 150));
    const after = takenOver(into, from);
    expect(passagesOf(after).map(({ text }) => text)).toEqual(['Hvil i fred\nkære mor', 'Karen Holm']);
    expect(after.Parms.map((each) => each.group)).toEqual([1, 1, undefined]);
  });
});

const WORDS = ['Karen', 'Holm', 'Åse', 'Elsket', 'savnet', '1941', '2026', 'fred', 'tak', 'Ærø'];
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));
const drawnLine = fc.record({
  subText: text,
  y: fc.integer({ min: 50, max: 900 }),
  fontSize: fc.constantFrom('20', '33', '42'),
  letterSpacing: fc.constantFrom(0, 1.5),
  subTextSpacing: fc.constantFrom('', '0.5,0,-1'),
});
const drawn = fc
  .tuple(fc.array(drawnLine, { maxLength: 6 }), fc.array(text, { maxLength: 4 }), fc.boolean())
  .map(([lines, written, hasRose]) =>
    stone(
      ...lines.map(({ subText, y, ...rest }) => line(subText, y, rest)),
      ...(hasRose ? [ROSE] : []),
      ...verse(...written),
    ),
  );

test('Whatever two stones say: afterwards both say the same, the look of what stayed is untouched, and one undo brings back every byte', () => {
  fc.assert(
    fc.property(drawn, drawn, (from, into) => {
      const before = JSON.stringify(into);
      const edit = takeOverWords(into, wordDifferences(into, from), adding);
      const after = edit ? applyEdit(into, edit) : into;
      expect(wordsOf(after)).toEqual(wordsOf(from));
      expect(wordDifferences(after, from)).toEqual([]);
      const origins = edit ? originsAfter(edit, into.Parms.length) : [];
      for (const [index, origin] of origins.entries())
        if (origin !== undefined) expect(looksOf(after.Parms[index])).toEqual(looksOf(into.Parms[origin]));
      const step = record(beginHistory(into), after, 'words', 0);
      expect(JSON.stringify(undo(step).present)).toBe(before);
    }),
    { numRuns: 150 },
  );
});
