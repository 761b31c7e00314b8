import { beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '../../../src/api/drafts';
import { applyEdit } from '../../../src/stone/edits/edit';
import { Rehearsal } from './rehearsal';
import { colouring, NEW_STONE, READ_ONLY_STONE, SAVED_STONE, SHOWN, savedBy, typing } from './samples';

const FOUND: Draft = {
  key: 'stone/7/before',
  design: applyEdit(NEW_STONE.design, typing('Anna Margrethe')),
  keptAt: 0,
};

let designer: Rehearsal;
beforeEach(() => {
  designer = new Rehearsal();
});

describe('What is edited', () => {
  beforeEach(async () => {
    await designer.loaded(SAVED_STONE);
    designer.send({ type: 'drawn', drawn: SHOWN });
  });

  test('is kept in the browser until the server has it', async () => {
    designer.send({ type: 'edit', edit: typing('Ann') });
    expect(designer.drafts).toEqual([{ type: 'keep', design: designer.design }]);
    designer.wait(1500);
    await designer.savedAs(savedBy);
    expect(designer.drafts.at(-1)).toMatchObject({ type: 'saved', isAll: true });
  });

  test('while it is being saved stays kept', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') }, { type: 'edit', edit: typing('Ann') });
    await designer.savedAs(savedBy);
    expect(designer.drafts.at(-1)).toMatchObject({ type: 'saved', isAll: false });
  });

  test('that the browser cannot keep is said, and why', () => {
    designer.send({ type: 'draft refused', full: true });
    expect(designer.context.draftRefused).toBe('full');
    designer.send({ type: 'draft refused', full: false });
    expect(designer.context.draftRefused).toBe('unable');
  });
});

describe('What was edited before and never saved', () => {
  test('is offered; taken, it is one step of undo and saved as any edit', async () => {
    await designer.loaded({ ...SAVED_STONE, draft: FOUND });
    designer.send({ type: 'drawn', drawn: SHOWN });
    const before = designer.design;
    expect(designer.context.draft).toBe(FOUND);
    designer.send({ type: 'take draft' });
    expect(designer.design).toBe(FOUND.design);
    expect(designer.context.draft).toBeUndefined();
    expect(designer.drafts.at(-1)).toEqual({ type: 'keep', design: FOUND.design, replaces: FOUND.key });
    expect(designer.saving).toBe('savingSoon');
    designer.send({ type: 'undo' });
    expect(designer.design).toBe(before);
  });

  test('is forgotten when nobody wants it', async () => {
    await designer.loaded({ ...SAVED_STONE, draft: FOUND });
    designer.send({ type: 'drop draft' });
    expect([designer.context.draft, designer.forgotten]).toEqual([undefined, [FOUND]]);
  });

  test('stays on offer while something else is edited', async () => {
    await designer.loaded({ ...SAVED_STONE, draft: FOUND });
    designer.send({ type: 'edit', edit: colouring('guld') });
    expect(designer.context.draft).toBe(FOUND);
    expect(designer.forgotten).toEqual([]);
  });

  test('is no matter where the stone can no longer be edited', async () => {
    await designer.loaded({ ...READ_ONLY_STONE, draft: FOUND });
    expect(designer.context.draft).toBeUndefined();
  });
});
