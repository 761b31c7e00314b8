import { describe, expect, test } from 'vitest';
import { saveUrgency } from '../../src/stone/autosave';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import { type Finding, found } from '../../src/stone/finding';
import { type Design, design as designSchema } from '../../src/stone/stone';
import { sortOut, waved } from '../../src/stone/waved';

const line = (subText: string) => ({ type: 'text', subText });
const design = (...Parms: object[]): Design =>
  designSchema.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501, Parms });
const NAME = line('Karen Juhl');
const VERSE = line('Hvil i fred');

/** The line lies too near to the edge, by so many mm. */
const nearEdge = (element: number, value = 16): Finding =>
  found('warning', 'nearEdge', {
    elements: [element],
    characters: [{ element, index: 0, character: 'H' }],
    value,
    limit: 20,
  });

/** A design in which a finding was waved aside. */
const aside = (on: Design, finding: Finding, reason = 'Som på den gamle sten') =>
  applyEdit(on, { kind: 'waveAside', mark: waved(finding, on, reason) });
const openOf = (findings: readonly Finding[], on: Design) => sortOut(findings, on).open;

describe('A finding that is waved aside', () => {
  const before = design(NAME, VERSE);
  const after = aside(before, nearEdge(1));

  test('is no longer open, and is listed with its reason', () => {
    const { open, aside: listed } = sortOut([nearEdge(0), nearEdge(1)], after);
    expect(open).toEqual([nearEdge(0)]);
    expect(listed).toMatchObject([{ finding: nearEdge(1), mark: { reason: 'Som på den gamle sten' } }]);
  });

  test('stays so when lines are added, removed or put in another order', () => {
    const more = applyEdit(after, { kind: 'addText', subText: 'Elsket', given: {} });
    expect(openOf([nearEdge(1)], more)).toEqual([]);
    const fewer = applyEdit(after, { kind: 'delete', element: 0 });
    expect(openOf([nearEdge(0)], fewer)).toEqual([]);
    const moved = applyEdit(after, { kind: 'order', element: 1, direction: 'back' });
    expect(openOf([nearEdge(0)], moved)).toEqual([]);
    // And it has not gone over to the line that stands in its place.
    expect(openOf([nearEdge(1)], moved)).toEqual([nearEdge(1)]);
  });

  test.each([
    ['its words are others', { kind: 'writeText', element: 1, subText: 'Hvil i Fred' }],
    ['the stone is in another material', { kind: 'chooseStone', stoneTypeId: 15, variantId: 1502 }],
  ] satisfies [string, Edit][])('comes back when %s, and goes again when that is taken back', (_, edit) => {
    expect(openOf([nearEdge(1)], applyEdit(after, edit))).toEqual([nearEdge(1)]);
    expect(openOf([nearEdge(1)], after)).toEqual([]);
  });

  test('comes back when what was measured is another', () => {
    expect(openOf([nearEdge(1, 16.02)], after)).toEqual([]);
    expect(openOf([nearEdge(1, 12)], after)).toHaveLength(1);
    expect(openOf([{ ...nearEdge(1), limit: 25 }], after)).toHaveLength(1);
    expect(openOf([{ ...nearEdge(1), characters: [] }], after)).toHaveLength(1);
  });

  test('comes back when it has become an error: what must not be cut is never waved aside', () => {
    const worse: Finding = { ...nearEdge(1), severity: 'error' };
    expect(openOf([worse], after)).toEqual([worse]);
  });

  test('stands for one line, where two say the same', () => {
    const twice = aside(design(VERSE, VERSE), nearEdge(0));
    expect(openOf([nearEdge(0), nearEdge(1)], twice)).toEqual([nearEdge(1)]);
    const both = aside(twice, nearEdge(1));
    expect(openOf([nearEdge(0), nearEdge(1)], both)).toEqual([]);
  });

  test('of a churchyard comes back when the churchyard is another', () => {
    const rule = found('warning', 'tooTall', { value: 750, limit: 700 });
    const at = (ChurchyardId: number) => ({ ...before, ChurchyardId });
    const agreed = aside(at(1), rule);
    expect(openOf([rule], agreed)).toEqual([]);
    expect(openOf([rule], { ...agreed, ChurchyardId: 2 })).toEqual([rule]);
  });

  test('of words is so on whatever stone they stand', () => {
    const twoWords = found('warning', 'doubleWord', { elements: [1], value: 'fred' });
    const meant = aside(before, twoWords);
    const edit: Edit = { kind: 'chooseStone', stoneTypeId: 15, variantId: 1502 };
    expect(openOf([twoWords], applyEdit(meant, edit))).toEqual([]);
  });

  test('is taken up again', () => {
    const [mark] = after.waved ?? [];
    if (!mark) throw new Error('nothing is waved aside');
    const again = applyEdit(after, { kind: 'takeUpAgain', mark });
    expect(openOf([nearEdge(1)], again)).toEqual([nearEdge(1)]);
    expect(applyEdit(again, { kind: 'takeUpAgain', mark })).toBe(again);
  });

  test('is saved with the design at once, and read again as it was', () => {
    expect(saveUrgency(before, after)).toBe('now');
    expect(designSchema.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
    expect(before.waved).toBeUndefined();
  });

  test.each([
    ['no reason', { reason: '  ' }],
    ['a reason as long as a letter', { reason: 'x'.repeat(301) }],
    ['no kind', { kind: undefined }],
    ['a measure that is none', { value: {} }],
  ])('is refused with %s', (_, given) => {
    const mark = { ...waved(nearEdge(1), before, 'Ønsket'), ...given };
    expect(designSchema.safeParse({ ...before, waved: [mark] }).success).toBe(false);
  });

  test('of a kind that a later version no longer knows does no harm', () => {
    const mark = { ...waved(nearEdge(1), before, 'Ønsket'), kind: 'tooPlain' };
    const read = designSchema.parse({ ...before, waved: [mark] });
    expect(openOf([nearEdge(1)], read)).toEqual([nearEdge(1)]);
  });
});
