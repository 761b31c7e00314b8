import { beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '../../../src/api/drafts';
import { Refused, Unreachable } from '../../../src/api/http';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { fillSpacings } from '../../../src/stone/edits/text';
import { design } from '../../../src/stone/stone';
import { Rehearsal } from './rehearsal';
import {
  CREATED_DRAFT,
  colouring,
  conflictWith,
  DRAFT,
  NEW_STONE,
  NEW_STONE_WITH_DRAFTS,
  READ_ONLY_STONE,
  SAVED_STONE,
  SENT_STONE_WITH_DRAFT,
  SHOWN,
  savedBy,
  stoneInVersion,
  typing,
} from './samples';

const FOUND: Draft = {
  key: 'stone/7/just before',
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
    designer.send({ type: 'draft.refused', full: true });
    expect(designer.context.draftRefused).toBe('full');
    designer.send({ type: 'draft.refused', full: false });
    expect(designer.context.draftRefused).toBe('unable');
  });
});

describe('What was edited before and never saved', () => {
  test('is offered; taken, it is one step of undo and saved as any edit', async () => {
    await designer.loaded({ ...SAVED_STONE, drafts: [FOUND] });
    designer.send({ type: 'drawn', drawn: SHOWN });
    const before = designer.design;
    expect(designer.context.drafts).toEqual([FOUND]);
    designer.send({ type: 'draft.take', key: FOUND.key });
    expect(designer.design).toBe(FOUND.design);
    expect(designer.context.drafts).toEqual([]);
    expect(designer.drafts.at(-1)).toEqual({
      type: 'keep',
      design: FOUND.design,
      replaces: { key: FOUND.key, version: undefined },
    });
    expect(designer.saving).toBe('savingSoon');
    designer.send({ type: 'undo' });
    expect(designer.design).toBe(before);
  });

  test('on an older version of the stone is saved on that: where the stone has moved on, the user chooses', async () => {
    await designer.loaded({ ...SAVED_STONE, stone: stoneInVersion(20), drafts: [{ ...FOUND, version: 3 }] });
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'draft.take', key: FOUND.key });
    designer.wait(1500);
    expect(designer.savings[0]?.input).toMatchObject({ design: FOUND.design, saved: { version: 3 } });
    await designer.savingFailed(conflictWith());
    expect(designer.saving).toBe('conflicting');
    designer.send({ type: 'conflict.keepMine' });
    expect(designer.savings[1]?.input).toMatchObject({ design: FOUND.design, saved: { version: 9 } });
  });

  test('taken while another version is being saved is saved on its own all the same: the user chooses', async () => {
    await designer.loaded({ ...SAVED_STONE, stone: stoneInVersion(20), drafts: [{ ...FOUND, version: 3 }] });
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'edit', edit: colouring('guld') });
    expect(designer.savings[0]?.input.saved?.version).toBe(20);
    designer.send({ type: 'draft.take', key: FOUND.key });
    await designer.savedAs(savedBy);
    expect(designer.drafts.at(-1)).toMatchObject({ type: 'saved', version: 3, isAll: false });
    designer.wait(1500);
    expect(designer.savings[1]?.input).toMatchObject({ design: FOUND.design, saved: { version: 3 } });
    await designer.savingFailed(conflictWith());
    expect(designer.saving).toBe('conflicting');
  });

  test('taken after a saving whose answer was lost does not pass for that', async () => {
    await designer.loaded({ ...SAVED_STONE, stone: stoneInVersion(20), drafts: [{ ...FOUND, version: 3 }] });
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'edit', edit: colouring('guld') });
    const arrived = designer.design;
    await designer.savingFailed(new Unreachable('no answer'));
    designer.send({ type: 'draft.take', key: FOUND.key }, { type: 'save' });
    expect(designer.savings[1]?.input.saved?.version).toBe(3);
    await designer.savingFailed(new Refused(409, 'Stenen er ændret.', stoneInVersion(21, arrived)));
    expect(designer.saving).toBe('conflicting');
  });

  test('that says what is just being saved is saved with it, and is no conflict later', async () => {
    const typed = applyEdit(fillSpacings(design.parse(stoneInVersion(20))), colouring('guld'));
    const drafts = [{ ...FOUND, design: structuredClone(typed), version: 3 }];
    await designer.loaded({ ...SAVED_STONE, stone: stoneInVersion(20), drafts });
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'edit', edit: colouring('guld') });
    designer.send({ type: 'draft.take', key: FOUND.key });
    await designer.savedAs((saving) => ({ ...savedBy(saving), design: typed, version: 21 }));
    expect([designer.saving, designer.context.saved?.version]).toEqual(['saved', 21]);
  });

  test('that says by now what the stone says moves nothing, and is no conflict later', async () => {
    const same = fillSpacings(design.parse(stoneInVersion(20)));
    const drafts = [{ ...FOUND, design: structuredClone(same), version: 3 }];
    await designer.loaded({ ...SAVED_STONE, stone: stoneInVersion(20), design: same, drafts });
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'draft.take', key: FOUND.key });
    expect([designer.saving, designer.context.saved?.version]).toEqual(['resting', 20]);
  });

  test('on the version that the server still has is saved on it', async () => {
    await designer.loaded({ ...SAVED_STONE, drafts: [{ ...FOUND, version: 3 }] });
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'draft.take', key: FOUND.key });
    designer.wait(1500);
    expect(designer.savings[0]?.input.saved?.version).toBe(3);
  });

  test('is forgotten when nobody wants it', async () => {
    await designer.loaded({ ...SAVED_STONE, drafts: [FOUND] });
    designer.send({ type: 'draft.drop', key: FOUND.key });
    expect([designer.context.drafts, designer.forgotten]).toEqual([[], [FOUND]]);
  });

  test('stays on offer while something else is edited', async () => {
    await designer.loaded({ ...SAVED_STONE, drafts: [FOUND] });
    designer.send({ type: 'edit', edit: colouring('guld') });
    expect(designer.context.drafts).toEqual([FOUND]);
    expect(designer.forgotten).toEqual([]);
  });

  test('several times is all on offer; of what is dropped the rest stays so', async () => {
    await designer.loaded({ ...SAVED_STONE, drafts: [FOUND, DRAFT] });
    designer.send({ type: 'draft.drop', key: FOUND.key }, { type: 'draft.drop', key: FOUND.key });
    expect([designer.context.drafts, designer.forgotten]).toEqual([[DRAFT], [FOUND]]);
  });

  test('several times may be gone on with from any of them; the others stay kept for the next time', async () => {
    await designer.loaded({ ...SAVED_STONE, drafts: [FOUND, DRAFT] });
    designer.send({ type: 'draft.take', key: DRAFT.key });
    expect(designer.design).toBe(DRAFT.design);
    expect([designer.context.drafts, designer.forgotten]).toEqual([[], []]);
    designer.send({ type: 'draft.take', key: FOUND.key });
    expect(designer.design).toBe(DRAFT.design);
  });

  test('is no matter to whoever has only the link for reading', async () => {
    await designer.loaded({ ...READ_ONLY_STONE, drafts: [FOUND] });
    expect(designer.context.drafts).toEqual([]);
  });

  test('of a stone that was sent meanwhile becomes a new stone; the one that was sent stays as it is', async () => {
    await designer.loaded(SENT_STONE_WITH_DRAFT);
    designer.send({ type: 'drawn', drawn: SHOWN });
    expect(designer.context.drafts).toHaveLength(1);
    designer.send({ type: 'draft.take', key: DRAFT.key });
    expect([designer.saving, designer.design, designer.context.readOnly]).toEqual([
      'saving',
      DRAFT.design,
      false,
    ]);
    expect(designer.savings[0]?.input).toMatchObject({ design: DRAFT.design, saved: undefined });
    expect(designer.drafts.map(({ type }) => type)).toEqual(['stone.beginAnew', 'keep', 'keep']);
    await designer.savedAs((saving) => ({ ...savedBy(saving), address: { id: 8, token: 'new' } }));
    expect(designer.notices).toEqual([{ type: 'moved', address: { id: 8, token: 'new' } }]);
  });
});

