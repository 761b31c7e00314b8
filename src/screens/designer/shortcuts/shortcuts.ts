/** A key or several at once, as they are written; `mod` is Ctrl, and ⌘ on a Mac. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does:
    | 'save'
    | 'undo'
    | 'redo'
    | 'duplicate'
    | 'commands'
    | 'sheet'
    | 'paste'
    | 'selectAll'
    | 'next'
    | 'move'
    | 'moveFar'
    | 'moveFine'
    | 'letters'
    | 'space'
    | 'remove'
    | 'letGo';
}

/** Every key that does something in the designer, in the order of the sheet. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['mod', 'S'], does: 'save' },
  { keys: ['mod', 'Z'], does: 'undo' },
  { keys: ['mod', '⇧', 'Z'], does: 'redo' },
  { keys: ['mod', 'D'], does: 'duplicate' },
  { keys: ['mod', 'V'], does: 'paste' },
  { keys: ['mod', 'A'], does: 'selectAll' },
  { keys: ['mod', 'K'], does: 'commands' },
  { keys: ['?'], does: 'sheet' },
  { keys: ['Page Down'], does: 'next' },
  { keys: ['←', '→', '↑', '↓'], does: 'move' },
  { keys: ['⇧', '↑'], does: 'moveFar' },
  { keys: ['Alt', '↑'], does: 'moveFine' },
  { keys: ['Enter'], does: 'letters' },
  { keys: ['Alt', '→'], does: 'space' },
  { keys: ['Delete'], does: 'remove' },
  { keys: ['Esc'], does: 'letGo' },
];

/** How a key is written on this machine. */
export function keyWords(key: string): string {
  if (key !== 'mod') return key;
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
