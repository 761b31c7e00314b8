import type { Paragraph } from '../../../src/stone/paragraph/fields';
import { paragraphsOf, type WholeParagraph } from '../../../src/stone/paragraph/paragraphs';
import type { TextParm } from '../../../src/stone/parm';
import { type Design, design } from '../../../src/stone/stone';

/** How wide a line is in letters that are all ten mm wide: reckoned apart from the product. */
export function plainWidth({ subText, letterSpacing, subTextSpacing }: TextParm): number {
  const letters = [...subText];
  if (letters.length === 0) return 0;
  const behind = subTextSpacing === '' ? [] : subTextSpacing.split(',').map(Number);
  return letters
    .slice(0, -1)
    .reduce((width, _letter, index) => width + 10 + letterSpacing + (behind[index] ?? 0), 10);
}

/** A design with a line, a paragraph of lines, and another line on top of it. */
export function withParagraph(
  texts: readonly string[],
  paragraph: Partial<Paragraph> = {},
  given: object = {},
): Design {
  const lines = texts.map((subText, index) => ({
    type: 'text',
    subText,
    group: 4,
    position: { x: 300, y: 200, rotation: 0 },
    ...(index === 0 && { paragraph: { align: 'centre', leading: 30, ...paragraph } }),
    ...given,
  }));
  const alone = (subText: string, y: number) => ({
    type: 'text',
    subText,
    position: { x: 300, y, rotation: 0 },
  });
  return design.parse({ Parms: [alone('Anna Jensen', 100), ...lines, alone('Minde', 500)] });
}

/** The one paragraph of a design. */
export function theParagraph({ Parms }: Design): WholeParagraph {
  const [whole] = paragraphsOf(Parms);
  if (!whole) throw new Error('there is no paragraph');
  return whole;
}
