import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { linesIn } from '../../src/stone/edits/linesIn';
import { refusalOf } from '../../src/stone/edits/refusalOf';
import { piecesOf } from '../../src/stone/longLine';
import { paragraphOf, textOf } from '../../src/stone/paragraph/paragraphs';
import { writeParagraph } from '../../src/stone/paragraph/writeParagraph';
import { LONGEST_LINE } from '../../src/stone/parm';
import { type Design, design, MOST_ELEMENTS } from '../../src/stone/stone';

const word = fc.constantFrom('sol', 'Åse', 'e\u0301n', '👨‍👩‍👧', 'x'.repeat(700), ' ', 'og');

describe('A text that is too long for a line', () => {
  test('is broken into pieces that are the text again, each short enough, none within a character', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 400 }), (words) => {
        const text = words.join(' ').normalize('NFC');
        const pieces = piecesOf(text);
        expect(pieces.join('')).toBe(text);
        expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_LINE);
        for (const piece of pieces) expect(piece).not.toMatch(/^(?:[\u0300-\u036f\u200d]|\ufe0f)/);
      }),
      { numRuns: 200 },
    );
  });

  test('loses no word where it is pasted on the stone', () => {
    const words = Array.from({ length: 300 }, (_, index) => `ord${index}`);
    const lines = linesIn(words.join(' '));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join(' ').split(' ')).toEqual(words);
  });

  const paragraph = (given: object = {}): Design =>
    design.parse({
      Parms: [
        { type: 'text', subText: 'En', group: 1, paragraph: { align: 'centre', leading: 40, ...given } },
        { type: 'text', subText: 'to', group: 1 },
      ],
    });

  function writtenIn(before: Design, text: string): Design {
    const whole = paragraphOf(before.Parms, [0, 1]);
    if (!whole) expect.fail('there is no paragraph');
    return applyEdit(before, writeParagraph(whole, text));
  }

  test('goes on in the next line of a block, with every word', () => {
    const words = Array.from({ length: 200 }, (_, index) => `ord${index}`).join(' ');
    const after = writtenIn(paragraph({ width: 200 }), `${words}\nslut`);
    const whole = paragraphOf(
      after.Parms,
      after.Parms.map((_element, index) => index),
    );
    expect(whole && textOf(whole)).toBe(`${words}\nslut`);
    expect(design.safeParse(JSON.parse(JSON.stringify(after))).success).toBe(true);
  });

  test('has as many lines as it has, in a block too', () => {
    const lines = Array.from({ length: 90 }, (_, index) => `linje ${index}`);
    expect(
      writtenIn(paragraph(), lines.join('\n')).Parms.map((line) => line.type === 'text' && line.subText),
    ).toEqual(lines);
  });
});

test('What would be more than a stone can hold is refused as a whole, and what makes it less never is', () => {
  const full = design.parse({ Parms: Array.from({ length: MOST_ELEMENTS }, () => ({ type: 'text' })) });
  expect(refusalOf({ kind: 'copy', element: 0 }, full)).toBe('tooMany');
  expect(refusalOf({ kind: 'addText', subText: 'en', given: {} }, full)).toBe('tooMany');
  expect(refusalOf({ kind: 'writeText', element: 0, subText: 'en' }, full)).toBeUndefined();
  expect(refusalOf({ kind: 'delete', element: 0 }, full)).toBeUndefined();
  const fewer = applyEdit(full, { kind: 'delete', element: 0 });
  expect(refusalOf({ kind: 'copy', element: 0 }, fewer)).toBeUndefined();
  expect(refusalOf({ kind: 'copyGroup', elements: [0, 1] }, fewer)).toBe('tooMany');
});
