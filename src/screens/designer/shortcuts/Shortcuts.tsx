import { useCallback, useEffect, useState } from 'react';
import type { DesignerActor } from '../../../machines/designer/designerMachine';
import { copyAll } from '../../../stone/edits/several';
import { DesignerContext } from '../designerContext';
import { TemplatesPopup } from '../templates/TemplatesPopup';
import { CommandPalette } from './CommandPalette';
import { ShortcutsSheet } from './ShortcutsSheet';
import type { Sheet } from './sheet';
import { SHORTCUTS } from './shortcuts';
import { isTyping } from './typing';
import { usePaste } from './usePaste';

type Asked = 'commands' | 'keys' | 'save' | 'undo' | 'redo' | 'duplicate';

/** What a letter with Ctrl (or ⌘) asks for. */
const WITH_CTRL: Readonly<Record<string, Asked>> = {
  s: 'save',
  k: 'commands',
  z: 'undo',
  y: 'redo',
  d: 'duplicate',
};

/** What also counts where a person is typing, whose own undo is hers. */
const EVERYWHERE: ReadonlySet<Asked> = new Set(['save', 'commands']);

/** What a key asks for; undefined for one that is the browser's own. */
function askedBy(event: KeyboardEvent): Asked | undefined {
  const withCtrl = event.ctrlKey || event.metaKey;
  // AltGr, with which letters are typed, comes as Ctrl and Alt.
  if (event.altKey) return undefined;
  if (!withCtrl) return event.key === '?' && !isTyping(event.target) ? 'keys' : undefined;
  const asked = WITH_CTRL[event.key.toLowerCase()];
  if (!asked || (isTyping(event.target) && !EVERYWHERE.has(asked))) return undefined;
  return asked === 'undo' && event.shiftKey ? 'redo' : asked;
}

function duplicate(designer: DesignerActor): void {
  const { selected, readOnly } = designer.getSnapshot().context;
  if (selected.length > 0 && !readOnly) designer.send({ type: 'edit', edit: copyAll(selected) });
}

function carryOut(designer: DesignerActor, asked: Asked, open: (sheet: Sheet) => void): void {
  switch (asked) {
    case 'keys':
    case 'commands':
      open(asked);
      break;
    case 'duplicate':
      duplicate(designer);
      break;
    default:
      designer.send({ type: asked });
  }
}

/** Keys that work everywhere in the designer, and the sheets that two of them and a command open. */
export function Shortcuts() {
  const actor = DesignerContext.useActorRef();
  const [open, setOpen] = useState<Sheet>();
  const close = useCallback(() => setOpen(undefined), []);
  usePaste();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      // A popup has keys of its own.
      const isCovered = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
      if (!asked || (isCovered && asked !== 'save')) return;
      event.preventDefault();
      carryOut(actor, asked, setOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actor]);
  switch (open) {
    case 'commands':
      return <CommandPalette onClose={close} onOpen={setOpen} />;
    case 'keys':
      return <ShortcutsSheet shortcuts={SHORTCUTS} onClose={close} />;
    case 'templates':
      return <TemplatesPopup onClose={close} />;
    case undefined:
      return null;
  }
}
