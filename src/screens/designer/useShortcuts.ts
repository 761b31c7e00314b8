import { useEffect } from 'react';
import { DesignerContext } from './designerContext';

/** Where a person is typing, the browser's own undo is hers. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

/** Keys that work everywhere in the designer: undo, redo, save. */
export function useShortcuts(): void {
  const actor = DesignerContext.useActorRef();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
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
