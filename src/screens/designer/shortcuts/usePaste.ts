import { useEffect } from 'react';
import { roomOn } from '../../../machines/designer/newPlace';
import { newLines } from '../../../scene/newLine';
import { newParagraph } from '../../../scene/newParagraph';
import { linesIn } from '../../../stone/edits/linesIn';
import { groundOf } from '../../../stone/legibility/groundOf';
import { inReadableColour } from '../../../stone/legibility/inReadableColour';
import { isVerseText } from '../../../stone/paragraph/verse';
import { DesignerContext } from '../designerContext';
import { isTyping } from './typing';

/** What lies over the stone handles pasting itself. */
const POPUP = '[role=dialog], [role=alertdialog]';

/** Whether it is a line's text field: one pasted line goes into it, several become lines of their own. */
function isOfLine(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[data-line-form]') !== null;
}

/** Text pasted on the stone becomes one line per text line; a name and two dates from a letter are three. */
export function usePaste(): void {
  const actor = DesignerContext.useActorRef();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const texts = linesIn(event.clipboardData?.getData('text/plain') ?? '');
      const { context } = actor.getSnapshot();
      const { readOnly, history, offered } = context;
      if (readOnly || texts.length === 0 || document.querySelector(POPUP)) return;
      if (isTyping(event.target) && !(isOfLine(event.target) && texts.length > 1)) return;
      const room = roomOn(context);
      const edit = isVerseText(texts)
        ? newParagraph(history.present, room, texts)
        : newLines(history.present, room, texts);
      if (!edit) return;
      event.preventDefault();
      const ground = groundOf(history.present, offered.stoneTypes);
      actor.send({ type: 'edit', edit: inReadableColour(edit, ground) });
      actor.send({ type: 'panel.open', panel: 'text' });
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [actor]);
}
