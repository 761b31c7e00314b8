import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { ofWholeParagraphs } from '../../../src/stone/edits/wholeParagraphs';
import { shrink } from '../../../src/stone/fitting/shrink';
import type { Things } from '../../../src/stone/fitting/things';
import { PARAGRAPH_ALIGNMENTS, type Paragraph } from '../../../src/stone/paragraph/fields';
import { layParagraph } from '../../../src/stone/paragraph/layParagraph';
import { textOf } from '../../../src/stone/paragraph/paragraphs';
import { writeParagraph } from '../../../src/stone/paragraph/writeParagraph';
import type { Design } from '../../../src/stone/stone';
import { plainWidth, theParagraph, withParagraph } from './paragraphSamples';

/** The design with its paragraph laid. */
function laid(design: Design): Design {
  const whole = theParagraph(design);
  const lines = layParagraph(whole, plainWidth);
  const elements = whole.lines.map(({ element }) => element);
  return lines ? applyEdit(design, { kind: 'setLines', elements, lines }) : design;
}

/** Where each line begins, ends and stands, from the first line's middle along the line and down from it. */
function places(design: Design) {
  return theParagraph(design).lines.map(({ line }) => {
    const { x, y, rotation } = line.position;
    const [first] = theParagraph(design).lines;
    const [dx, dy] = [x - first.line.position.x, y - first.line.position.y];
    const angle = (rotation / 180) * Math.PI;
    const along = dx * Math.cos(angle) + dy * Math.sin(angle);
    const down = -dx * Math.sin(angle) + dy * Math.cos(angle);
    const half = (plainWidth(line) * line.scale) / 2;
    return { left: along - half, right: along + half, middle: along, down };
  });
}

const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
const words = fc.array(fc.constantFrom('i', 'os', 'alle', 'savnet', 'hjerter'), {
  minLength: 1,
  maxLength: 6,
});
const aLine = words.map((each) => each.join(' '));
const texts = fc.array(aLine, { minLength: 1, maxLength: 6 });

