/** A key or combination, as displayed; `mod` is Ctrl, and ⌘ on a Mac. */
export interface Shortcut {
  readonly keys: readonly string[];
  /** Other keys that do the same. */
  readonly or?: readonly string[];
  readonly does:
    | 'save'
    | 'undo'
    | 'redo'
    | 'duplicate'
    | 'commands'
    | 'sheet'
    | 'paste'
    | 'send'
    | 'goOn'
    | 'alike'
    | 'newCase'
    | 'selectAll'
    | 'next'
    | 'previous'
    | 'beside'
    | 'move'
    | 'moveFar'
    | 'moveFine'
    | 'write'
    | 'letters'
    | 'space'
    | 'remove'
    | 'letGo'
    | 'bigSteps'
    | 'free'
    | 'distances'
    | 'turnInSteps'
    | 'pan'
    | 'zoomIn'
    | 'zoomOut'
    | 'zoomAll'
    | 'findRow'
    | 'openRow'
    | 'toRows'
    | 'emptySearch';
}

/** All shortcut keys of the designer, in the order of the sheet. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['mod', 'S'], does: 'save' },
  { keys: ['mod', 'Z'], does: 'undo' },
  { keys: ['mod', '⇧', 'Z'], or: ['mod', 'Y'], does: 'redo' },
  { keys: ['mod', 'D'], does: 'duplicate' },
  { keys: ['mod', 'V'], does: 'paste' },
  { keys: ['mod', 'Enter'], does: 'send' },
  { keys: ['Alt', 'N'], does: 'alike' },
  { keys: ['mod', 'A'], does: 'selectAll' },
  { keys: ['mod', 'K'], does: 'commands' },
  { keys: ['?'], does: 'sheet' },
  { keys: ['Page Down'], does: 'next' },
  { keys: ['Page Up'], does: 'previous' },
  { keys: ['⇧', 'Page Down'], does: 'beside' },
  { keys: ['←', '→', '↑', '↓'], does: 'move' },
  { keys: ['⇧', '↑'], does: 'moveFar' },
  { keys: ['Alt', '↑'], does: 'moveFine' },
  { keys: ['A', 'B', 'C', '…'], does: 'write' },
  { keys: ['Enter'], does: 'letters' },
  { keys: ['Alt', '→'], does: 'space' },
  { keys: ['Delete'], or: ['Backspace'], does: 'remove' },
  { keys: ['Esc'], does: 'letGo' },
  { keys: ['⇧', '↑'], does: 'bigSteps' },
  { keys: ['Alt'], does: 'free' },
  { keys: ['Alt'], does: 'distances' },
  { keys: ['⇧'], does: 'turnInSteps' },
  { keys: ['Space'], does: 'pan' },
  { keys: ['+'], does: 'zoomIn' },
  { keys: ['−'], does: 'zoomOut' },
  { keys: ['0'], does: 'zoomAll' },
];

/** Those of the list of cases and designs. */
export const LIST_SHORTCUTS: readonly Shortcut[] = [
  { keys: ['N'], does: 'newCase' },
  { keys: ['mod', 'Enter'], does: 'goOn' },
  { keys: ['S'], does: 'alike' },
  { keys: ['/'], or: ['mod', 'K'], does: 'findRow' },
  { keys: ['Enter'], does: 'openRow' },
  { keys: ['Tab'], does: 'toRows' },
  { keys: ['Esc'], does: 'emptySearch' },
  { keys: ['?'], does: 'sheet' },
];

/** Whether the keyboard is a Mac's, where ⌘ is what Ctrl is elsewhere. */
export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** A key's name on this machine. */
export function keyWords(key: string): string {
  if (key !== 'mod') return key;
  return isMac() ? '⌘' : 'Ctrl';
}

/** An action's shortcut keys, in one line: `Ctrl+Z`, on a Mac `⌘Z`. */
export function writtenKeys(does: Shortcut['does']): string {
  const keys = SHORTCUTS.find((shortcut) => shortcut.does === does)?.keys ?? [];
  return keys.map(keyWords).join(isMac() ? '' : '+');
}
