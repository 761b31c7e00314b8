import { beforeEach, describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '../../../src/api/http';
import { copyAll, deleteAll, orderAll } from '../../../src/stone/edits/several';
import { fillSpacings } from '../../../src/stone/edits/text';
import { found } from '../../../src/stone/finding';
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
      status: 'draft',
      hasBusiness: false,
      takenOver: false,
      isForReading: false,
      waitsFor: null,
      quote: { Price: undefined, Currency: undefined, PriceLines: [] },
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
    expect(designer.context.failure).toEqual({
      kind: 'refused',
      status: 404,
      sentence: 'Stenen findes ikke.',
    });
    designer.send({ type: 'retry' });
    await designer.loadingFailed(new Unreachable('no answer'));
    expect(designer.context.failure).toEqual({ kind: 'unreachable' });
    designer.send({ type: 'retry' });
    await designer.loaded(SAVED_STONE);
    expect([designer.loadings.length, designer.context.failure]).toEqual([3, undefined]);
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
    designer.send({ type: 'drawn', drawn: SHOWN });
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
    designer.send({ type: 'select', elements: [2] }, { type: 'panel.open', panel: 'share' });
    expect(designer.context).toMatchObject({ selected: [2], panel: 'share' });
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

  test('leave what is agreed with the stonemason as it is now, and agreeing is no step', () => {
    designer.send(
      { type: 'edit', edit: { kind: 'agree', fields: { StonemasonId: 3, Comment: 'Ring først' } } },
      { type: 'undo' },
    );
    expect(designer.design).toMatchObject({ StonemasonId: 3, Comment: 'Ring først' });
    expect(designer.context.history.past).toHaveLength(0);
    designer.send(
      { type: 'edit', edit: typing('Ann') },
      { type: 'edit', edit: { kind: 'agree', fields: { StonemasonId: 4, RepaintStone: true } } },
      { type: 'undo' },
    );
    expect(designer.design).toMatchObject({ StonemasonId: 4, RepaintStone: true, Comment: 'Ring først' });
    expect(designer.design.Parms[0]).not.toMatchObject({ subText: 'Ann' });
    // What can be redone can be so after agreeing too.
    designer.send(
      { type: 'edit', edit: { kind: 'agree', fields: { InvoiceEnduser: true } } },
      { type: 'redo' },
    );
    expect(designer.design).toMatchObject({ StonemasonId: 4, RepaintStone: true, InvoiceEnduser: true });
    expect(designer.design.Parms[0]).toMatchObject({ subText: 'Ann' });
  });

  test('a new change clears what could be redone', () => {
    designer.send({ type: 'edit', edit: colouring('guld') }, { type: 'undo' });
    designer.send({ type: 'edit', edit: typing('Ann') }, { type: 'redo' });
    expect(designer.design.Parms[0]).toMatchObject({ subText: 'Ann', fontColor: 'hvid' });
  });
});

describe('The selection', () => {
  test('takes an element in hand and opens its panel', () => {
    designer.send({ type: 'select', elements: [2] });
    expect(designer.context).toMatchObject({ selected: [2], panel: 'decoration' });
    designer.send({ type: 'select', elements: [0] });
    expect(designer.context).toMatchObject({ selected: [0], panel: 'text' });
    designer.send({ type: 'select', elements: [] });
    expect(designer.context).toMatchObject({ selected: [], panel: 'text' });
    expect(designer.orders.slice(1)).toEqual([
      { type: 'hold', elements: [2], caret: undefined },
      { type: 'hold', elements: [0], caret: undefined },
      { type: 'hold', elements: [], caret: undefined },
    ]);
  });

  test('is what was added or copied', () => {
    designer.send({ type: 'edit', edit: { kind: 'addText', subText: 'Fred', given: {} } });
    expect(selection()).toEqual([4]);
    designer.send({ type: 'edit', edit: { kind: 'copy', element: 2 } });
    expect(selection()).toEqual([5]);
    expect(designer.orders.at(-1)).toEqual({ type: 'hold', elements: [5], caret: undefined });
  });

  test('is gone when its element is deleted or undone', () => {
    designer.send({ type: 'select', elements: [3] }, { type: 'edit', edit: { kind: 'delete', element: 3 } });
    expect(selection()).toEqual([]);
    designer.send({ type: 'edit', edit: { kind: 'copy', element: 0 } }, { type: 'undo' });
    expect(selection()).toEqual([]);
  });

  test('stays while its element is edited, and is never an element that is not there', () => {
    designer.send(
      { type: 'select', elements: [1] },
      { type: 'edit', edit: colouring('guld') },
      { type: 'undo' },
    );
    expect(selection()).toEqual([1]);
    for (const element of [99, -1]) {
      designer.send({ type: 'select', elements: [element] });
      expect(selection()).toEqual([]);
    }
  });
});

