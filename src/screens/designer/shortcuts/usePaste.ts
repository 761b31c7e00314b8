import { useEffect } from 'react';
import { linesIn, newLines } from '../../../stone/edits/newLine';
import { DesignerContext } from '../designerContext';
import { UNMEASURED } from '../text/useNewLine';
import { isTyping } from './typing';

/** Text pasted on the stone becomes a line for each of its lines; a name and two dates from a letter are three. */
export function usePaste(): void {
  const actor = DesignerContext.useActorRef();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const texts = linesIn(event.clipboardData?.getData('text/plain') ?? '');
      const { readOnly, history, shown } = actor.getSnapshot().context;
      // Into a field goes what fits into it; several lines fit into none.
      if (readOnly || texts.length === 0 || (isTyping(event.target) && texts.length === 1)) return;
      if (event.target instanceof HTMLTextAreaElement || document.querySelector('[role=dialog]')) return;
      const edit = newLines(history.present, shown?.measures ?? UNMEASURED, texts);
      if (!edit) return;
      event.preventDefault();
      actor.send({ type: 'edit', edit });
      actor.send({ type: 'open panel', panel: 'text' });
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [actor]);
}
