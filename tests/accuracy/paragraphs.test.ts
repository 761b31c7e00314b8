import { expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { ParagraphLayout, widthsFrom } from '../../src/scene/layParagraphs';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { PARAGRAPH_ALIGNMENTS, type ParagraphAlignment } from '../../src/stone/paragraph/fields';
import { textParm } from '../../src/stone/parm';
import { type Design, design as schema } from '../../src/stone/stone';
import { capHeightIn, placedByHand } from '../lettering/ruleByHand';
import { farthestFrom } from '../painting/lettersByHand';
import { charactersOf } from '../painting/svgFile';
import { designWith, sources } from '../scene/drawnStone';
import { fontFileOf } from './fontFile';
import { shapedByHarfBuzz } from './samples';
import { charactersByHand } from './strokesByHand';

/** The accuracy of every vector output, in mm (docs/decisions.md section 2). */
const ACCURACY = 0.005;

/** Each line begins and ends with the same letter, so that equal ink is equal places, whatever air the letter has beside it. */
const TEXTS = ['HannaH', 'Har elsketH', 'HavetH', 'Himlen og jorden erH'];

function laid(align: ParagraphAlignment, fontFamily: string, rotation: number): Design {
  const design = designWith(
    TEXTS.map((subText, index) => ({
      type: 'text',
      subText,
      fontFamily,
      fontSize: '23.5',
      letterSpacing: 0.7,
      subTextSpacing: '0.3,-0.2',
      group: 1,
      scale: 1.25,
      position: { x: 300, y: 200, rotation },
      ...(index === 0 && { paragraph: { align, leading: 41.3 } }),
    })),
  );
  const edit = new ParagraphLayout(widthsFrom(sources)).edit(design);
  return edit ? applyEdit(design, edit) : design;
}

/** The ink of a line's first and last letter in an SVG, turned back about the first line's place: left, right and foot. */
function inkOf(svg: string, element: number, rotation: number) {
  const characters = charactersOf(svg).filter((one) => one.element === element);
  const angle = (-rotation * Math.PI) / 180;
  const turned = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => {
      const [dx, dy] = [x - 300, y - 200];
      return [
        dx * Math.cos(angle) - dy * Math.sin(angle),
        dx * Math.sin(angle) + dy * Math.cos(angle),
      ] as const;
    });
  const [first, last] = [turned(characters[0]?.points ?? []), turned(characters.at(-1)?.points ?? [])];
  return {
    left: Math.min(...first.map(([x]) => x)),
    right: Math.max(...last.map(([x]) => x)),
    foot: Math.max(...first.map(([, y]) => y)),
  };
}

const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

test.each(
  PARAGRAPH_ALIGNMENTS.flatMap((align) =>
    ['EB Garamond', 'Cinzel', 'Jost'].flatMap((family) =>
      [0, 30].map((rotation) => [align, family, rotation] as const),
    ),
  ),
)(
  'The ink of a paragraph’s lines in SVG is aligned (%s, %s, %i°) and at its leading within 0.005 mm',
  (align, family, rotation) => {
    const svg = paintSvg(buildScene(laid(align, family, rotation), sources));
    const ink = TEXTS.map((_text, index) => inkOf(svg, index, rotation));
    const sides: Record<ParagraphAlignment, readonly (readonly number[])[]> = {
      left: [ink.map(({ left }) => left)],
      centre: [ink.map(({ left, right }) => (left + right) / 2)],
      right: [ink.map(({ right }) => right)],
      // The last line ends where it ends.
      justified: [ink.map(({ left }) => left), ink.slice(0, -1).map(({ right }) => right)],
    };
    for (const side of sides[align]) expect(spread(side)).toBeLessThan(ACCURACY);
    for (const [index, { foot }] of ink.entries())
      expect(Math.abs(foot - (ink[0]?.foot ?? 0) - index * 41.3 * 1.25)).toBeLessThan(ACCURACY);
  },
);