test('What was typed before the drawing tool failed is on offer after loading, and is another’s draft than what follows', async () => {
  designer = new Rehearsal({ kind: 'new', grave: 'coffin' });
  await designer.loaded(NEW_STONE);
  const before = designer.context.keeper;
  designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'drawing.failed' }, { type: 'retry' });
  const own = { ...DRAFT, key: `new/${before}` };
  await designer.loaded({ ...NEW_STONE, drafts: [own] });
  expect(designer.context.keeper).not.toBe(before);
  expect(designer.context.drafts).toEqual([own]);
});

describe('A stone that was being created when its tab ended', () => {
  const sent = CREATED_DRAFT.creation?.design;
  beforeEach(async () => {
    designer = new Rehearsal({ kind: 'new', grave: 'coffin' });
    await designer.loaded(NEW_STONE_WITH_DRAFTS);
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'draft.take', key: CREATED_DRAFT.key });
  });

  test('is sent again as it was under the same key; what was edited since is saved right after it', async () => {
    expect(designer.savings.map(({ input }) => input)).toMatchObject([
      { creationKey: 'the key of before', design: sent, saved: undefined, isResumed: true },
    ]);
    await designer.savedAs(savedBy);
    expect([designer.design, designer.saving]).toEqual([CREATED_DRAFT.design, 'savingSoon']);
    designer.wait(1500);
    expect(designer.savings[1]?.input).toMatchObject({ design: CREATED_DRAFT.design, saved: { version: 1 } });
  });

  test('gets another key where the server knows something else under that one', async () => {
    await designer.savingFailed(new Refused(422, 'Nøglen er brugt.', undefined, 'keyReused'));
    const [first, second, third] = designer.savings;
    expect([second?.input.design, second?.input.isResumed, third]).toEqual([
      CREATED_DRAFT.design,
      false,
      undefined,
    ]);
    expect(second?.input.creationKey).not.toBe(first?.input.creationKey);
    await designer.savingFailed(new Refused(422, 'Nøglen er brugt.', undefined, 'keyReused'));
    expect([designer.saving, designer.savings.length]).toEqual(['failing', 2]);
  });

  test('and was saved by somebody since is no surprise: both are offered before anything is saved', async () => {
    await designer.savedAs((saving) => ({ ...savedBy(saving), newer: stoneInVersion(8) }));
    expect([designer.saving, designer.context.failure]).toMatchObject([
      'conflicting',
      { kind: 'conflict', theirs: { version: 8 } },
    ]);
    expect(designer.savings).toHaveLength(1);
  });

  test.each([
    ['something on the way to the server answered in its place', new Refused(502, 'Bad Gateway')],
    ['the login has ended meanwhile', new Refused(403, 'Log ind igen.', undefined, 'sessionExpired')],
    ['too much was asked', new Refused(429, 'For mange forsøg.', undefined, 'tooMany')],
  ])('keeps its key where %s', async (_why, refused) => {
    await designer.savingFailed(refused);
    designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'retry' });
    expect(designer.savings[1]?.input).toMatchObject({ creationKey: 'the key of before', design: sent });
  });
});

test('A stone whose own creation is under way does not take over that of a draft', async () => {
  designer = new Rehearsal({ kind: 'new', grave: 'coffin' });
  await designer.loaded(NEW_STONE_WITH_DRAFTS);
  const own = designer.context.creationKey;
  designer.send({ type: 'save' }, { type: 'draft.take', key: CREATED_DRAFT.key });
  expect(designer.savings).toHaveLength(1);
  expect([designer.context.creationKey, designer.design]).toEqual([own, CREATED_DRAFT.design]);
});
