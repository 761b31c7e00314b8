import { useEffect } from 'react';
import { DesignerContext } from './designerContext';

/** Inputs that are only pressed: a colour or a switch just chosen keeps the focus, and is undone like anything else. */
const PRESSED = '[type=radio], [type=checkbox]';

/** Where a person is typing, the browser's own undo is hers. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches(`input:not(${PRESSED}), textarea, [contenteditable]`)
  );
}

/** Keys that work everywhere in the designer: undo, redo, save. */
export function useShortcuts(): void {
  const actor = DesignerContext.useActorRef();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // AltGr, with which letters are typed, comes as Ctrl and Alt.
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        actor.send({ type: 'save' });
      } else if (!isTyping(event.target) && (key === 'z' || key === 'y')) {
        event.preventDefault();
        actor.send({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actor]);
}
