import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/edit';
import { linesIn, newLine, newLines } from '../../src/stone/edits/newLine';
import { design } from '../../src/stone/stone';

const FACE = { width: 600, height: 750 };
const text = (given: object) => design.parse({ Parms: [{ type: 'text', ...given }] });

describe('A new line', () => {
  test('stands on the centre line below the lowest, with its own height of air, like the last one', () => {
    const before = text({ fontSize: '30', fontFamily: 'Cinzel', position: { x: 100, y: 200, rotation: 0 } });
    expect(newLine(before, FACE, 'Ib')).toMatchObject({
      kind: 'addText',
      subText: 'Ib',
      given: { fontSize: '30', fontFamily: 'Cinzel', position: { x: 300, y: 260 } },
    });
  });

  test('never stands below the stone', () => {
    const full = text({ fontSize: '30', position: { x: 300, y: 745, rotation: 0 } });
    expect(newLine(full, FACE, 'Ib')).toMatchObject({ given: { position: { y: 720 } } });
  });
});

describe('Pasted text', () => {
  test('is a line for each of its lines, one below the other', () => {
    const before = text({ fontSize: '20', position: { x: 300, y: 200, rotation: 0 } });
    const edit = newLines(before, FACE, linesIn('  Anna \r\n\r\n* 1938\n† 2026'));
    if (!edit) throw new Error('nothing was pasted');
    const { Parms } = applyEdit(before, edit);
    expect(Parms.map((each) => (each.type === 'text' ? [each.subText, each.position.y] : []))).toEqual([
      ['', 200],
      ['Anna', 240],
      ['* 1938', 280],
      ['† 2026', 320],
    ]);
  });

  test('that says nothing adds nothing', () => {
    expect(newLines(design.parse({}), FACE, linesIn(' \n\t'))).toBeUndefined();
  });
});
