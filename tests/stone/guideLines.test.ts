import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { beginHistory, record, undo } from '../../src/stone/history';
import { design } from '../../src/stone/stone';

const bare = design.parse({ Parms: [] });
const lay = (y: number, on = bare) => applyEdit(on, { kind: 'addGuideLine', y });

describe('Horizontal guide lines', () => {
  test('are laid, moved and taken away, rounded to 3 decimals as centre lines are', () => {
    const two = lay(400, lay(123.45678));
    expect(two.guideLines).toEqual([123.457, 400]);
    expect(applyEdit(two, { kind: 'moveGuideLine', index: 0, y: 99.9996 }).guideLines).toEqual([100, 400]);
    expect(applyEdit(two, { kind: 'deleteGuideLine', index: 0 }).guideLines).toEqual([400]);
  });

  test('leave nothing behind in what is stored once the last is gone', () => {
    expect(JSON.stringify(bare)).not.toContain('guideLines');
    const gone = applyEdit(lay(10), { kind: 'deleteGuideLine', index: 0 });
    expect(JSON.stringify(gone)).toBe(JSON.stringify(bare));
  });

  test('that are not there, are no number or stay where they are, change nothing', () => {
    const one = lay(50);
    expect(applyEdit(one, { kind: 'moveGuideLine', index: 0, y: 50.0001 })).toBe(one);
    expect(applyEdit(one, { kind: 'moveGuideLine', index: 1, y: 5 })).toBe(one);
    expect(applyEdit(one, { kind: 'moveGuideLine', index: 0, y: Number.NaN })).toBe(one);
    expect(applyEdit(one, { kind: 'deleteGuideLine', index: 3 })).toBe(one);
    expect(lay(Number.POSITIVE_INFINITY)).toBe(bare);
  });

  test('are read back as they were written, and undone', () => {
    const one = lay(50.5);
    expect(design.parse(JSON.parse(JSON.stringify(one)))).toEqual(one);
    expect(undo(record(beginHistory(bare), one, 'addGuideLine', 0)).present).toEqual(bare);
  });
});
