import { beforeEach, describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '../../../src/api/http';
import { fillSpacings } from '../../../src/stone/edits/text';
import { Rehearsal } from './rehearsal';
import { colouring, NEW_STONE, READ_ONLY_STONE, SAVED_STONE, SHOWN, typing } from './samples';

let designer: Rehearsal;
const selection = () => designer.context.selected;

beforeEach(async () => {
  designer = new Rehearsal();
  await designer.loaded(SAVED_STONE);
});

describe('Loading', () => {
  test('asks for what the designer was opened for', () => {
    expect(designer.loadings.map(({ input }) => input)).toEqual([{ kind: 'saved', id: 7, token: 'secret' }]);
  });

  test('begins with the stone: its address, version and token, and a zero for each spacing it lacks', () => {
    expect(designer.context.saved).toEqual({
      address: { id: 7, token: 'secret' },
      readonlyToken: 'read',
      version: 3,
      design: fillSpacings(NEW_STONE.design),
    });
    expect(designer.orders).toEqual([{ type: 'draw', design: designer.design }]);
  });

  test('keeps the token of the link rather than one the answer may hold', async () => {
    designer = new Rehearsal({ kind: 'saved', id: 7 });
    await designer.loaded(SAVED_STONE);
    expect(designer.context.saved?.address).toEqual({ id: 7, token: undefined });
  });

  test('that fails says so, and may be tried again', async () => {
    designer = new Rehearsal();
    await designer.loadingFailed(new Refused(404, 'Stenen findes ikke.'));
    expect(designer.saving).toBe('failing');
    expect(designer.context.mishap).toEqual({
      kind: 'refused',
      status: 404,
      sentence: 'Stenen findes ikke.',
    });
    designer.send({ type: 'retry' });
    await designer.loadingFailed(new Unreachable('no answer'));
    expect(designer.context.mishap).toEqual({ kind: 'unreachable' });
    designer.send({ type: 'retry' });
    await designer.loaded(SAVED_STONE);
    expect([designer.loadings.length, designer.context.mishap]).toEqual([3, undefined]);
  });

  test('is given up when the designer is left', () => {
    designer = new Rehearsal();
    designer.actor.stop();
    expect(designer.loadings[0]?.signal.aborted).toBe(true);
  });
});

describe('A read-only stone', () => {
  beforeEach(async () => {
    designer = new Rehearsal();
    await designer.loaded(READ_ONLY_STONE);
    designer.send({ type: 'drawn', shown: SHOWN });
  });

  test('is neither edited nor saved', () => {
    const before = designer.design;
    designer.send(
      { type: 'edit', edit: typing('Ann') },
      { type: 'edit', edit: { kind: 'delete', element: 0 } },
      { type: 'undo' },
      { type: 'redo' },
      { type: 'save' },
      { type: 'retry' },
    );
    designer.wait(60_000);
    expect([designer.saving, designer.savings.length]).toEqual(['readOnly', 0]);
    expect(designer.design).toBe(before);
    expect(designer.orders).toHaveLength(1);
  });

  test('can still be looked at: its elements selected, its panels opened', () => {
    designer.send({ type: 'select', element: 2 }, { type: 'open panel', panel: 'share' });
    expect(designer.context).toMatchObject({ selected: 2, panel: 'share' });
  });
});

describe('Undo and redo', () => {
  test('walk back to the loaded stone and forth again, drawing each', () => {
    const start = designer.design;
    designer.send(
      { type: 'edit', edit: colouring('guld') },
      { type: 'edit', edit: { kind: 'copy', element: 0 } },
    );
    const end = designer.design;
    designer.send({ type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    expect(designer.design).toBe(start);
    designer.send({ type: 'redo' }, { type: 'redo' }, { type: 'redo' });
    expect(designer.design).toBe(end);
    const drawn = designer.orders.flatMap((order) => (order.type === 'draw' ? [order.design] : []));
    expect(drawn).toHaveLength(7);
    expect(drawn.at(-1)).toBe(end);
  });

  test('typing is one step, two drags are two', () => {
    for (const subText of ['A', 'Al', 'Alm', 'Alma']) designer.send({ type: 'edit', edit: typing(subText) });
    expect(designer.context.history.past).toHaveLength(1);
    for (const x of [1, 2]) {
      designer.send({ type: 'edit', edit: { kind: 'place', element: 0, x, y: 0 }, alone: true });
    }
    expect(designer.context.history.past).toHaveLength(3);
  });

  test('a new change clears what could be redone', () => {
    designer.send({ type: 'edit', edit: colouring('guld') }, { type: 'undo' });
    designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'redo' });
    expect(designer.design.Parms[0]).toMatchObject({ subText: 'Ann', fontColor: 'hvid' });
  });
});

describe('The selection', () => {
  test('takes an element in hand and opens its panel', () => {
    designer.send({ type: 'select', element: 2 });
    expect(designer.context).toMatchObject({ selected: 2, panel: 'decoration' });
    designer.send({ type: 'select', element: 0 });
    expect(designer.context).toMatchObject({ selected: 0, panel: 'text' });
    designer.send({ type: 'select', element: undefined });
    expect(designer.context).toMatchObject({ selected: undefined, panel: 'text' });
    expect(designer.orders.slice(1)).toEqual([
      { type: 'hold', element: 2 },
      { type: 'hold', element: 0 },
      { type: 'hold', element: undefined },
    ]);
  });

  test('is what was added or copied', () => {
    designer.send({ type: 'edit', edit: { kind: 'addText', subText: 'Fred', given: {} } });
    expect(selection()).toBe(4);
    designer.send({ type: 'edit', edit: { kind: 'copy', element: 2 } });
    expect(selection()).toBe(5);
    expect(designer.orders.at(-1)).toEqual({ type: 'hold', element: 5 });
  });

  test('is gone when its element is deleted or undone', () => {
    designer.send({ type: 'select', element: 3 }, { type: 'edit', edit: { kind: 'delete', element: 3 } });
    expect(selection()).toBeUndefined();
    designer.send({ type: 'edit', edit: { kind: 'copy', element: 0 } }, { type: 'undo' });
    expect(selection()).toBeUndefined();
  });

  test('stays while its element is edited, and is never an element that is not there', () => {
    designer.send(
      { type: 'select', element: 1 },
      { type: 'edit', edit: colouring('guld') },
      { type: 'undo' },
    );
    expect(selection()).toBe(1);
    for (const element of [99, -1]) {
      designer.send({ type: 'select', element });
      expect(selection()).toBeUndefined();
    }
  });
});

describe('The drawing', () => {
  test('is told of every change, and its answers are kept', () => {
    designer.send({ type: 'edit', edit: typing('Ann') });
    expect(designer.orders.at(-1)).toEqual({ type: 'draw', design: designer.design });
    designer.send({ type: 'viewed', view: { pxPerMm: 3, left: 0, top: 0 } });
    expect(designer.context.shown).toBeUndefined();
    designer.send({ type: 'drawn', shown: SHOWN }, { type: 'viewed', view: { pxPerMm: 3, left: 1, top: 2 } });
    expect(designer.context.shown).toEqual({ ...SHOWN, view: { pxPerMm: 3, left: 1, top: 2 } });
  });

  test('that fails says so and keeps the stone', () => {
    designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'drawing failed' });
    expect(designer.context.mishap).toEqual({ kind: 'drawing' });
    expect(designer.design.Parms[0]).toMatchObject({ subText: 'Ann' });
  });

  test('knows hands that rest and hands that drag', () => {
    const hands = () => designer.actor.getSnapshot().matches({ designing: { hands: 'dragging' } });
    designer.send({ type: 'grasp' });
    expect(hands()).toBe(true);
    designer.send({ type: 'release' });
    expect(hands()).toBe(false);
  });
});
