import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignParagraph } from '../../../src/scene/alignParagraph';
import { joinLines } from '../../../src/scene/joinLines';
import { newParagraph } from '../../../src/scene/newParagraph';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import type { Edit } from '../../../src/stone/edits/edit';
import { originsAfter } from '../../../src/stone/edits/origins';
import { copyAll, deleteAll, orderAll } from '../../../src/stone/edits/several';
import { ofWholeParagraphs } from '../../../src/stone/edits/wholeParagraphs';
import { beginHistory, record, redo, undo } from '../../../src/stone/history';
import { PARAGRAPH_ALIGNMENTS } from '../../../src/stone/paragraph/fields';
import { layParagraph } from '../../../src/stone/paragraph/layParagraph';
import { groupAround, paragraphOf, paragraphsOf, textOf } from '../../../src/stone/paragraph/paragraphs';
import { writeParagraph } from '../../../src/stone/paragraph/writeParagraph';
import { type Design, design } from '../../../src/stone/stone';
import { PATIENCE, RUNS } from '../editRuns';
import { plainWidth, theParagraph, withParagraph } from './paragraphSamples';

const groupsOf = ({ Parms }: Design) => Parms.map(({ group }) => group);
const textAt = ({ Parms }: Design, index: number) => {
  const line = Parms[index];
  return line?.type === 'text' ? line.subText : undefined;
};

describe('Elements that belong together', () => {
  const five = withParagraph(['a', 'b', 'c']);

  test('are a group of their own, and of no other', () => {
    expect(groupsOf(five)).toEqual([undefined, 4, 4, 4, undefined]);
    const other = applyEdit(five, { kind: 'group', elements: [0, 4] });
    expect(groupsOf(other)).toEqual([5, 4, 4, 4, 5]);
    expect(groupAround(other.Parms, 4)).toEqual([0, 4]);
    expect(groupAround(five.Parms, 4)).toEqual([4]);
    expect(groupAround(five.Parms, 9)).toEqual([]);
    expect(applyEdit(five, { kind: 'group', elements: [] })).toBe(five);
  });

  test('are no paragraph any more where they are let go, and keep their places', () => {
    const loose = applyEdit(five, { kind: 'ungroup', elements: [1, 2, 3] });
    expect(groupsOf(loose)).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(paragraphsOf(loose.Parms)).toEqual([]);
    expect(loose.Parms.map(({ position }) => position)).toEqual(five.Parms.map(({ position }) => position));
    expect(applyEdit(loose, { kind: 'ungroup', elements: [0, 1] })).toBe(loose);
  });

  test('are copied as a group of their own; one of them is copied alone', () => {
    const copied = applyEdit(five, copyAll([1, 2, 3]));
    expect(groupsOf(copied)).toEqual([undefined, 4, 4, 4, undefined, 5, 5, 5]);
    expect(paragraphsOf(copied.Parms)).toHaveLength(2);
    const one = applyEdit(five, copyAll([1]));
    expect(one.Parms[5]).toMatchObject({ subText: 'a' });
    expect(one.Parms[5]).not.toHaveProperty('group');
    expect(one.Parms[5]).not.toHaveProperty('paragraph');
  });

  test('are still a paragraph when its first line is deleted', () => {
    const fewer = applyEdit(five, { kind: 'delete', element: 1 });
    expect(textOf(theParagraph(fewer))).toBe('b\nc');
    expect(applyEdit(five, deleteAll([1, 2, 3])).Parms).toHaveLength(2);
  });

  test('are selected as the paragraph that they are only when all of them are', () => {
    expect(paragraphOf(five.Parms, [1, 2, 3])?.group).toBe(4);
    expect(paragraphOf(five.Parms, [1, 2])).toBeUndefined();
    expect(paragraphOf(five.Parms, [0, 1, 2, 3])).toBeUndefined();
  });
});

