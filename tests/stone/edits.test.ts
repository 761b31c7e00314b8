import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { type Edit, gestureOf, joinsSteps } from '../../src/stone/edits/edit';
import { fillSpacings } from '../../src/stone/edits/text';
import { type Design, design } from '../../src/stone/stone';
import { BORN, LANTERN, NAME, ROSE, sampleDesign, textAt, vignetAt } from './sampleDesign';

const before = sampleDesign();
const rose = vignetAt(before, ROSE);

/** Applies an edit and makes sure that the design it began with was not touched. */
function edited(edit: Edit, design: Design = before): Design {
  const copy = structuredClone(design);
  const after = applyEdit(design, edit);
  expect(design).toEqual(copy);
  return after;
}

/** Expects every element but one to be the very same object. */
function expectOthersUntouched(after: Design, changed: number): void {
  for (const [index, element] of after.Parms.entries()) {
    if (index !== changed) expect(element).toBe(before.Parms[index]);
  }
}

describe('An edit of the stone', () => {
  test('renames it, chooses its type with a variant, or its background, and touches no element', () => {
    const renamed = edited({ kind: 'rename', designName: 'Ny' });
    const other = edited({ kind: 'chooseStone', stoneTypeId: 16, variantId: 1601 });
    const snow = edited({ kind: 'chooseBackground', backgroundId: 14 });
    expect(renamed).toEqual({ ...before, designName: 'Ny' });
    expect(other).toEqual({ ...before, StoneTypeId: 16, StoneTypeVariantId: 1601 });
    expect(snow).toEqual({ ...before, BackgroundId: 14 });
    for (const after of [renamed, other, snow]) expect(after.Parms).toBe(before.Parms);
  });
});

describe('A stone that stands already', () => {
  const addition = { ...before, ExistingStone: true };

  test('is so no more where another of the catalogue is chosen; another material leaves it so', () => {
    const other = { kind: 'chooseStone', stoneTypeId: 16, variantId: 1601 } as const;
    expect(applyEdit(addition, other).ExistingStone).toBe(false);
    expect(applyEdit(addition, { ...other, isExisting: true }).ExistingStone).toBe(true);
    const { StoneTypeId } = addition;
    const polished = { kind: 'chooseStone', stoneTypeId: StoneTypeId, variantId: 1502 } as const;
    expect(applyEdit(addition, polished).ExistingStone).toBe(true);
    expect(applyEdit(before, { ...other, isExisting: true }).ExistingStone).toBe(false);
  });

  test('can be ordered as a new one instead', () => {
    expect(applyEdit(addition, { kind: 'orderStone' })).toEqual({ ...before, ExistingStone: false });
    expect(applyEdit(before, { kind: 'orderStone' })).toBe(before);
  });
});

describe('A new element', () => {
  test('lies on top of the others', () => {
    const line = edited({
      kind: 'addText',
      subText: 'Fred',
      given: { position: { x: 1, y: 2, rotation: 0 } },
    });
    expect(line.Parms).toHaveLength(5);
    expect(line.Parms[4]).toMatchObject({
      subText: 'Fred',
      subTextSpacing: '0,0,0,0',
      position: { x: 1, y: 2 },
    });
    const bird = edited({ kind: 'addVignet', vignet: { ...rose, vignetId: 600 } });
    expect(bird.Parms[4]).toEqual({ ...rose, vignetId: 600 });
    expectOthersUntouched(line, 4);
    expectOthersUntouched(bird, 4);
  });

  test('copied from another lies 20 lower and is otherwise the same', () => {
    for (const element of [NAME, BORN, ROSE, LANTERN]) {
      const after = edited({ kind: 'copy', element });
      const original = before.Parms[element];
      expect(after.Parms[4]).toEqual({
        ...original,
        position: { ...original?.position, y: (original?.position.y ?? Number.NaN) + 20 },
      });
      expectOthersUntouched(after, 4);
    }
  });
});

describe('An element deleted', () => {
  test('leaves the others as they were', () => {
    const after = edited({ kind: 'delete', element: BORN });
    expect(after.Parms).toEqual([before.Parms[NAME], before.Parms[ROSE], before.Parms[LANTERN]]);
    expect(after.Parms[1]).toBe(before.Parms[ROSE]);
  });
});

describe('A text written anew', () => {
  test('makes blanks of the tabs and line ends that come with a pasted text', () => {
    const after = edited({ kind: 'writeText', element: NAME, subText: 'Anna\tMaria\r\nHolm' });
    expect(textAt(after, NAME).subText).toBe('Anna Maria Holm');
  });

  test('keeps the spacings around what was put in', () => {
    const after = edited({ kind: 'writeText', element: NAME, subText: 'Anita' });
    expect(textAt(after, NAME)).toMatchObject({ subText: 'Anita', subTextSpacing: '1,2,0,0,4' });
    expectOthersUntouched(after, NAME);
  });

  test('keeps the spacings around what was taken out', () => {
    const after = edited({ kind: 'writeText', element: NAME, subText: 'Ana' });
    expect(textAt(after, NAME).subTextSpacing).toBe('1,2,4');
  });

  test('gets a zero for every character it had no spacing for', () => {
    const after = edited({ kind: 'writeText', element: BORN, subText: '* 1941' });
    expect(textAt(after, BORN).subTextSpacing).toBe('0,0,0,0,0,0');
  });
});

