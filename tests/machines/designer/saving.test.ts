import { beforeEach, describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '../../../src/api/http';
import { fillSpacings } from '../../../src/stone/edits/text';
import { Rehearsal } from './rehearsal';
import {
  colouring,
  conflictWith,
  NEW_STONE,
  SAVED_STONE,
  SHOWN,
  savedBy,
  stoneInVersion,
  typing,
} from './samples';

let designer: Rehearsal;

async function open(given: { saved: boolean }): Promise<void> {
  designer = new Rehearsal(given.saved ? undefined : { kind: 'new', grave: 'coffin' });
  await designer.loaded(given.saved ? SAVED_STONE : NEW_STONE);
  designer.send({ type: 'drawn', drawn: SHOWN });
}

const unreachable = new Unreachable('no answer');

describe('The first saving of a stone', () => {
  beforeEach(() => open({ saved: false }));

  test('is told once, with the new address', async () => {
    designer.send({ type: 'save' });
    await designer.savedAs(savedBy);
    designer.send({ type: 'save' });
    await designer.savedAs(savedBy);
    expect(designer.notices).toEqual([{ type: 'moved', address: { id: 7, token: 'secret' } }]);
    expect(designer.context.saved?.version).toBe(2);
  });

  test('uses the same key however often it has to be tried, so that no stone is made twice', async () => {
    designer.send({ type: 'save' });
    await designer.savingFailed(unreachable);
    designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'retry' });
    await designer.savingFailed(unreachable);
    designer.send({ type: 'save' });
    const keys = new Set(designer.savings.map(({ input }) => input.creationKey));
    expect(designer.savings).toHaveLength(3);
    expect(keys.size).toBe(1);
    expect([...keys][0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test('whose answer was lost is repeated as it was; what was edited since is saved right after it', async () => {
    const first = designer.design;
    designer.send({ type: 'save' });
    await designer.savingFailed(unreachable);
    designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'retry' });
    expect(designer.savings.at(-1)?.input.design).toBe(first);
    await designer.savedAs(savedBy);
    expect(designer.saving).toBe('savingSoon');
    designer.wait(1500);
    expect(designer.savings.at(-1)?.input).toMatchObject({ design: designer.design, saved: { version: 1 } });
  });

  test('that was refused is tried with what it was mended to', async () => {
    designer.send({ type: 'save' });
    await designer.savingFailed(new Refused(400, 'Linjen er for lang.'));
    designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'retry' });
    expect(designer.savings.at(-1)?.input.design).toBe(designer.design);
  });

  test('has another key for another stone', () => {
    expect(new Rehearsal().context.creationKey).not.toBe(designer.context.creationKey);
  });

  test('is tried again by itself where the server was not reached, and makes no second stone', async () => {
    designer.send({ type: 'save' });
    await designer.savingFailed(unreachable);
    designer.wait(5000);
    expect(designer.savings).toHaveLength(2);
    expect(designer.savings[1]?.input.creationKey).toBe(designer.savings[0]?.input.creationKey);
  });
});

describe('A saving that failed', () => {
  beforeEach(() => open({ saved: true }));

  test('says so and keeps everything, also what is edited afterwards', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    await designer.savingFailed(new Refused(400, 'Linjen er for lang.'));
    expect(designer.saving).toBe('failing');
    expect(designer.context.failure).toEqual({
      kind: 'refused',
      status: 400,
      sentence: 'Linjen er for lang.',
    });
    designer.send({ type: 'edit', edit: typing('Ann') });
    expect(designer.design.Parms[0]).toMatchObject({ fontColor: 'guld', subText: 'Ann' });
    designer.send({ type: 'save' });
    expect(designer.savings.at(-1)?.input.design).toBe(designer.design);
    await designer.savedAs(savedBy);
    expect([designer.saving, designer.context.failure]).toEqual(['saved', undefined]);
  });

  test('is tried again by itself once what was refused has been changed', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    await designer.savingFailed(new Refused(400, 'Linjen er for lang.'));
    designer.send({ type: 'edit', edit: typing('Ann') });
    designer.wait(1500);
    expect(designer.savings.at(-1)?.input.design).toBe(designer.design);
    await designer.savedAs(savedBy);
    expect([designer.saving, designer.context.failure]).toEqual(['saved', undefined]);
  });

  test('is tried again after 5 s where the server was not reached, with the latest design', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    await designer.savingFailed(unreachable);
    expect(designer.context.failure).toEqual({ kind: 'unreachable' });
    designer.send({ type: 'edit', edit: typing('Ann') });
    designer.wait(4999);
    expect(designer.savings).toHaveLength(1);
    designer.wait(1);
    expect(designer.savings).toHaveLength(2);
    expect(designer.savings[1]?.input.design).toBe(designer.design);
    await designer.savingFailed(unreachable);
    designer.wait(5000);
    expect(designer.savings).toHaveLength(3);
  });

  test('is tried again as soon as the network is back', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    await designer.savingFailed(unreachable);
    designer.send({ type: 'online' });
    expect([designer.saving, designer.savings.length]).toEqual(['saving', 2]);
    await designer.savedAs(savedBy);
    designer.send({ type: 'online' });
    expect([designer.saving, designer.savings.length]).toEqual(['saved', 2]);
  });

  test('but arrived is no conflict: what was edited since is saved on it', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    const arrived = designer.design;
    await designer.savingFailed(unreachable);
    designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'retry' });
    await designer.savingFailed(conflictWith(arrived));
    expect([designer.saving, designer.context.failure]).toEqual(['savingSoon', undefined]);
    designer.wait(1500);
    expect(designer.savings.at(-1)?.input).toMatchObject({ design: designer.design, saved: { version: 9 } });
    await designer.savedAs(savedBy);
    expect([designer.saving, designer.context.sent]).toEqual(['saved', []]);
  });

  test('but arrived is all there is to it where nothing was edited since', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    await designer.savingFailed(unreachable);
    designer.wait(5000);
    await designer.savingFailed(conflictWith(designer.design));
    expect([designer.saving, designer.context.saved?.version]).toEqual(['saved', 9]);
    expect(designer.drafts.at(-1)).toMatchObject({ type: 'saved', isAll: true });
  });

  test('is not tried again by itself where the server refused it', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    await designer.savingFailed(new Refused(403, 'Log venligst ind igen.'));
    designer.wait(60_000);
    expect([designer.saving, designer.savings.length]).toEqual(['failing', 1]);
  });

  test('still says so where the drawing fails as well', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    await designer.savingFailed(unreachable);
    designer.send({ type: 'drawing.failed' });
    expect(designer.context.failure).toEqual({ kind: 'unreachable' });
    designer.wait(5000);
    expect(designer.savings).toHaveLength(2);
  });
});