describe('The lines of a paragraph', () => {
  test('stand at its leading, aligned as it says, turned and scaled as its first one', () => {
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom(...PARAGRAPH_ALIGNMENTS),
        fc.integer({ min: 5, max: 80 }),
        fc.integer({ min: -180, max: 180 }),
        fc.constantFrom(0.5, 1, 2.25),
        (written, align, leading, rotation, scale) => {
          const design = withParagraph(
            written,
            { align, leading },
            { scale, position: { x: 310, y: 222, rotation } },
          );
          const at = places(laid(design));
          for (const [index, { down }] of at.entries()) expect(down).toBeCloseTo(index * leading * scale, 3);
          const sides: Record<Paragraph['align'], readonly number[]> = {
            left: at.map(({ left }) => left),
            centre: at.map(({ middle }) => middle),
            right: at.map(({ right }) => right),
            justified: at.map(({ left }) => left),
          };
          expect(spread(sides[align])).toBeLessThan(0.002);
        },
      ),
    );
  });

  test('stay where they are once they are laid', () => {
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom(...PARAGRAPH_ALIGNMENTS),
        fc.option(fc.integer({ min: 40, max: 300 })),
        (written, align, width) => {
          const once = laid(withParagraph(written, { align, ...(width !== null && { width }) }));
          expect(laid(once)).toBe(once);
        },
      ),
    );
  });

  test('keep the side at which they are aligned when their first one grows', () => {
    const before = laid(withParagraph(['Elsket', 'og savnet af alle'], { align: 'left' }));
    const after = laid(applyEdit(before, { kind: 'writeText', element: 1, subText: 'Elsket længe' }));
    const leftOf = (design: Design, index: number) => {
      const { line } = theParagraph(design).lines[index] ?? {};
      return line ? line.position.x - plainWidth(line) / 2 : Number.NaN;
    };
    expect(leftOf(after, 0)).toBeCloseTo(leftOf(before, 0), 9);
    expect(leftOf(after, 1)).toBeCloseTo(leftOf(before, 1), 9);
  });

  test('are broken at its width, as many words in each as there is room for, and read the same', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 40, max: 260 }), (written, width) => {
        const design = withParagraph(written, { width });
        const whole = theParagraph(laid(design));
        expect(textOf(whole)).toBe(written.join('\n'));
        for (const [index, { line }] of whole.lines.entries()) {
          if (line.subText.includes(' ')) expect(plainWidth(line)).toBeLessThanOrEqual(width);
          const next = whole.lines[index + 1]?.line;
          if (!line.wraps || !next) continue;
          // The next word had no room any more.
          const [word = ''] = next.subText.split(' ');
          expect([...`${line.subText} ${word}`].length * 10).toBeGreaterThan(width);
        }
      }),
    );
  });

  test('are broken anew where they are narrower, and joined again where they are wider', () => {
    const wide = laid(withParagraph(['en to tre fire'], { width: 140 }));
    expect(theParagraph(wide).lines).toHaveLength(1);
    const narrow = laid(applyEdit(wide, { kind: 'changeParagraph', element: 1, fields: { width: 60 } }));
    expect(theParagraph(narrow).lines.map(({ line }) => line.subText)).toEqual(['en to', 'tre', 'fire']);
    const again = laid(applyEdit(narrow, { kind: 'changeParagraph', element: 1, fields: { width: 140 } }));
    expect(theParagraph(again).lines.map(({ line }) => line.subText)).toEqual(['en to tre fire']);
    const asWritten = laid(
      applyEdit(narrow, { kind: 'changeParagraph', element: 1, fields: { width: undefined } }),
    );
    expect(theParagraph(asWritten).lines.map(({ line }) => line.wraps)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('keep the spacing behind each letter wherever they are broken', () => {
    const spaced = { subTextSpacing: '1,2,3,4,5,6,7,8,9,10,11,12,13,14' };
    const design = withParagraph(['en to tre fire'], { width: 80 }, spaced);
    const lines = theParagraph(laid(design)).lines.map(({ line }) => [line.subText, line.subTextSpacing]);
    expect(lines).toEqual([
      ['en to', '1,2,3,4,5'],
      ['tre', '7,8,9'],
      ['fire', '11,12,13,14'],
    ]);
  });

  test('take the spacing of their letters along when they come to stand a line lower, also where both read the same', () => {
    const lines = ['os', 'os'].map((subText, index) => ({ subText, subTextSpacing: `${index + 1},0` }));
    const base = withParagraph(['os', 'os'], { width: 25 }, { wraps: true });
    const spaced = base.Parms.map((line, index) => ({ ...line, ...(lines[index - 1] ?? {}) }) as typeof line);
    const before = laid({ ...base, Parms: spaced });
    const after = laid(
      applyEdit(before, writeParagraph(theParagraph(before), `ny ${textOf(theParagraph(before))}`)),
    );
    expect(theParagraph(after).lines.map(({ line }) => [line.subText, line.subTextSpacing])).toEqual([
      ['ny', '0,0'],
      ['os', '1,0'],
      ['os', '2,0'],
    ]);
  });

  test('justified are all as wide but the last, and have their own spacing again when they are not', () => {
    const design = laid(
      withParagraph(['Elsket', 'og savnet af os', 'alle'], { align: 'justified', letterSpacing: 0.5 }),
    );
    const widths = theParagraph(design).lines.map(({ line }) => plainWidth(line));
    expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 6);
    expect(theParagraph(design).lines.at(-1)?.line.letterSpacing).toBe(0.5);
    const wider = applyEdit(
      design,
      ofWholeParagraphs(design, { kind: 'changeText', element: 2, fields: { letterSpacing: 2 } }),
    );
    expect(theParagraph(laid(wider)).lines.at(-1)?.line.letterSpacing).toBe(2);
  });

  test('are left alone while it is not known how wide they are', () => {
    expect(layParagraph(theParagraph(withParagraph(['a', 'b'])), () => undefined)).toBeUndefined();
  });

  test('follow whichever of them is moved, turned or scaled', () => {
    const design = laid(withParagraph(['Elsket', 'og savnet'], { align: 'left' }));
    const [one, other] = [1, 2];
    const moved = (edit: Parameters<typeof ofWholeParagraphs>[1]) =>
      laid(applyEdit(design, ofWholeParagraphs(design, edit)));
    const nudged = moved({ kind: 'nudge', element: other, dx: 7, dy: -3 });
    for (const index of [one, other]) {
      expect(nudged.Parms[index]?.position.x).toBeCloseTo((design.Parms[index]?.position.x ?? 0) + 7, 9);
      expect(nudged.Parms[index]?.position.y).toBeCloseTo((design.Parms[index]?.position.y ?? 0) - 3, 9);
    }
    const { x = 0, y = 0 } = design.Parms[other]?.position ?? {};
    expect(moved({ kind: 'place', element: other, x: x + 7, y: y - 3 }).Parms).toEqual(nudged.Parms);
    const turned = moved({ kind: 'turn', element: other, rotation: 90 });
    expect(turned.Parms[one]?.position.rotation).toBe(90);
    expect(moved({ kind: 'scale', element: other, scale: 2 }).Parms[one]?.scale).toBe(2);
    const all = moved({
      kind: 'together',
      edits: [one, other].map((element) => ({ kind: 'nudge', element, dx: 7, dy: -3 })),
    });
    expect(all.Parms).toEqual(nudged.Parms);
  });

  test('are farther apart as their letters grow, and closer on a stone on which these are smaller', () => {
    const design = laid(withParagraph(['Elsket', 'og savnet'], { width: 200 }, { fontSize: '20' }));
    const grown = applyEdit(
      design,
      ofWholeParagraphs(design, {
        kind: 'together',
        edits: [1, 2].map((element) => ({ kind: 'changeText', element, fields: { fontSize: '30' } })),
      }),
    );
    expect(theParagraph(grown).paragraph.leading).toBe(45);
    const things = {
      sizeOf: () => ({ width: 1, height: 1, lowest: 0 }),
      letterHeights: () => [5, 10, 20],
    } as unknown as Things;
    const [first] = theParagraph(design).lines;
    const smaller = shrink(first.line, 0.5, things);
    expect(smaller).toMatchObject({ fontSize: '10', paragraph: { leading: 15, width: 100 } });
  });

  test('are written anew with the text of all of them', () => {
    const design = laid(withParagraph(['Elsket', 'og savnet']));
    const edit = writeParagraph(theParagraph(design), 'Elsket\nog meget savnet\naf os');
    expect(theParagraph(laid(applyEdit(design, edit))).lines.map(({ line }) => line.position.y)).toEqual([
      200, 230, 260,
    ]);
  });
});
