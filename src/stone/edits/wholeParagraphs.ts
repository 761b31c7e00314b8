import { paragraphsOf } from '../paragraph/paragraphs';
import type { Design } from '../stone';
import type { Edit } from './edit';

/** An edit and, where it is made of several, each of them. */
function partsOf(edit: Edit): readonly Edit[] {
  return edit.kind === 'together' ? edit.edits.flatMap(partsOf) : [edit];
}

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

/**
 * An edit that moves, turns or scales a line of a paragraph, and not its first, does so to that too: where all of its lines
 * stand follows from it. The letter spacing of a justified line becomes the paragraph's own.
 */
export function ofWholeParagraphs(design: Design, edit: Edit): Edit {
  const parts = partsOf(edit);
  const spaced = parts.flatMap((one): readonly Edit[] => {
    if (one.kind !== 'changeText' || one.fields.letterSpacing === undefined) return [];
    const { element, fields } = one;
    const isJustified = paragraphsOf(design.Parms).some(
      ({ paragraph, lines }) =>
        paragraph.align === 'justified' && lines.some((line) => line.element === element),
    );
    const { letterSpacing } = fields;
    return isJustified ? [{ kind: 'changeParagraph', element, fields: { letterSpacing } }] : [];
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
