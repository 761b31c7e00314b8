import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Selects all text of a field when it gets the focus, so that typing replaces it: a later press in
 * it places the caret, as usual.
 *
 * @param isWhole whether its text is meant to be replaced.
 * @returns the event handlers for the field's input.
 */
export function useChosenWhole(isWhole: boolean) {
  const comesByPress = useRef(false);
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      comesByPress.current = document.activeElement !== currentTarget;
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (isWhole) currentTarget.select();
    },
    // The press placed the caret after the focus came. A selection made by dragging is kept.
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd } = currentTarget;
      if (isWhole && comesByPress.current && selectionStart === selectionEnd) currentTarget.select();
      comesByPress.current = false;
    },
  };
}
