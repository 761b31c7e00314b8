import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { originsAfter } from '../../../src/stone/edits/origins';
import { idsOf, keepIds } from '../../../src/stone/elementIds';
import { layParagraph } from '../../../src/stone/paragraph/layParagraph';
import { textOf } from '../../../src/stone/paragraph/paragraphs';
import { isVerseText } from '../../../src/stone/paragraph/verse';
import { writeParagraph } from '../../../src/stone/paragraph/writeParagraph';
import type { Design } from '../../../src/stone/stone';
import { plainWidth, theParagraph, withParagraph } from './paragraphSamples';

function written(design: Design, text: string): Design {
  const edit = writeParagraph(theParagraph(design), text);
  const after = applyEdit(design, edit);
  keepIds(design.Parms, after.Parms, originsAfter(edit, design.Parms.length));
  return after;
}

const idsIn = (design: Design) => {
  const ids = idsOf(design.Parms);
  return theParagraph(design).lines.map(({ element }) => ids[element]);
};

const aText = fc
  .array(fc.constantFrom('a', 'å', 'b', ' ', '\n', '†', 'é', '😀'), { maxLength: 24 })
  .map((letters) => letters.join(''));

describe('What is written into a paragraph', () => {
  test('is its text, whatever it was before, and nothing else of the stone is touched', () => {
    fc.assert(
      fc.property(aText, aText, fc.option(fc.integer({ min: 20, max: 90 })), (before, after, width) => {
        const lines = before.split('\n');
        let design = withParagraph(lines, width === null ? {} : { width });
        const whole = theParagraph(design);
        const laid = layParagraph(whole, plainWidth);
        const elements = whole.lines.map(({ element }) => element);
        if (laid) design = applyEdit(design, { kind: 'setLines', elements, lines: laid });
        const now = written(design, after);
        expect(textOf(theParagraph(now))).toBe(after);
        expect([now.Parms[0], now.Parms.at(-1)]).toEqual([design.Parms[0], design.Parms.at(-1)]);
        expect(new Set(idsOf(now.Parms)).size).toBe(now.Parms.length);
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves the lines alone that it does not change, and their letters’ spacing', () => {
    const design = withParagraph(['en', 'to', 'tre'], {}, { subTextSpacing: '1,2,3' });
    const [en, to, tre] = idsIn(design);
    const more = written(design, 'en\nto og\ntre');
    expect(idsIn(more)).toEqual([en, to, tre]);
    const { lines } = theParagraph(more);
    expect(lines.map(({ line }) => line.subTextSpacing)).toEqual(['1,2,3', '1,2,0,0,0', '1,2,3']);
    expect(lines[2]?.line).toBe(theParagraph(design).lines[2]?.line);
  });

  test('makes a new line of what is behind a break, and joins lines without one', () => {
    const design = withParagraph(['Elsket og savnet', 'af alle']);
    const [one, other] = idsIn(design);
    const broken = written(design, 'Elsket\nog savnet\naf alle');
    expect(idsIn(broken)).toEqual([one, expect.anything(), other]);
    expect(idsIn(broken)).not.toEqual([one, other, other]);
    const joined = written(broken, 'Elsket og savnet\naf alle');
    expect(idsIn(joined)).toEqual([one, other]);
    expect(written(joined, 'Elsket').Parms).toHaveLength(3);
  });

  test('stays broken for its width where it is not changed, until it is laid', () => {
    const design = withParagraph(['en to', 'tre fire'], { width: 60 }, { wraps: true });
    const now = written(design, 'en to tre fire fem');
    expect(theParagraph(now).lines.map(({ line }) => line.subText)).toEqual(['en to', 'tre fire fem']);
  });

  test('keeps its first line, and so the paragraph, also when all of it is another', () => {
    const design = withParagraph(['en', 'to']);
    const [first] = idsIn(design);
    for (const text of ['', '\n', 'x', '\nen\nto', 'to']) {
      const now = written(design, text);
      expect(idsIn(now)[0]).toBe(first);
      expect(textOf(theParagraph(now))).toBe(text);
    }
  });

  test('is as it was pasted from a letter or a table', () => {
    expect(textOf(theParagraph(written(withParagraph(['x']), 'en\r\nto\rtre\u2028fire\tfem')))).toBe(
      'en\nto\ntre\nfire fem',
    );
  });
});

test.each([
  [['Elsket og savnet', 'Tak for alt'], true],
  [['Du lever i vore hjerter', 'Altid'], true],
  [['Anna Jensen', '* 12. april 1941', '† 3. november 2026'], false],
  [['Anna Jensen', 'Niels Jensen'], false],
  [['Elsket og savnet af os alle'], false],
  [['Tak for alt', '1941 – 2026'], false],
])('%j is a verse: %s', (lines, isVerse) => {
  expect(isVerseText(lines)).toBe(isVerse);
});