describe('Where somebody else saved the stone meanwhile', () => {
  beforeEach(async () => {
    await open({ saved: true });
    designer.send({ type: 'edit', edit: colouring('guld') });
    await designer.savingFailed(conflictWith());
  });

  test('the user is asked, and nothing is saved until then', () => {
    expect(designer.saving).toBe('conflicting');
    expect(designer.context.failure).toMatchObject({
      kind: 'conflict',
      sentence: 'Stenen er ændret imens.',
      theirs: { version: 9, designName: 'Deres' },
    });
    designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'save' }, { type: 'retry' });
    designer.wait(60_000);
    expect(designer.savings).toHaveLength(1);
  });

  test('the own design can be kept: it is saved on their version', async () => {
    designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'conflict.keepMine' });
    expect(designer.savings[1]?.input).toMatchObject({ saved: { version: 9, address: { token: 'secret' } } });
    expect(designer.savings[1]?.input.design).toBe(designer.design);
    await designer.savedAs(savedBy);
    expect([designer.saving, designer.context.saved?.version]).toEqual(['saved', 10]);
  });

  test('theirs can be taken: it is drawn, and the own design stays one step of undo away', () => {
    const mine = designer.design;
    designer.send({ type: 'conflict.takeTheirs' });
    expect(designer.saving).toBe('resting');
    expect(designer.design).toEqual(fillSpacings({ ...NEW_STONE.design, designName: 'Deres' }));
    expect(designer.orders.at(-1)).toEqual({ type: 'draw', design: designer.design });
    expect(designer.context).toMatchObject({ failure: undefined, selected: [], saved: { version: 9 } });
    designer.send({ type: 'undo' });
    expect(designer.design).toBe(mine);
    expect(designer.savings.at(-1)?.input).toMatchObject({ design: mine, saved: { version: 9 } });
  });

  test('theirs may have been sent to the mason: it can no longer be edited', async () => {
    designer.send({ type: 'conflict.keepMine' });
    await designer.savingFailed(conflictWith({ readOnly: true }));
    designer.send({ type: 'conflict.takeTheirs' });
    expect([designer.saving, designer.context.readOnly]).toEqual(['readOnly', true]);
  });

  test('nothing is asked any more once the stone was fetched anew, and what follows is saved', () => {
    designer.send({ type: 'reloaded', stone: stoneInVersion(10, { designName: 'Hentet' }) });
    expect([designer.saving, designer.design.designName]).toEqual(['resting', 'Hentet']);
    designer.send({ type: 'edit', edit: colouring('guld') });
    expect(designer.savings[1]?.input).toMatchObject({ saved: { version: 10 } });
  });

  test('and what was edited here may become a new stone then, with another key and address', async () => {
    const [mine, key] = [designer.design, designer.context.creationKey];
    designer.send({ type: 'stone.beginAnew' });
    expect(designer.savings[1]?.input).toMatchObject({ design: mine, saved: undefined, isResumed: false });
    expect(designer.savings[1]?.input.creationKey).not.toBe(key);
    expect(designer.drafts.at(-1)).toEqual({ type: 'stone.beginAnew' });
    await designer.savedAs((saving) => ({ ...savedBy(saving), address: { id: 8, token: 'new' } }));
    expect([designer.saving, designer.design]).toEqual(['saved', mine]);
    expect(designer.notices.at(-1)).toEqual({ type: 'moved', address: { id: 8, token: 'new' } });
  });
});

describe('What sending needs', () => {
  beforeEach(() => open({ saved: false }));

  test('is asked for once a person has saved, until they want to hear no more of it', async () => {
    designer.send({ type: 'save' });
    expect(designer.context).toMatchObject({ asks: true, byHand: true });
    await designer.savedAs(savedBy);
    expect(designer.context).toMatchObject({ asks: true, byHand: false });
    designer.send({ type: 'question.dismiss' });
    expect(designer.context.asks).toBe(false);
  });

  test('is not asked for by a silent saving', async () => {
    designer.send({ type: 'save', silent: true });
    await designer.savedAs(savedBy);
    expect(designer.context).toMatchObject({ asks: false, byHand: false });
  });

  test('a saving of its own accord after a refused one is no longer the person’s', async () => {
    designer.send({ type: 'save' });
    await designer.savingFailed(new Refused(422, 'Nej'));
    expect(designer.context.byHand).toBe(true);
    designer.send({ type: 'edit', edit: typing('Ann') });
    expect(designer.context.byHand).toBe(false);
  });
});
