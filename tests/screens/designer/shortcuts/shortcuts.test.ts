import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  keyWords,
  LIST_SHORTCUTS,
  SHORTCUTS,
  writtenKeys,
} from '../../../../src/screens/designer/shortcuts/shortcuts';

afterEach(() => vi.unstubAllGlobals());
const on = (platform: string) => vi.stubGlobal('navigator', { platform });

/** Every combination on a sheet, as a person reads it. */
const written = (shortcuts: typeof SHORTCUTS) =>
  shortcuts
    .flatMap(({ keys, or }) => [keys, ...(or ? [or] : [])])
    .map((keys) => keys.map(keyWords).join('+'));

describe('The sheet of all keys', () => {
  test('names everything the stone, its elements and its fields hear', () => {
    on('Win32');
    for (const keys of ['Page Up', 'Page Down', '⇧+Page Down', 'Delete', 'Backspace', 'Ctrl+Y', 'Ctrl+⇧+Z'])
      expect(written(SHORTCUTS)).toContain(keys);
    for (const keys of ['⇧+↑', 'Alt', 'Space', '+', '−', '0']) expect(written(SHORTCUTS)).toContain(keys);
  });

  test('says of each thing once how it is done', () => {
    for (const sheet of [SHORTCUTS, LIST_SHORTCUTS]) {
      const done = sheet.map(({ does }) => does);
      expect(new Set(done).size).toBe(done.length);
    }
  });
});

test('A command and a button say their key as this machine’s keyboard has it', () => {
  on('Win32');
  expect(['undo', 'redo', 'zoomIn'].map((does) => writtenKeys(does as 'undo'))).toEqual([
    'Ctrl+Z',
    'Ctrl+⇧+Z',
    '+',
  ]);
  on('MacIntel');
  expect(writtenKeys('undo')).toBe('⌘Z');
});
