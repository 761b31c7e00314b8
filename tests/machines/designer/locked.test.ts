import { beforeEach, expect, test } from 'vitest';
import { deletionOf } from '../../../src/machines/popups/deletion';
import { deleteAll, nudgeAll } from '../../../src/stone/edits/several';
import { idsAt } from '../../../src/stone/elementIds';
import { BORN, LANTERN, NAME, ROSE } from '../../stone/sampleDesign';
import { Rehearsal } from './rehearsal';
import { SAVED_STONE, SHOWN, typing } from './samples';

let designer: Rehearsal;

beforeEach(async () => {
  designer = new Rehearsal();
  await designer.loaded(SAVED_STONE);
  designer.send(
    { type: 'drawn', drawn: SHOWN },
    { type: 'edit', edit: { kind: 'lockElements', elements: [NAME, ROSE], locked: true } },
  );
});

test('What is locked is selected and unlocked, and nothing else', () => {
  const locked = designer.design;
  designer.send({ type: 'select', elements: [NAME] }, { type: 'caret.place', caret: 0 });
  expect([designer.context.selected, designer.context.caret]).toEqual([[NAME], undefined]);
  for (const edit of [typing('Ib'), nudgeAll([NAME, ROSE], 1, 0), deleteAll([NAME])])
    designer.send({ type: 'edit', edit });
  expect(designer.design).toBe(locked);
  expect(designer.context.selected).toEqual([NAME]);
  expect(designer.notices).toHaveLength(3);
  designer.send({ type: 'edit', edit: { kind: 'lockElements', elements: [NAME], locked: false } });
  designer.send({ type: 'edit', edit: typing('Ib') });
  expect(designer.design.Parms[NAME]).toMatchObject({ subText: 'Ib' });
});

test('A lock is one step of undo, and is saved at once', async () => {
  expect(designer.saving).toBe('saving');
  designer.send({ type: 'undo' });
  expect(designer.design.Parms.some(({ locked }) => locked)).toBe(false);
  designer.send({ type: 'redo' });
  expect(designer.design.Parms.map(({ locked }) => locked ?? false)).toEqual([true, false, true, false]);
});

test('Of several only what is not locked is deleted, and what is selected are the elements that were', () => {
  const { Parms } = designer.design;
  designer.send({ type: 'select', elements: [NAME, BORN, LANTERN] });
  const asked = deletionOf(designer.context, [NAME, BORN]);
  expect(asked).toMatchObject({ elements: idsAt([BORN], Parms) });
  designer.send({ type: 'edit', edit: deleteAll([NAME, BORN]) });
  expect(designer.design.Parms).toEqual([Parms[NAME], Parms[ROSE], Parms[LANTERN]]);
  expect(designer.context.selected).toEqual([0, 2]);
  expect(designer.notices).toEqual([]);
});

test('Where all of it is locked nothing is asked before it is not deleted', () => {
  expect(deletionOf(designer.context, [NAME])).toMatchObject({ asksFirst: false });
});

test('The list of layers stays open while elements are selected, unless the findings lie over it', () => {
  designer.send({ type: 'panel.open', panel: 'layers' }, { type: 'select', elements: [BORN] });
  expect(designer.context.panel).toBe('layers');
  designer.send({ type: 'review', reviewing: true }, { type: 'select', elements: [LANTERN] });
  expect(designer.context.panel).toBe('attachments');
});

test('An element that goes elsewhere in the order stays selected', () => {
  designer.send({ type: 'select', elements: [BORN] });
  designer.send({ type: 'edit', edit: { kind: 'moveTo', element: BORN, to: LANTERN } });
  expect(designer.context.selected).toEqual([LANTERN]);
  designer.send({ type: 'undo' });
  expect(designer.context.selected).toEqual([BORN]);
});