/** What every line of the block is set with, as it is given to HarfBuzz and to the rule. */
const SET = { fontSize: 23.5, letterSpacing: 0.7, spacings: [0.3, -0.2], scale: 1.25, leading: 41.3 };

/**
 * The lines of the block by hand, about the place of its first: widths by the rule of docs/decisions.md section 2 over HarfBuzz's
 * advances, the last line of a justified block as it is.
 */
function linesByHand(
  align: ParagraphAlignment,
  fontFamily: string,
  first: { x: number; y: number; rotation: number },
) {
  const lines = TEXTS.map((subText) =>
    textParm.parse({
      type: 'text',
      subText,
      fontFamily,
      fontSize: String(SET.fontSize),
      letterSpacing: SET.letterSpacing,
      subTextSpacing: SET.spacings.join(),
      scale: SET.scale,
      position: first,
    }),
  );
  const widths = lines.map((line) => {
    const setting = { text: line.subText, fontSpacing: 100, ...SET };
    return placedByHand(shapedByHarfBuzz(line), setting, capHeightIn(fontFileOf(line).file)).width;
  });
  const isSpread = (index: number) => align === 'justified' && index < lines.length - 1;
  const wide = widths.map((width, index) => (isSpread(index) ? Math.max(...widths) : width));
  const sides = { left: 0.5, centre: 0, right: -0.5, justified: 0.5 };
  const angle = (first.rotation * Math.PI) / 180;
  return lines.map((line, index) => {
    const across = SET.scale * sides[align] * ((wide[index] ?? 0) - (wide[0] ?? 0));
    const down = SET.scale * SET.leading * index;
    const more = ((wide[index] ?? 0) - (widths[index] ?? 0)) / (line.subText.length - 1);
    return {
      ...line,
      letterSpacing: SET.letterSpacing + more,
      position: {
        x: first.x + across * Math.cos(angle) - down * Math.sin(angle),
        y: first.y + across * Math.sin(angle) + down * Math.cos(angle),
        rotation: first.rotation,
      },
    };
  });
}

test.each(
  PARAGRAPH_ALIGNMENTS.flatMap((align) =>
    (
      [
        ['EB Garamond', 0],
        ['Cinzel', 30],
      ] as const
    ).map(([family, rotation]) => [align, family, rotation] as const),
  ),
)(
  'Every letter of a paragraph (%s, %s, %i°) stands in SVG where HarfBuzz and the rule put it within 0.005 mm',
  (align, family, rotation) => {
    const design = laid(align, family, rotation);
    const written = charactersOf(paintSvg(buildScene(design, sources)));
    const first = design.Parms[0]?.position;
    if (!first) throw new Error('the block is gone');
    for (const [element, line] of linesByHand(align, family, first).entries()) {
      const drawn = written.filter((one) => one.element === element);
      const byHand = charactersByHand(line, shapedByHarfBuzz(line));
      expect(drawn).toHaveLength(byHand.length);
      for (const [index, { strokes }] of byHand.entries()) {
        const [points, expected] = [drawn[index]?.points ?? [], strokes.flatMap((stroke) => stroke.points)];
        if (expected.length === 0) continue;
        expect(farthestFrom(points, expected)).toBeLessThan(ACCURACY);
        expect(farthestFrom(expected, points)).toBeLessThan(ACCURACY);
      }
    }
  },
);

test.each(PARAGRAPH_ALIGNMENTS)(
  'A reader that knows nothing of paragraphs draws a stored one (%s) to the same bytes',
  (align) => {
    const design = laid(align, 'Jost', 12);
    const stored = JSON.parse(JSON.stringify(design)) as { Parms: Record<string, unknown>[] };
    const Parms = stored.Parms.map(({ group: _, paragraph: _paragraph, wraps: _wraps, ...line }) => line);
    const asLines = schema.parse({ ...stored, Parms });
    expect(asLines.Parms.some((line) => 'group' in line || 'paragraph' in line)).toBe(false);
    expect(paintSvg(buildScene(asLines, sources))).toBe(paintSvg(buildScene(design, sources)));
  },
);
