import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amend, beginHistory, type History, isChanged, record, redo, undo } from '../../src/stone/history';

interface Version {
  readonly text: string;
}

const version = (text: string): Version => ({ text });

/** Writes some texts one after another, `pause` ms apart. */
function typed(texts: readonly string[], pause: number): History<Version> {
  return texts.reduce(
    (history, text, index) => record(history, version(text), 'typing 0', index * pause),
    beginHistory(version('')),
  );
}

describe('One gesture is one step', () => {
  test('so undo takes back the latest, and redo brings it again', () => {
    const start = version('start');
    const moved = version('moved');
    const history = record(beginHistory(start), moved, 'place 0', 0);
    expect(undo(history).present).toBe(start);
    expect(redo(undo(history)).present).toBe(moved);
  });

  test('and changes of different names never join', () => {
    const history = record(typed(['A'], 0), version('red'), 'colour 0', 1);
    expect(history.past.map(({ text }) => text)).toEqual(['', 'A']);
  });

  test('nothing changed is no step', () => {
    const history = typed(['A'], 0);
    expect(record(history, history.present, 'typing 0', 5000)).toBe(history);
  });
});

describe('Typing joins', () => {
  test('into one step while it goes on', () => {
    const history = typed(['A', 'An', 'Ann', 'Anna'], 999);
    expect(history.past).toHaveLength(1);
    expect(undo(history).present).toEqual(version(''));
  });

  test('until a pause of 1000 ms', () => {
    expect(typed(['A', 'An'], 1000).past.map(({ text }) => text)).toEqual(['', 'A']);
  });

  test('but not across an undo', () => {
    const history = undo(typed(['A'], 0));
    const again = record(history, version('B'), 'typing 0', 1);
    expect(undo(again).present).toEqual(version(''));
    expect(again.past).toHaveLength(1);
  });
});

describe('What is changed outside of undo', () => {
  test('is no step, and lets undo and redo go on', () => {
    const history = undo(record(beginHistory(version('')), version('A'), 'typing 0', 0));
    const amended = amend(history, version('agreed'));
    expect([undo(amended), amended.past, amended.future]).toEqual([amended, [], [version('A')]]);
    expect(redo(amended).present).toEqual(version('A'));
  });

  test('counts as a change all the same, whatever is undone', () => {
    const start = beginHistory(version(''));
    const written = record(start, version('A'), 'typing 0', 0);
    expect([start, written, undo(written)].map(isChanged)).toEqual([false, true, false]);
    const amended = amend(start, version('agreed'));
    const again = undo(record(amended, version('A'), 'typing 0', 0));
    expect([amended, again, undo(redo(again))].map(isChanged)).toEqual([true, true, true]);
    expect(amend(start, start.present)).toBe(start);
  });
});

describe('A new change', () => {
  test('clears the redo stack', () => {
    const history = record(undo(typed(['A', 'B'], 2000)), version('C'), 'typing 0', 9000);
    expect(history.future).toEqual([]);
    expect(redo(history)).toBe(history);
  });
});

describe('Undo to the start and redo back', () => {
  test('gives the very same objects', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 30 }), (texts) => {
        const versions = texts.map(version);
        const start = version('start');
        const end = versions.reduce(
          (history, changed, index) => record(history, changed, `step ${index}`, index),
          beginHistory<Version>(start),
        );
        const back = texts.reduce((history) => undo(history), end);
        expect(back.present).toBe(start);
        expect(undo(back)).toBe(back);
        const forth = texts.reduce((history) => redo(history), back);
        expect(forth.present).toBe(versions.at(-1));
        for (const [index, past] of forth.past.entries()) expect(past).toBe([start, ...versions][index]);
        expect(redo(forth)).toBe(forth);
      }),
    );
  });
});