describe('Several elements', () => {
  test('are in hand together, each once and in their order on the stone', () => {
    designer.send({ type: 'select', elements: [3, 1, 3, 99] });
    expect(selection()).toEqual([1, 3]);
    expect(designer.orders.at(-1)).toEqual({ type: 'hold', elements: [1, 3], caret: undefined });
  });

  test('are copied, ordered and deleted as one step, and stay in hand', () => {
    const start = designer.design;
    designer.send({ type: 'select', elements: [0, 1] });
    designer.send({ type: 'edit', edit: orderAll([0, 1], 'forward', 4) });
    expect(selection()).toEqual([1, 2]);
    designer.send({ type: 'edit', edit: copyAll([1, 2]) });
    expect(selection()).toEqual([4, 5]);
    designer.send({ type: 'edit', edit: deleteAll([4, 5]) });
    expect(selection()).toEqual([]);
    designer.send({ type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    expect(designer.design).toBe(start);
  });

  test('are still the ones in hand when their order is undone, and done again', () => {
    designer.send({ type: 'select', elements: [0] });
    designer.send({ type: 'edit', edit: { kind: 'order', element: 0, direction: 'forward' } });
    expect(selection()).toEqual([1]);
    designer.send({ type: 'undo' });
    expect(selection()).toEqual([0]);
    expect(designer.orders.at(-1)).toEqual({ type: 'hold', elements: [0], caret: undefined });
    designer.send({ type: 'redo' });
    expect(selection()).toEqual([1]);
  });

  test('stay in hand when another is deleted, and when it is there again', () => {
    designer.send({ type: 'select', elements: [2, 3] });
    designer.send({ type: 'edit', edit: deleteAll([0]) });
    expect(selection()).toEqual([1, 2]);
    designer.send({ type: 'undo' });
    expect(selection()).toEqual([2, 3]);
  });

  test('that already lie on top stay in hand where they are', () => {
    designer.send({ type: 'select', elements: [3] });
    designer.send({ type: 'edit', edit: { kind: 'order', element: 3, direction: 'forward' } });
    expect(selection()).toEqual([3]);
  });
});

describe('The caret', () => {
  const caret = () => designer.context.caret;

  test('goes between two letters of the one line in hand', () => {
    designer.send({ type: 'select', elements: [0] }, { type: 'caret.place', caret: 1 });
    expect(caret()).toBe(1);
    expect(designer.orders.at(-1)).toEqual({ type: 'hold', elements: [0], caret: 1 });
  });

  test('is nowhere where there is no gap: behind the last letter, in a vignet, in several lines', () => {
    const { subText } = designer.design.Parms[0] as { subText: string };
    designer.send({ type: 'select', elements: [0] }, { type: 'caret.place', caret: subText.length - 1 });
    expect(caret()).toBeUndefined();
    designer.send({ type: 'caret.place', caret: -1 });
    expect(caret()).toBeUndefined();
    designer.send({ type: 'select', elements: [2] }, { type: 'caret.place', caret: 0 });
    expect(caret()).toBeUndefined();
    designer.send({ type: 'select', elements: [0, 1] }, { type: 'caret.place', caret: 0 });
    expect(caret()).toBeUndefined();
  });

  test('stays while letters are spaced, and is gone when others are written or taken in hand', () => {
    designer.send({ type: 'select', elements: [0] }, { type: 'caret.place', caret: 0 });
    designer.send({ type: 'edit', edit: { kind: 'spaceCharacter', element: 0, character: 0, mm: 1 } });
    expect(caret()).toBe(0);
    designer.send({ type: 'edit', edit: typing('Ann') });
    expect(caret()).toBeUndefined();
    designer.send({ type: 'caret.place', caret: 0 }, { type: 'select', elements: [1] });
    expect(caret()).toBeUndefined();
    designer.send({ type: 'caret.place', caret: 0 }, { type: 'select', elements: [1] });
    expect([caret(), selection()]).toEqual([undefined, [1]]);
  });
});

describe('The drawing', () => {
  test('is told of every change, and its answers are kept', () => {
    designer.send({ type: 'edit', edit: typing('Ann') });
    expect(designer.orders.at(-1)).toEqual({ type: 'draw', design: designer.design });
    designer.send({ type: 'viewed', view: { pxPerMm: 3, left: 0, top: 0 } });
    expect(designer.context.shown).toBeUndefined();
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'viewed', view: { pxPerMm: 3, left: 1, top: 2 } });
    expect(designer.context.shown).toEqual({ ...SHOWN, view: { pxPerMm: 3, left: 1, top: 2 } });
  });

  test('is told what is measured, and tells what is in hand', () => {
    designer.send({ type: 'measure', measuring: false });
    expect(designer.context.measuring).toBe(false);
    expect(designer.orders.at(-1)).toEqual({ type: 'measure', measuring: false });
    const held = {
      grip: { element: 0, gaps: [1, 2].map((x) => ({ x, y: 0, angle: 0, top: -20, bottom: 5 })) },
      marks: [],
    };
    designer.send({ type: 'held', held });
    expect(designer.context.shown).toBeUndefined();
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'held', held });
    expect(designer.context.shown).toEqual({ ...SHOWN, ...held });
  });

  test('shows a grid and distances each by itself, and tells the stage of both', () => {
    designer.send({ type: 'aid', aids: { grid: 5 } });
    designer.send({ type: 'aid', aids: { distances: true } });
    expect(designer.context.aids).toEqual({ grid: 5, distances: true });
    expect(designer.orders.at(-1)).toEqual({ type: 'aid', aids: { grid: 5, distances: true } });
    designer.send({ type: 'aid', aids: { grid: undefined } });
    expect(designer.context.aids).toEqual({ grid: undefined, distances: true });
  });

  test('is checked, and what there is to say stays until it is checked again', () => {
    const warnings = [found('error', 'outside', { elements: [0] })];
    designer.send({ type: 'checked', design: NEW_STONE.design, warnings });
    expect(designer.context.shown).toBeUndefined();
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'checked', design: NEW_STONE.design, warnings });
    expect(designer.context.shown?.warnings).toEqual(warnings);
    expect(designer.context.checked).toBe(NEW_STONE.design);
    designer.send({ type: 'drawn', drawn: SHOWN });
    expect(designer.context.shown?.warnings).toEqual(warnings);
    expect(designer.context.checked).toBeUndefined();
  });

  test('has its findings looked through until an element is taken in hand or a tab is opened', () => {
    designer.send({ type: 'review', reviewing: true });
    expect(designer.context.reviewing).toBe(true);
    designer.send({ type: 'select', elements: [0] });
    expect(designer.context.reviewing).toBe(false);
    designer.send({ type: 'review', reviewing: true }, { type: 'panel.open', panel: 'share' });
    expect(designer.context).toMatchObject({ reviewing: false, panel: 'share' });
  });

  test('that fails says so and keeps the stone', () => {
    designer.send({ type: 'drawn', drawn: SHOWN }, { type: 'edit', edit: typing('Ann') });
    designer.send({ type: 'drawing.failed' });
    expect(designer.actor.getSnapshot().matches('designing')).toBe(true);
    expect(designer.context.failure).toEqual({ kind: 'drawing' });
    expect(designer.design.Parms[0]).toMatchObject({ subText: 'Ann' });
  });

  test('that fails before there is anything to be seen is a stone that could not be opened, and is tried again', () => {
    const loadings = designer.loadings.length;
    designer.send({ type: 'drawing.failed' });
    expect(designer.actor.getSnapshot().value).toBe('failing');
    expect(designer.context.failure).toEqual({ kind: 'drawing' });
    designer.send({ type: 'retry' });
    expect(designer.loadings).toHaveLength(loadings + 1);
  });

  test('knows whether a drag is under way', () => {
    const isDragging = () => designer.actor.getSnapshot().matches({ designing: { pointer: 'dragging' } });
    designer.send({ type: 'drag.start' });
    expect(isDragging()).toBe(true);
    designer.send({ type: 'drag.end' });
    expect(isDragging()).toBe(false);
  });
});
