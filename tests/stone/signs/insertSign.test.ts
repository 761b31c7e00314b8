import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { LONGEST_LINE, textParm } from '../../../src/stone/parm';
import { insertSign } from '../../../src/stone/signs/insertSign';
import { designWith } from '../../scene/drawnStone';

const written = (
  given: object,
  range: { start: number; end: number },
  sign: { text: string; drawing?: number },
) => {
  const line = textParm.parse({ type: 'text', ...given });
  const done = insertSign(0, line, range, { drawing: undefined, ...sign });
  return done && { ...done, after: applyEdit(designWith([line]), done.edit).Parms[0] };
};

describe('A sign', () => {
  test('is written at the caret; the letters around it keep their spacing, and it has one of its own', () => {
    const done = written(
      { subText: 'Bo Ida', subTextSpacing: '1,2,3,4,5,6' },
      { start: 3, end: 3 },
      { text: '†' },
    );
    expect(done?.after).toMatchObject({ subText: 'Bo †Ida', subTextSpacing: '1,2,3,0,4,5,6' });
    expect(done?.caret).toBe(4);
    expect(done?.after).not.toHaveProperty('signs');
  });

  test('replaces what is selected, and behind a sign of two units the caret stands behind both', () => {
    const done = written({ subText: 'Bo og Ida' }, { start: 3, end: 5 }, { text: '🕊', drawing: 571 });
    expect(done?.after).toMatchObject({ subText: 'Bo 🕊 Ida', signs: { '🕊': 571 } });
    expect(done?.caret).toBe(5);
  });

  test('adds its drawing to those that the line has, in the same edit', () => {
    const done = written(
      { subText: '★', signs: { '★': 873 } },
      { start: 1, end: 1 },
      { text: '♥', drawing: 582 },
    );
    expect(done?.after).toMatchObject({ subText: '★♥', signs: { '★': 873, '♥': 582 } });
    expect(done?.edit.kind).toBe('together');
    const again = written(
      { subText: '★', signs: { '★': 873 } },
      { start: 1, end: 1 },
      { text: '★', drawing: 873 },
    );
    expect(again?.edit).toEqual({ kind: 'writeText', element: 0, subText: '★★' });
  });

  test('that is written in figures stands apart from a figure before it: 4½ is not 41/2', () => {
    expect(written({ subText: '4 år' }, { start: 1, end: 1 }, { text: '1/2' })?.after).toMatchObject({
      subText: '4 1/2 år',
    });
    expect(written({ subText: ' år' }, { start: 0, end: 0 }, { text: '1/2' })?.after).toMatchObject({
      subText: '1/2 år',
    });
  });

  test('is not written where the line would be too long', () => {
    expect(
      written({ subText: 'x'.repeat(LONGEST_LINE) }, { start: 0, end: 0 }, { text: '†' }),
    ).toBeUndefined();
  });
});
