import { radians } from '../geometry/angle';
import type { Edit } from '../stone/edits/edit';
import { together } from '../stone/edits/several';
import type { ParagraphAlignment } from '../stone/paragraph/fields';
import type { WholeParagraph } from '../stone/paragraph/paragraphs';
import type { ElementMeasure } from './measures';

/** Where the place at which lines are aligned lies in the block of a paragraph, in its widths from the left. */
const IN_BLOCK: Record<ParagraphAlignment, number> = { left: 0, centre: 0.5, right: 1, justified: 0 };

/**
 * The edit that aligns a paragraph's lines in another way: the block that they fill stays where it is.
 *
 * @param measures of the stone as it is seen; a paragraph that is not there yet is aligned about its first line.
 */
export function alignParagraph(
  { paragraph, lines }: WholeParagraph,
  align: ParagraphAlignment,
  measures: readonly Pick<ElementMeasure, 'element' | 'width'>[],
): Edit {
  const [{ element, line }] = lines;
  const spacing = paragraph.letterSpacing ?? line.letterSpacing;
  const change: Edit = {
    kind: 'changeParagraph',
    element,
    fields: { align, letterSpacing: align === 'justified' ? spacing : undefined },
  };
  // What was justified has its own letter spacing again.
  const loosened =
    paragraph.align === 'justified' && align !== 'justified'
      ? lines.map((one): Edit => {
          return { kind: 'changeText', element: one.element, fields: { letterSpacing: spacing } };
        })
      : [];
  const widths = lines.map((one) => measures.find((measure) => measure.element === one.element)?.width ?? 0);
  const [first = 0] = widths;
  const block = Math.max(...widths);
  // From where the first line's middle is in the block to where it will be.
  const middleIn = (as: ParagraphAlignment) => IN_BLOCK[as] * (block - first);
  const along = middleIn(align) - middleIn(paragraph.align);
  if (along === 0) return together([change, ...loosened]);
  const angle = radians(line.position.rotation);
  const move: Edit = {
    kind: 'nudge',
    element,
    dx: Math.cos(angle) * along,
    dy: Math.sin(angle) * along,
  };
  return together([change, ...loosened, move]);
}