describe('A change of fields', () => {
  test('changes a text, a vignet or its scale, and no other element', () => {
    const gold = edited({ kind: 'changeText', element: NAME, fields: { fontColor: 'guld', fontSize: '30' } });
    expect(gold.Parms[NAME]).toEqual({ ...before.Parms[NAME], fontColor: 'guld', fontSize: '30' });
    expectOthersUntouched(gold, NAME);
    const mirrored = edited({ kind: 'changeVignet', element: ROSE, fields: { reverse: true } });
    expect(mirrored.Parms[ROSE]).toEqual({ ...rose, reverse: true });
    expectOthersUntouched(mirrored, ROSE);
    const grown = edited({ kind: 'scale', element: LANTERN, scale: 2 });
    expect(grown.Parms[LANTERN]).toEqual({ ...before.Parms[LANTERN], scale: 2 });
    expectOthersUntouched(grown, LANTERN);
  });

  test('sets the mm behind one character', () => {
    const after = edited({ kind: 'spaceCharacter', element: NAME, character: 2, mm: -0.25 });
    expect(textAt(after, NAME).subTextSpacing).toBe('1,2,-0.25,4');
    const first = edited({ kind: 'spaceCharacter', element: BORN, character: 1, mm: 3 });
    expect(textAt(first, BORN).subTextSpacing).toBe('0,3,0,0,0,0,0,0,0,0,0');
  });
});

describe('A move', () => {
  test('puts an element at a place, or that much farther, and keeps its rotation', () => {
    const placed = edited({ kind: 'place', element: BORN, x: 12.5, y: -3 });
    expect(placed.Parms[BORN]?.position).toEqual({ x: 12.5, y: -3, rotation: 5 });
    const nudged = edited({ kind: 'nudge', element: BORN, dx: -1, dy: 0.5 });
    expect(nudged.Parms[BORN]?.position).toEqual({ x: 299, y: 260.5, rotation: 5 });
    expectOthersUntouched(placed, BORN);
    expectOthersUntouched(nudged, BORN);
  });
});

describe('An edit that changes nothing gives the same object', () => {
  const NOTHING: readonly Edit[] = [
    { kind: 'rename', designName: before.designName },
    { kind: 'chooseStone', stoneTypeId: 15, variantId: 1501 },
    { kind: 'chooseBackground', backgroundId: 10 },
    { kind: 'writeText', element: NAME, subText: 'Anna' },
    { kind: 'changeText', element: NAME, fields: { fontColor: 'hvid', fontSize: '20' } },
    { kind: 'changeText', element: NAME, fields: {} },
    { kind: 'spaceCharacter', element: NAME, character: 0, mm: 1 },
    { kind: 'changeVignet', element: ROSE, fields: { vignetId: 552 } },
    { kind: 'place', element: NAME, x: 300, y: 200 },
    { kind: 'nudge', element: NAME, dx: 0, dy: 0 },
    { kind: 'scale', element: ROSE, scale: 0.3 },
  ];
  test.each(NOTHING.map((edit) => [gestureOf(edit), edit] as const))('%s', (_name, edit) => {
    expect(edited(edit)).toBe(before);
  });

  test('where its element is gone, or of another kind', () => {
    for (const element of [-1, 4, LANTERN]) {
      expect(edited({ kind: 'writeText', element, subText: 'x' })).toBe(before);
      expect(edited({ kind: 'changeText', element, fields: { fontSize: '9' } })).toBe(before);
      expect(edited({ kind: 'changeVignet', element, fields: { reverse: true } })).toBe(before);
      expect(edited({ kind: 'spaceCharacter', element, character: 0, mm: 1 })).toBe(before);
    }
    for (const element of [-1, 4]) {
      expect(edited({ kind: 'delete', element })).toBe(before);
      expect(edited({ kind: 'copy', element })).toBe(before);
      expect(edited({ kind: 'nudge', element, dx: 1, dy: 1 })).toBe(before);
      expect(edited({ kind: 'scale', element, scale: 2 })).toBe(before);
    }
    for (const character of [-1, 4]) {
      expect(edited({ kind: 'spaceCharacter', element: NAME, character, mm: 9 })).toBe(before);
    }
  });
});

describe('Text elements lacking spacing', () => {
  test('get zero spacings', () => {
    const filled = fillSpacings(before);
    expect(textAt(filled, NAME).subTextSpacing).toBe('1,2,3,4');
    expect(textAt(filled, BORN).subTextSpacing).toBe('0,0,0,0,0,0,0,0,0,0,0');
    expect(filled.Parms[ROSE]).toBe(before.Parms[ROSE]);
  });
});

