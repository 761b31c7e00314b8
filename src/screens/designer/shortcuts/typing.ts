/** Inputs without typing: a colour or a switch just chosen keeps the focus, and undo works as usual. */
const PRESSED = '[type=radio], [type=checkbox]';

/** Whether the target is a text field: letters and undo are then the browser's. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches(`input:not(${PRESSED}), textarea, [contenteditable]`)
  );
}
