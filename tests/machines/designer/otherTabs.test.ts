import { beforeEach, describe, expect, test } from 'vitest';
import { Unreachable } from '../../../src/api/http';
import { Rehearsal } from './rehearsal';
import { colouring, READ_ONLY_STONE, SAVED_STONE, SHOWN, savedBy, stoneInVersion, typing } from './samples';

const elsewhere = (version: number, given: object = { designName: 'Deres' }) =>
  ({ type: 'stone.changedElsewhere', stone: stoneInVersion(version, given) }) as const;

let designer: Rehearsal;
beforeEach(async () => {
  designer = new Rehearsal();
  await designer.loaded(SAVED_STONE);
  designer.send({ type: 'drawn', drawn: SHOWN });
});

describe('What is saved here', () => {
  test('is told to the other tabs, once the server has it and not before', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    expect(designer.told).toEqual([]);
    await designer.savedAs(savedBy);
    expect(designer.told).toMatchObject([{ type: 'holds', stone: { address: { id: 7 }, version: 4 } }]);
  });
});

describe('What another tab saved', () => {
  test('is taken over at once where nothing was edited here, and can be stepped back from', () => {
    const before = designer.design;
    designer.send(elsewhere(4));
    expect(designer.saving).toBe('resting');
    expect(designer.design.designName).toBe('Deres');
    expect(designer.orders.at(-1)).toEqual({ type: 'draw', design: designer.design });
    expect(designer.context.saved?.version).toBe(4);
    designer.send({ type: 'undo' });
    expect(designer.design).toBe(before);
  });

  test('is what the next saving here builds on', () => {
    designer.send(elsewhere(4), { type: 'edit', edit: colouring('guld') });
    expect(designer.savings.at(-1)?.input).toMatchObject({
      saved: { version: 4 },
      design: { designName: 'Deres' },
    });
  });

  test('is asked about where something was edited here, before that is saved', () => {
    designer.send({ type: 'edit', edit: typing('Ann') });
    const mine = designer.design;
    designer.send(elsewhere(4));
    expect([designer.saving, designer.design]).toEqual(['conflicting', mine]);
    designer.wait(60_000);
    expect(designer.savings).toEqual([]);
    designer.send({ type: 'conflict.keepMine' });
    expect(designer.savings[0]?.input).toMatchObject({ design: mine, saved: { version: 4 } });
  });

  test('is asked about where the own saving has failed', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    await designer.savingFailed(new Unreachable('no answer'));
    designer.send(elsewhere(4));
    expect(designer.saving).toBe('conflicting');
    designer.send({ type: 'conflict.takeTheirs' });
    expect([designer.saving, designer.design.designName]).toEqual(['resting', 'Deres']);
  });

  test('is no conflict where it is the own saving, whose answer was lost', async () => {
    designer.send({ type: 'edit', edit: colouring('guld') });
    const mine = designer.design;
    await designer.savingFailed(new Unreachable('no answer'));
    designer.send(elsewhere(4, mine));
    expect([designer.saving, designer.context.failure]).toEqual(['saved', undefined]);
    expect(designer.drafts.at(-1)).toMatchObject({ type: 'saved', version: 4, isAll: true });
  });

  test('while the user is being asked is what the user is asked about', () => {
    designer.send(
      { type: 'edit', edit: typing('Ann') },
      elsewhere(4),
      elsewhere(5, { designName: 'Senere' }),
    );
    designer.send({ type: 'conflict.takeTheirs' });
    expect([designer.context.saved?.version, designer.design.designName]).toEqual([5, 'Senere']);
  });

  test('and is known already changes nothing', () => {
    const before = designer.design;
    designer.send(elsewhere(3), elsewhere(2));
    expect([designer.design, designer.context.history.past]).toEqual([before, []]);
  });

  test('or sent to the mason there can no longer be edited here', () => {
    designer.send(elsewhere(4, { readOnly: true, status: 'ordered' }));
    expect([designer.saving, designer.context.readOnly, designer.context.panel]).toEqual([
      'readOnly',
      true,
      'share',
    ]);
  });

  test('is seen by whoever only reads the stone', async () => {
    const reader = new Rehearsal();
    await reader.loaded(READ_ONLY_STONE);
    reader.send(elsewhere(4, { designName: 'Deres', readOnly: true }));
    expect([reader.saving, reader.design.designName]).toEqual(['readOnly', 'Deres']);
  });
});