describe('The gesture of an edit', () => {
  const typing: Edit = { kind: 'writeText', element: NAME, subText: 'An' };

  test('is the same while one thing is done to one element', () => {
    expect(gestureOf(typing)).toBe(gestureOf({ ...typing, subText: 'Ann' }));
    expect(gestureOf({ kind: 'scale', element: 1, scale: 2 })).toBe(
      gestureOf({ kind: 'scale', element: 1, scale: 3 }),
    );
  });

  test('is another for another element, character, field or kind', () => {
    const gestures = [
      typing,
      { ...typing, element: BORN },
      { kind: 'spaceCharacter', element: NAME, character: 0, mm: 1 },
      { kind: 'spaceCharacter', element: NAME, character: 1, mm: 1 },
      { kind: 'changeText', element: NAME, fields: { fontSize: '9' } },
      { kind: 'changeText', element: NAME, fields: { fontColor: 'sort' } },
      { kind: 'rename', designName: 'x' },
    ] satisfies Edit[];
    expect(new Set(gestures.map(gestureOf)).size).toBe(gestures.length);
  });

  test('joins the step before for typing, nudging and sliding, never for adding, copying or deleting', () => {
    const joining: readonly Edit[] = [
      typing,
      { kind: 'rename', designName: 'x' },
      { kind: 'nudge', element: 0, dx: 1, dy: 0 },
      { kind: 'scale', element: 0, scale: 2 },
      { kind: 'turn', element: 0, rotation: 5 },
      { kind: 'place', element: 0, x: 1, y: 1 },
      { kind: 'spaceCharacter', element: 0, character: 0, mm: 1 },
      { kind: 'changeText', element: 0, fields: { letterSpacing: 1 } },
      { kind: 'changeVignet', element: 0, fields: { reverse: true } },
    ];
    const single: readonly Edit[] = [
      { kind: 'addText', subText: '', given: {} },
      { kind: 'addVignet', vignet: rose },
      { kind: 'copy', element: 0 },
      { kind: 'delete', element: 0 },
      { kind: 'order', element: 0, direction: 'forward' },
      { kind: 'copyStyle', element: 0, heights: [20] },
      { kind: 'spaceCharacters', element: 0, spacings: [1] },
      { kind: 'chooseStone', stoneTypeId: 16, variantId: 1601 },
    ];
    expect(joining.filter((edit) => !joinsSteps(edit))).toEqual([]);
    expect(single.filter(joinsSteps)).toEqual([]);
  });
});

describe('the order of elements', () => {
  const three = design.parse({
    Parms: ['a', 'b', 'c'].map((subText) => ({ type: 'text', subText })),
  });
  const order = (given: typeof three) =>
    given.Parms.map((element) => (element.type === 'text' ? element.subText : '')).join('');

  test('an element is brought forward or sent back by one', () => {
    expect(order(applyEdit(three, { kind: 'order', element: 0, direction: 'forward' }))).toBe('bac');
    expect(order(applyEdit(three, { kind: 'order', element: 2, direction: 'back' }))).toBe('acb');
  });

  test('the topmost and the lowest stay where they are', () => {
    expect(applyEdit(three, { kind: 'order', element: 2, direction: 'forward' })).toBe(three);
    expect(applyEdit(three, { kind: 'order', element: 0, direction: 'back' })).toBe(three);
  });
});

describe('copying the style', () => {
  const stone = design.parse({
    Parms: [
      {
        type: 'text',
        subText: 'a',
        variant: 'bronze',
        fontFamily: 'Alegreya',
        fontColor: 'bronze',
        fontSpacing: 110,
        letterSpacing: 2,
        fontSize: '40',
      },
      { type: 'text', subText: 'b', subTextSpacing: '1', fontSize: '23', cursive: true },
      { type: 'sandblownVignet', vignetId: 552 },
    ],
  });

  test('gives every line variant, family, spacing, colour and the nearest height on offer', () => {
    const styled = applyEdit(stone, { kind: 'copyStyle', element: 0, heights: [15, 20, 25, 30] });
    expect(styled.Parms[0]).toBe(stone.Parms[0]);
    expect(styled.Parms[1]).toEqual({
      ...stone.Parms[1],
      variant: 'bronze',
      fontFamily: 'Alegreya',
      fontColor: 'bronze',
      fontSpacing: 110,
      letterSpacing: 2,
      fontSize: '25',
    });
    expect(styled.Parms[2]).toBe(stone.Parms[2]);
  });

  test('keeps the heights where none are on offer', () => {
    const styled = applyEdit(stone, { kind: 'copyStyle', element: 0, heights: [] });
    expect(styled.Parms[1]).toMatchObject({ fontSize: '23' });
  });
});
