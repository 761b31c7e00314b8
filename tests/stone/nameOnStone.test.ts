import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import { namedAfterStone, nameOnStone } from '../../src/stone/nameOnStone';
import type { Design } from '../../src/stone/stone';
import { designWith } from '../scene/drawnStone';

const stoneWith = (...lines: readonly (readonly [string, number])[]) =>
  designWith(lines.map(([subText, height]) => ({ type: 'text', subText, fontSize: String(height) })));

const edited = (design: Design, edit: Edit) => namedAfterStone(design, applyEdit(design, edit));

describe('The name on a stone', () => {
  test('stands in its largest letters, wherever that line is', () => {
    const lines = [
      ['Elsket af sine', 20],
      ['Anne  Skov ', 42],
      ['* 12. maj 1938', 50],
    ] as const;
    expect(nameOnStone(stoneWith(...lines))).toBe('Anne Skov');
  });

  test('is none of the sample words, dates, verses and marks, in any language', () => {
    const lines = [
      'Fornavn Efternavn',
      'Vorname Nachname',
      'Navn Etternavn',
      '* 1938',
      '†',
      'Ruhe in Frieden',
      '',
    ];
    expect(nameOnStone(stoneWith(...lines.map((line) => [line, 30] as const)))).toBe('');
  });
});

describe('A design', () => {
  const begun = stoneWith(['Fornavn Efternavn', 42], ['Elsket og savnet', 20]);

  test('is called by the name on its stone, while that is written and written again', () => {
    const named = edited(begun, { kind: 'writeText', element: 0, subText: 'Anne' });
    expect(named.designName).toBe('Anne');
    expect(edited(named, { kind: 'writeText', element: 0, subText: 'Anne Skov' }).designName).toBe(
      'Anne Skov',
    );
    expect(edited(named, { kind: 'delete', element: 0 }).designName).toBe('');
  });

  test('keeps a name that somebody has given it', () => {
    const given = edited(begun, { kind: 'rename', designName: 'Mors sten' });
    expect(edited(given, { kind: 'writeText', element: 0, subText: 'Anne' }).designName).toBe('Mors sten');
  });

  test('that was begun when all were called alike gets its name, too', () => {
    const former = { ...begun, designName: 'Standardsten' };
    expect(edited(former, { kind: 'writeText', element: 0, subText: 'Anne' }).designName).toBe('Anne');
  });

  test('keeps what it is called by an edit of anything but its elements', () => {
    const former = { ...stoneWith(['Anne Skov', 42]), designName: '' };
    expect(edited(former, { kind: 'chooseBackground', backgroundId: 12 }).designName).toBe('');
  });
});
