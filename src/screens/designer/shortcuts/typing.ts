/** Inputs that are only pressed: a colour or a switch just chosen keeps the focus, and is undone like anything else. */
const PRESSED = '[type=radio], [type=checkbox]';

/** Whether a person is typing there: the browser's own undo and its letters are hers. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches(`input:not(${PRESSED}), textarea, [contenteditable]`)
  );
}
