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

/** The action of a letter with Ctrl (or ⌘). */
const WITH_CTRL: Readonly<Record<string, Asked>> = {
  s: 'save',
  k: 'commands',
  z: 'undo',
  y: 'redo',
  d: 'duplicate',
};

/** Also active while typing; undo is then the browser's. */
const EVERYWHERE: ReadonlySet<Asked> = new Set(['save', 'commands']);

/** The action of a key; undefined for the browser's own. */
function askedBy(event: KeyboardEvent): Asked | undefined {
  const withCtrl = event.ctrlKey || event.metaKey;
  // AltGr, used for typing letters, is reported as Ctrl and Alt.
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

/** Shortcut keys of the whole designer, and the sheets they open. */
export function Shortcuts() {
  const actor = DesignerContext.useActorRef();
  const [open, setOpen] = useState<Sheet>();
  const close = useCallback(() => setOpen(undefined), []);
  usePaste();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      // A popup has its own keys.
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
