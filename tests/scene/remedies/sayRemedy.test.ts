import { describe, expect, test } from 'vitest';
import { sayRemedy } from '../../../src/scene/remedies/sayRemedy';
import type { Edit } from '../../../src/stone/edits/edit';
import { type FindingKind, found } from '../../../src/stone/finding';
import { sandblownVignetParm } from '../../../src/stone/parm';
import { designWith } from '../drawnStone';

const design = designWith([
  { type: 'text', subText: 'Ana ✝', fontFamily: 'EB Garamond', fontSize: '20', cursive: true, scale: 1.5 },
]);
const said = (kind: FindingKind, edit: Edit, limit: number | null = null) =>
  sayRemedy(found('error', kind, { elements: [0], limit }), edit, design);
const letters = (fields: object): Edit => ({ kind: 'changeText', element: 0, fields });
const writing = (subText: string): Edit => ({ kind: 'writeText', element: 0, subText });

describe('A remedy is said', () => {
  test('as the distance that letters are set apart', () => {
    const edit: Edit = { kind: 'spaceCharacters', element: 0, spacings: [1, 0, 0, 0, 0] };
    expect(said('lettersTouching', edit, 0.44)).toEqual({ does: 'setApart', mm: 0.44 });
  });

  test('as the height that letters come to have on the stone', () => {
    expect(said('tooThin', letters({ fontSize: '30' }))).toEqual({ does: 'setHeight', mm: 45 });
    const atScaleOne: Edit = {
      kind: 'together',
      edits: [{ kind: 'scale', element: 0, scale: 1 }, letters({ fontSize: '25' })],
    };
    expect(said('notCast', atScaleOne)).toEqual({ does: 'setHeight', mm: 25 });
  });

  test('as the family, or as upright letters, where the height stays', () => {
    expect(said('notCast', letters({ fontFamily: 'Alegreya' }))).toEqual({
      does: 'setFamily',
      family: 'Alegreya',
    });
    expect(said('notCast', letters({ cursive: false }))).toEqual({ does: 'setUpright' });
  });

  test('as what stands in a character’s place', () => {
    expect(said('missingCharacter', writing('Ana †'))).toEqual({ does: 'write', words: 'Ana †' });
    const vignet = sandblownVignetParm.parse({ type: 'sandblownVignet', vignetId: 552 });
    const drawn: Edit = { kind: 'together', edits: [writing('Ana'), { kind: 'addVignet', vignet }] };
    expect(said('missingCharacter', drawn)).toEqual({ does: 'putVignet', vignetId: 552 });
  });

  test.each([
    ['nameDiffers', 'nameFromCase'],
    ['partnerDiffers', 'nameFromCase'],
    ['dateDiffers', 'dateFromCase'],
    ['doubleSpace', 'removeBlank'],
    ['spaceAfterMark', 'addBlank'],
    ['outside', 'fitToStone'],
    ['overFrame', 'fitToStone'],
    ['illegible', 'recolour'],
  ] as const)('by what %s asks for', (kind, does) => {
    expect(said(kind, writing('Anna'))).toEqual({ does });
  });

  test('with the words that come to stand there, of anything else', () => {
    expect(said('wrongLetter', writing('Anna'))).toEqual({ does: 'write', words: 'Anna' });
  });
});