describe('Lines made a paragraph', () => {
  const measures = (stone: Design) =>
    stone.Parms.flatMap((line, element) =>
      line.type === 'text' ? [{ element, width: plainWidth(line) }] : [],
    );
  const lines = (...at: readonly (readonly [subText: string, x: number, y: number])[]) =>
    design.parse({
      Parms: at.map(([subText, x, y]) => ({ type: 'text', subText, position: { x, y, rotation: 0 } })),
    });

  test('are in their order down the stone, at their mean distance, and aligned as they line up', () => {
    const stone = lines(['Navn', 100, 50], ['tre', 115, 300], ['en', 110, 200], ['to', 110, 250]);
    const joined = applyEdit(stone, joinLines(stone.Parms, [1, 2, 3], measures(stone)) as Edit);
    expect(textOf(theParagraph(joined))).toBe('en\nto\ntre');
    expect(theParagraph(joined).paragraph).toEqual({ align: 'left', leading: 50 });
    expect(textAt(joined, 0)).toBe('Navn');
  });

  test('are centred where they do not line up, and no paragraph with something else or alone', () => {
    const stone = lines(['en', 100, 100], ['to', 130, 140], ['tre', 90, 190]);
    const joined = applyEdit(stone, joinLines(stone.Parms, [0, 1, 2], measures(stone)) as Edit);
    expect(theParagraph(joined).paragraph).toEqual({ align: 'centre', leading: 45 });
    expect(joinLines(stone.Parms, [0], measures(stone))).toBeUndefined();
    const rose = design.parse({ Parms: [...stone.Parms, { type: 'sandblownVignet', vignetId: 1 }] });
    expect(joinLines(rose.Parms, [0, 3], measures(rose))).toBeUndefined();
  });

  test('keep their block where it is when they are aligned in another way', () => {
    const stone = withParagraph(['en', 'to og tre', 'fire']);
    const laid = (now: Design) => {
      const whole = theParagraph(now);
      const set = layParagraph(whole, plainWidth);
      const elements = whole.lines.map(({ element }) => element);
      return set ? applyEdit(now, { kind: 'setLines', elements, lines: set }) : now;
    };
    const edgesOf = (now: Design) => {
      const sides = theParagraph(now).lines.map(({ line }) => [
        line.position.x - plainWidth(line) / 2,
        line.position.x + plainWidth(line) / 2,
      ]);
      return [Math.min(...sides.map(([left = 0]) => left)), Math.max(...sides.map(([, right = 0]) => right))];
    };
    let now = laid(stone);
    const [left = 0, right = 0] = edgesOf(now);
    for (const align of ['left', 'right', 'centre', 'right', 'justified', 'centre', 'left'] as const) {
      now = laid(applyEdit(now, alignParagraph(theParagraph(now), align, measures(now))));
      if (align !== 'justified') {
        expect(edgesOf(now)[0]).toBeCloseTo(left, 6);
        expect(edgesOf(now)[1]).toBeCloseTo(right, 6);
      }
    }
    expect(theParagraph(now).lines.map(({ line }) => line.letterSpacing)).toEqual([0, 0, 0]);
  });

  test('begin as a paragraph of their own below what is there, which undo takes away as one', () => {
    const stone = lines(['Anna Jensen', 300, 200]);
    const measured = {
      measures: { width: 600, height: 750, elements: [] },
      outline: { verbs: [], points: [] } as never,
      letterHeights: () => [20],
    };
    const edit = newParagraph(stone, measured, ['Elsket og savnet', 'Tak for alt']);
    const after = applyEdit(stone, edit);
    expect(textOf(theParagraph(after))).toBe('Elsket og savnet\nTak for alt');
    const [one, other] = theParagraph(after).lines;
    expect((other?.line.position.y ?? 0) - one.line.position.y).toBe(theParagraph(after).paragraph.leading);
  });
});

/** Edits of which lines there are, how they belong together and where they stand, of a design as it is at the time. */
const anEdit = fc.record({
  which: fc.nat(11),
  elements: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 }),
  text: fc.array(fc.constantFrom('a', ' ', '\n', 'å'), { maxLength: 8 }).map((letters) => letters.join('')),
  align: fc.constantFrom(...PARAGRAPH_ALIGNMENTS),
});

function editOf(
  now: Design,
  { which, elements, text, align }: typeof anEdit extends fc.Arbitrary<infer E> ? E : never,
): Edit {
  const [element = 0] = elements;
  const [whole] = paragraphsOf(now.Parms);
  const there = elements.filter((index) => index in now.Parms);
  switch (which) {
    case 0:
      return { kind: 'group', elements };
    case 1:
      return { kind: 'ungroup', elements };
    case 2:
      return copyAll(there);
    case 3:
      return deleteAll(elements);
    case 4:
      return orderAll(there, 'forward', now.Parms.length);
    case 5:
      return whole ? writeParagraph(whole, text) : { kind: 'addText', subText: 'ny', given: {} };
    case 6:
      return { kind: 'changeParagraph', element, fields: { leading: 20 + text.length, align } };
    case 7:
      return joinLines(now.Parms, there, []) ?? { kind: 'nudge', element, dx: 1, dy: 0 };
    case 8:
      return { kind: 'changeParagraph', element, fields: { width: text.length > 3 ? 60 : undefined } };
    case 9:
      return { kind: 'turn', element, rotation: text.length };
    case 10:
      return { kind: 'place', element, x: 10 * text.length, y: 5 };
    default: {
      const lines = whole && layParagraph(whole, plainWidth);
      return lines
        ? { kind: 'setLines', elements: whole.lines.map((line) => line.element), lines }
        : { kind: 'nudge', element, dx: 0, dy: 2 };
    }
  }
}

test(
  `Any edits of groups and paragraphs, in ${RUNS.numRuns} sequences, are undone to the byte, redone, and read by the server as they are`,
  () => {
    fc.assert(
      fc.property(fc.array(anEdit, { maxLength: 14 }), (asked) => {
        const start = withParagraph(['en to', 'tre']);
        let history = beginHistory(start);
        const written = [JSON.stringify(start)];
        for (const [index, each] of asked.entries()) {
          const now = history.present;
          const edit = ofWholeParagraphs(now, editOf(now, each));
          const after = applyEdit(now, edit);
          expect(originsAfter(edit, now.Parms.length)).toHaveLength(after.Parms.length);
          history = record(history, after, `${index}`, index * 5000);
          if (after !== now) written.push(JSON.stringify(after));
          expect(JSON.stringify(design.parse(JSON.parse(JSON.stringify(after))))).toBe(
            JSON.stringify(design.parse(after)),
          );
          // Whatever belongs to a paragraph has exactly one first line that says so.
          for (const { lines } of paragraphsOf(after.Parms))
            expect(lines.filter(({ line }) => line.paragraph)).toHaveLength(1);
        }
        for (const before of written.toReversed()) {
          expect(JSON.stringify(history.present)).toBe(before);
          history = undo(history);
        }
        for (const after of written.slice(1)) {
          history = redo(history);
          expect(JSON.stringify(history.present)).toBe(after);
        }
      }),
      RUNS,
    );
  },
  PATIENCE,
);
