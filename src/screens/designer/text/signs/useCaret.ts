import { type RefObject, useEffect, useRef } from 'react';
import type { ElementId } from '../../../../stone/elementIds';
import type { TextRange } from '../../../../stone/signs/insertSign';

/** The caret of a line's text field. */
interface Caret {
  /** What is selected in the field, also after it lost the focus; the end of a field that was not used yet. */
  readonly range: () => TextRange;
  readonly place: (caret: number) => void;
  readonly focus: () => void;
}

/**
 * Reads and places the caret of the text field within an element.
 *
 * @param id the line whose text the field shows: another line's caret is not this one's.
 */
export function useCaret(within: RefObject<HTMLElement | null>, id: ElementId | undefined): Caret {
  const used = useRef<ElementId | undefined>(undefined);
  const field = () => within.current?.querySelector('input') ?? undefined;
  useEffect(() => {
    const input = within.current?.querySelector('input');
    const note = () => {
      used.current = id;
    };
    if (input === document.activeElement) note();
    input?.addEventListener('focus', note);
    return () => input?.removeEventListener('focus', note);
  }, [within, id]);
  return {
    range: () => {
      const input = field();
      const end = input?.value.length ?? 0;
      if (!input || used.current !== id) return { start: end, end };
      return { start: input.selectionStart ?? end, end: input.selectionEnd ?? end };
    },
    place: (caret) => {
      used.current = id;
      field()?.setSelectionRange(caret, caret);
    },
    focus: () => field()?.focus(),
  };
}
