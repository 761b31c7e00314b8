import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Has the words of a field chosen whole by whoever comes to it, so that what is typed takes their place: a later press in
 * it goes between two letters, as anywhere.
 *
 * @param isWhole whether its words are there to be replaced.
 * @returns what the field's input listens to.
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
    // The press itself has put the caret where it fell, after the focus came. Who drew over some letters meant those.
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd } = currentTarget;
      if (isWhole && comesByPress.current && selectionStart === selectionEnd) currentTarget.select();
      comesByPress.current = false;
    },
  };
}
