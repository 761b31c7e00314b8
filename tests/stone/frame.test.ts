import { describe, expect, test } from 'vitest';
import { saveUrgency } from '../../src/stone/autosave';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { gestureOf, joinsSteps } from '../../src/stone/edits/edit';
import { FRAME_TYPES, frame, frameTypeNamed, HALF_EDGES } from '../../src/stone/frame';
import { design } from '../../src/stone/stone';
import { sampleDesign } from './sampleDesign';

const before = sampleDesign();

describe('A frame on the wire', () => {
  test('is of one of eleven kinds, or none', () => {
    expect(FRAME_TYPES).toHaveLength(12);
    expect(FRAME_TYPES[0]).toBe(frame.parse({}).Type);
    for (const type of FRAME_TYPES) expect(frameTypeNamed(type)).toBe(type);
  });

  test('of a kind this version does not know keeps its word', () => {
    expect(frameTypeNamed('egeløv')).toBeUndefined();
    expect(design.parse({ Frame: { Type: 'egeløv' } }).Frame.Type).toBe('egeløv');
  });

  test('names its eight halves clockwise from the upper left corner, each a flag', () => {
    expect(HALF_EDGES.toSorted()).toEqual(Object.keys(frame.parse({}).EraseBorders).toSorted());
    expect(HALF_EDGES[0]).toBe('TopLeft');
    expect(HALF_EDGES[4]).toBe('BottomRight');
  });
});

describe('Changing the frame', () => {
  test('changes nothing else, and of the frame only what is given', () => {
    const framed = applyEdit(before, { kind: 'changeFrame', fields: { Type: 'beads', Color: 'guld' } });
    const cornerless = applyEdit(framed, { kind: 'changeFrame', fields: { HideCorners: true } });
    expect(framed).toEqual({ ...before, Frame: { ...before.Frame, Type: 'beads', Color: 'guld' } });
    expect(framed.Parms).toBe(before.Parms);
    expect(cornerless.Frame).toEqual({ ...framed.Frame, HideCorners: true });
  });

  test('to what it is already gives the same design', () => {
    expect(applyEdit(before, { kind: 'changeFrame', fields: { Type: 'none' } })).toBe(before);
    expect(applyEdit(before, { kind: 'changeFrame', fields: {} })).toBe(before);
  });

  test('is a step of undo each time, and is saved at once', () => {
    const edit = { kind: 'changeFrame', fields: { Type: 'line' } } as const;
    expect(joinsSteps(edit)).toBe(false);
    expect(gestureOf(edit)).not.toBe(gestureOf({ kind: 'changeFrame', fields: { Color: 'sort' } }));
    expect(saveUrgency(before, applyEdit(before, edit))).toBe('now');
    const EraseBorders = { ...before.Frame.EraseBorders, TopLeft: true };
    expect(saveUrgency(before, applyEdit(before, { kind: 'changeFrame', fields: { EraseBorders } }))).toBe(
      'now',
    );
  });
});
