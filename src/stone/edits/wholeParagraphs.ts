import { readNumber, toTenth } from '../numbers';
import type { ParagraphChange } from '../paragraph/fields';
import { paragraphsOf, type WholeParagraph } from '../paragraph/paragraphs';
import type { TextParm } from '../parm';
import type { Design } from '../stone';
import type { Edit } from './edit';
import { partsOf } from './several';

/** What moves, turns or scales an element, as it does so to another one. */
function alsoTo(edit: Edit, design: Design, element: number): Edit | undefined {
  switch (edit.kind) {
    case 'nudge':
    case 'turn':
    case 'scale':
      return { ...edit, element };
    case 'place': {
      const { x = 0, y = 0 } = design.Parms[edit.element]?.position ?? {};
      return { kind: 'nudge', element, dx: edit.x - x, dy: edit.y - y };
    }
    default:
      return undefined;
  }
}

/** What a change of one of its lines changes of a paragraph. */
function changedBy(
  { letterSpacing, fontSize }: Partial<TextParm>,
  element: number,
  { paragraph, lines: [first] }: WholeParagraph,
): ParagraphChange | undefined {
  if (letterSpacing !== undefined && paragraph.align === 'justified') return { letterSpacing };
  if (fontSize === undefined || first.element !== element) return undefined;
  const [before, after] = [readNumber(first.line.fontSize), readNumber(fontSize)];
  return before && after ? { leading: toTenth((paragraph.leading * after) / before) } : undefined;
}

/**
 * An edit that moves, turns or scales a line of a paragraph, and not its first, does so to that too: where all of its lines
 * stand follows from it. The letter spacing of a justified line becomes the paragraph's own, and
 * the leading grows with the letters of the first line.
 */
export function ofWholeParagraphs(design: Design, edit: Edit): Edit {
  const parts = partsOf(edit);
  const spaced = parts.flatMap((one): readonly Edit[] => {
    if (one.kind !== 'changeText') return [];
    const { element } = one;
    const whole = paragraphsOf(design.Parms).find(({ lines }) =>
      lines.some((line) => line.element === element),
    );
    const fields = whole && changedBy(one.fields, element, whole);
    return fields ? [{ kind: 'changeParagraph', element, fields }] : [];
  });
  const more = paragraphsOf(design.Parms).flatMap(({ lines }): readonly Edit[] => {
    const [first, ...others] = lines.map(({ element }) => element);
    const touches = (one: Edit, elements: readonly number[]) =>
      'element' in one && elements.includes(one.element) && alsoTo(one, design, one.element) !== undefined;
    if (first === undefined || parts.some((one) => touches(one, [first]))) return [];
    const [touching] = parts.filter((one) => touches(one, others));
    const also = touching && alsoTo(touching, design, first);
    return also ? [also] : [];
  });
  const also = [...spaced, ...more];
  return also.length === 0 ? edit : { kind: 'together', edits: [edit, ...also] };
}
