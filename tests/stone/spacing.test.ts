import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characters, keepSpacings, readSpacings, writeSpacings } from '../../src/stone/spacing';

describe('The characters of a line', () => {
  test('are what people see: a letter with its accents, an emoji with its parts', () => {
    expect(characters('Åse')).toEqual(['Å', 's', 'e']);
    expect(characters('Rene\u0301')).toEqual(['R', 'e', 'n', 'é']);
    expect(characters('q\u0303x')).toEqual(['q\u0303', 'x']);
    expect(characters('👨‍👩‍👧🇩🇰')).toEqual(['👨‍👩‍👧', '🇩🇰']);
    expect(characters('')).toEqual([]);
  });
});

describe('The characters of any text', () => {
  const segmenter = new Intl.Segmenter('da', { granularity: 'grapheme' });
  const segments = (text: string) =>
    [...segmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment);

  test('are those of the language’s own rules, for each of the first 10,000 code units', () => {
    for (let code = 0; code < 10_000; code += 1) {
      const text = `a${String.fromCharCode(code)}b`;
      expect(characters(text), `U+${code.toString(16)}`).toEqual(segments(text));
    }
  });

  test('are those of the language’s own rules, for texts of letters, marks, signs and controls', () => {
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0x2ff }).map((code) => String.fromCharCode(code)),
      fc.constantFrom('\u0301', '\u030a', '\u200d', '\r\n', '👩', '🇩🇰', '⚭'),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
        const text = units.join('');
        expect(characters(text)).toEqual(segments(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('Spacings are read', () => {
  test('one number in mm per character', () => {
    expect(readSpacings('0,-0.3, 1.25 ,+2', 4)).toEqual([0, -0.3, 1.25, 2]);
  });

  test('with missing and unreadable ones as 0', () => {
    expect(readSpacings('1,,x,NaN,Infinity,1e3', 8)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(readSpacings(`${'9'.repeat(400)},99999`, 2)).toEqual([0, 0]);
    expect(readSpacings('', 2)).toEqual([0, 0]);
  });

  test('with surplus ones dropped', () => {
    expect(readSpacings('1,2,3', 2)).toEqual([1, 2]);
    expect(readSpacings('1,2,3', 0)).toEqual([]);
  });
});

describe('Spacings are written', () => {
  test('as entered, without the noise of binary sums or exponents', () => {
    expect(writeSpacings([0.1 + 0.2, -0.3, 0, 12])).toBe('0.3,-0.3,0,12');
    expect(writeSpacings([1e-9, -1e-9, 0.000001])).toBe('0,0,0.000001');
    expect(writeSpacings([])).toBe('');
  });

  test('with what is not a number as 0', () => {
    expect(writeSpacings([Number.NaN, Number.NEGATIVE_INFINITY, 1e300])).toBe('0,0,0');
  });

  test('so that reading them gives them back', () => {
    const thousandths = fc.integer({ min: -5_000_000, max: 5_000_000 }).map((mm) => mm / 1000);
    fc.assert(
      fc.property(fc.array(thousandths), (spacings) => {
        expect(readSpacings(writeSpacings(spacings), spacings.length)).toEqual(spacings);
      }),
    );
  });
});

describe('Over an edit of the text', () => {
  test('the characters before and behind it keep their spacings, new ones get 0', () => {
    expect(keepSpacings('Ana', 'Anna', [1, 2, 3])).toEqual([1, 2, 0, 3]);
    expect(keepSpacings('Anna', 'Ana', [1, 2, 3, 4])).toEqual([1, 2, 4]);
    expect(keepSpacings('født', 'rødt', [1, 2, 3, 4])).toEqual([0, 2, 3, 4]);
    expect(keepSpacings('', 'Ib', [])).toEqual([0, 0]);
    expect(keepSpacings('Ib', '', [1, 2])).toEqual([]);
  });

  test('a character is kept by what is seen, not by how it is encoded', () => {
    expect(keepSpacings('Rene\u0301', 'Ren\u00e9e', [1, 2, 3, 4])).toEqual([1, 2, 3, 4, 0]);
  });

  test('missing spacings count as 0', () => {
    expect(keepSpacings('Anna', 'Anna', [1])).toEqual([1, 0, 0, 0]);
  });

  test('each spacing stays with its character, and no more is lost than was replaced', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'ø', '👨‍👩‍👧', ' '), maxLength: 6 });
    fc.assert(
      fc.property(words, words, words, words, (head, cut, put, tail) => {
        const before = characters(head + cut + tail);
        const after = characters(head + put + tail);
        const numbered = before.map((_, index) => index + 1);
        const kept = keepSpacings(head + cut + tail, head + put + tail, numbered);
        const stayed = kept.filter((spacing) => spacing > 0);
        expect(kept).toHaveLength(after.length);
        expect(kept.slice(0, characters(head).length)).toEqual(numbered.slice(0, characters(head).length));
        expect(stayed).toEqual([...new Set(stayed)].toSorted((a, b) => a - b));
        expect(stayed.length).toBeGreaterThanOrEqual(characters(head).length + characters(tail).length);
        for (const [index, spacing] of kept.entries()) {
          if (spacing > 0) expect(after[index]).toBe(before[spacing - 1]);
        }
      }),
    );
  });
});
