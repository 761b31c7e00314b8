import { expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { ParagraphLayout, widthsFrom } from '../../src/scene/layParagraphs';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { PARAGRAPH_ALIGNMENTS, type ParagraphAlignment } from '../../src/stone/paragraph/fields';
import type { Design } from '../../src/stone/stone';
import { charactersOf } from '../painting/svgFile';
import { designWith, sources } from '../scene/drawnStone';

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
