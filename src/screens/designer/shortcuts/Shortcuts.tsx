import { useCallback, useEffect, useRef, useState } from 'react';
import type { DesignerActor } from '../../../machines/designer/designerMachine';
import { copyAll } from '../../../stone/edits/several';
import { DesignerContext } from '../designerContext';
import { useAlike } from '../menu/useAlike';
import { SendingContext } from '../sending/sendingContext';
import { useRequiredFields } from '../sending/useRequiredFields';
import { TemplatesPopup } from '../templates/TemplatesPopup';
import { CommandPalette } from './CommandPalette';
import { ShortcutsSheet } from './ShortcutsSheet';
import type { Sheet } from './sheet';
import { SHORTCUTS } from './shortcuts';
import { isTyping } from './typing';
import { usePaste } from './usePaste';

type Asked = 'commands' | 'keys' | 'save' | 'undo' | 'redo' | 'duplicate' | 'send' | 'alike';

/** The action of a letter with Ctrl (or ⌘). */
const WITH_CTRL: Readonly<Record<string, Asked>> = {
  s: 'save',
  k: 'commands',
  z: 'undo',
  y: 'redo',
  d: 'duplicate',
  enter: 'send',
};

/** Also active while typing; undo is then the browser's. */
const EVERYWHERE: ReadonlySet<Asked> = new Set(['save', 'commands', 'send', 'alike']);

/** The action of a key; undefined for the browser's own. */
function askedBy(event: KeyboardEvent): Asked | undefined {
  const withCtrl = event.ctrlKey || event.metaKey;
  // AltGr, used for typing letters, is reported as Ctrl and Alt. With Alt alone a Mac types a sign: the key counts.
  if (event.altKey) return !withCtrl && event.code === 'KeyN' ? 'alike' : undefined;
  if (!withCtrl) return event.key === '?' && !isTyping(event.target) ? 'keys' : undefined;
  const asked = WITH_CTRL[event.key.toLowerCase()];
  if (!asked || (isTyping(event.target) && !EVERYWHERE.has(asked))) return undefined;
  return asked === 'undo' && event.shiftKey ? 'redo' : asked;
}

function duplicate(designer: DesignerActor): void {
  const { selected, readOnly } = designer.getSnapshot().context;
  if (selected.length > 0 && !readOnly) designer.send({ type: 'edit', edit: copyAll(selected) });
}

/** What a key leads to beside the designer's own. */
interface Ways {
  readonly open: (sheet: Sheet) => void;
  readonly send: () => void;
  readonly alike: (() => void) | undefined;
}

function carryOut(designer: DesignerActor, asked: Asked, { open, send, alike }: Ways): void {
  switch (asked) {
    case 'keys':
    case 'commands':
      open(asked);
      break;
    case 'send':
      send();
      break;
    case 'alike':
      alike?.();
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
  const order = SendingContext.useActorRef();
  const { missing } = useRequiredFields();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const alike = useAlike();
  const ways = useRef<Ways>(undefined);
  useEffect(() => {
    const send = () => readOnly || order.send({ type: 'order', missing });
    ways.current = { open: setOpen, send, alike };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      // A popup has its own keys.
      const isCovered = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
      if (!asked || (isCovered && asked !== 'save')) return;
      event.preventDefault();
      if (ways.current) carryOut(actor, asked, ways.current);
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
