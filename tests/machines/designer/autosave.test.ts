import { beforeEach, describe, expect, test } from 'vitest';
import type { Loaded } from '../../../src/machines/designer/effects';
import type { Edit } from '../../../src/stone/edits/edit';
import { Rehearsal } from './rehearsal';
import { colouring, NEW_STONE, SAVED_STONE, SHOWN, savedBy, typing } from './samples';

let designer: Rehearsal;

/** Opens the designer and draws the first picture. */
async function open(loaded: Loaded = SAVED_STONE): Promise<void> {
  designer = new Rehearsal(loaded.stone ? undefined : { kind: 'new', grave: 'coffin' });
  await designer.loaded(loaded);
  designer.send({ type: 'drawn', drawn: SHOWN });
}

const edit = (change: Edit) => designer.send({ type: 'edit', edit: change });

beforeEach(() => open());

describe('A saved stone whose picture is there is saved by itself', () => {
  test('1500 ms after the last keystroke', () => {
    edit(typing('Ann'));
    designer.wait(1499);
    expect(designer.savings).toHaveLength(0);
    edit(typing('An'));
    designer.wait(1499);
    expect(designer.savings).toHaveLength(0);
    designer.wait(1);
    expect(designer.savings).toHaveLength(1);
    expect(designer.savings[0]?.input.design).toBe(designer.design);
  });

  test('1500 ms after an element was moved, scaled or spaced', async () => {
    const waiting: readonly Edit[] = [
      { kind: 'place', element: 0, x: 1, y: 2 },
      { kind: 'scale', element: 2, scale: 2 },
      { kind: 'spaceCharacter', element: 0, character: 0, mm: 5 },
    ];
    for (const change of waiting) {
      await open();
      edit(change);
      expect([designer.saving, designer.savings.length]).toEqual(['savingSoon', 0]);
      designer.wait(1500);
      expect(designer.savings).toHaveLength(1);
    }
  });

  test('at once where colour, font, stone, background or vignet changed, or an element came or went', async () => {
    const urgent: readonly Edit[] = [
      colouring('guld'),
      { kind: 'changeText', element: 0, fields: { fontFamily: 'Jost' } },
      { kind: 'chooseStone', stoneTypeId: 16, variantId: 1601 },
      { kind: 'chooseBackground', backgroundId: 11 },
      { kind: 'changeVignet', element: 2, fields: { vignetId: 553 } },
      { kind: 'addText', subText: 'Fred', given: {} },
      { kind: 'copy', element: 0 },
      { kind: 'delete', element: 0 },
    ];
    for (const change of urgent) {
      await open();
      edit(change);
      expect(designer.savings, change.kind).toHaveLength(1);
    }
  });

  test('at once where such a change comes while another waits', () => {
    edit(typing('Ann'));
    edit(colouring('guld'));
    expect(designer.savings).toHaveLength(1);
    designer.wait(10_000);
    expect(designer.savings).toHaveLength(1);
  });

  test('also after an undo or a redo', async () => {
    edit(colouring('guld'));
    await designer.savedAs(savedBy);
    designer.send({ type: 'undo' });
    expect(designer.savings).toHaveLength(2);
    await designer.savedAs(savedBy);
    designer.send({ type: 'redo' });
    expect(designer.savings).toHaveLength(3);
  });

  test('but not where an edit changed nothing', () => {
    edit(typing('Anna'));
    edit(colouring('hvid'));
    designer.wait(10_000);
    expect([designer.saving, designer.savings.length]).toEqual(['resting', 0]);
  });
});

describe('A stone is not saved by itself', () => {
  test('before it has an id', async () => {
    await open(NEW_STONE);
    edit(colouring('guld'));
    edit(typing('Ann'));
    designer.wait(10_000);
    expect([designer.saving, designer.savings.length]).toEqual(['unsaved', 0]);
  });

  test('before it is drawn; once it is, what was edited meanwhile is saved', async () => {
    designer = new Rehearsal();
    await designer.loaded(SAVED_STONE);
    edit(colouring('guld'));
    designer.wait(10_000);
    expect([designer.saving, designer.savings.length]).toEqual(['unsaved', 0]);
    designer.send({ type: 'drawn', drawn: SHOWN });
    designer.wait(1500);
    expect(designer.savings[0]?.input.design).toBe(designer.design);
  });

  test('nor after its first saving before it is drawn', async () => {
    designer = new Rehearsal({ kind: 'new', grave: 'urn' });
    await designer.loaded(NEW_STONE);
    designer.send({ type: 'save' });
    edit(typing('Ann'));
    await designer.savedAs(savedBy);
    designer.wait(10_000);
    expect([designer.saving, designer.savings.length]).toEqual(['unsaved', 1]);
  });
});

describe('What is edited while a saving is under way', () => {
  test('is saved right after it where it may not wait', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    expect(designer.savings).toHaveLength(1);
    designer.send({ type: 'edit', edit: colouring('sort') });
    await designer.savedAs(savedBy);
    expect([designer.saving, designer.savings.length]).toEqual(['saving', 2]);
    expect(designer.savings[1]?.input.design.Parms[0]).toMatchObject({ fontColor: 'sort' });
  });

  test('is saved next, on the version that came of it', async () => {
    edit(colouring('guld'));
    const first = designer.design;
    edit(typing('Ann'));
    expect(designer.savings).toHaveLength(1);
    await designer.savedAs(savedBy);
    designer.wait(1500);
    expect(designer.savings.map(({ input }) => [input.saved?.version, input.design])).toEqual([
      [3, first],
      [4, designer.design],
    ]);
    await designer.savedAs(savedBy);
    expect(designer.saving).toBe('saved');
    expect(designer.context.saved).toMatchObject({ version: 5, design: designer.design });
  });
});

describe('After a saving', () => {
  test('the button shows success for 2000 ms', async () => {
    designer.send({ type: 'save' });
    await designer.savedAs(savedBy);
    designer.wait(1999);
    expect(designer.saving).toBe('saved');
    designer.wait(1);
    expect(designer.saving).toBe('resting');
  });

  test('a further edit is saved, during the success and after', async () => {
    designer.send({ type: 'save' });
    await designer.savedAs(savedBy);
    edit(typing('Ann'));
    designer.wait(1500);
    expect(designer.savings).toHaveLength(2);
  });
});
