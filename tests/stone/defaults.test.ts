import { describe, expect, test } from 'vitest';
import { AUTOSAVE_DELAY, BUTTON_SUCCESS, MINIMUM_FETCH } from '../../src/stone/constants';
import { newText } from '../../src/stone/defaults';
import { parm } from '../../src/stone/parm';
import { design, stone } from '../../src/stone/stone';

describe('A new text element', () => {
  test('has font size 20, spacing 100 percent and position 100, 100', () => {
    expect(newText('Ib')).toMatchObject({
      type: 'text',
      fontSize: '20',
      fontSpacing: 100,
      letterSpacing: 0,
      position: { x: 100, y: 100, rotation: 0 },
      scale: 1,
    });
  });

  test('is engraved in white', () => {
    expect(newText('Ib')).toMatchObject({ variant: 'sandb', fontColor: 'hvid', cursive: false });
  });

  test('has a spacing of zero for each character', () => {
    expect(newText('Reneé').subTextSpacing).toBe('0,0,0,0,0');
    expect(newText('Rene\u0301').subTextSpacing).toBe('0,0,0,0');
    expect(newText('').subTextSpacing).toBe('');
  });

  test('keeps what it is given', () => {
    const given = { fontSize: '42', position: { x: 300, y: 268, rotation: 90 }, fontColor: 'guld' };
    expect(newText('Ib', given)).toMatchObject(given);
  });
});

describe('A vignet', () => {
  test('is drawn at 0.3 of its size when sandblown, at 1 when standard or uploaded', () => {
    const scaleOf = (type: string) => parm.parse({ type, vignetId: 552 }).scale;
    expect(scaleOf('sandblownVignet')).toBe(0.3);
    expect(scaleOf('standardVignet')).toBe(1);
    expect(scaleOf('customVignet')).toBe(1);
  });

  test('is not mirrored unless said so', () => {
    expect(parm.parse({ type: 'sandblownVignet', vignetId: 552 })).toMatchObject({ reverse: false });
  });
});

describe('An empty design', () => {
  const empty = design.parse({});

  test('stands on stone type 15 and background 10, type coffin', () => {
    expect(empty).toMatchObject({ StoneTypeId: 15, BackgroundId: 10, type: 'coffin', Parms: [] });
  });

  test('has its background at scale 1', () => {
    expect(empty.backgroundPosition).toEqual({ x: 0, y: 0, scale: 1 });
  });

  test('has no frame, and leaves out none of its eight half borders', () => {
    expect(empty.Frame.Type).toBe('none');
    expect(Object.keys(empty.Frame.EraseBorders).sort()).toEqual([
      'BottomLeft',
      'BottomRight',
      'LeftBottom',
      'LeftTop',
      'RightBottom',
      'RightTop',
      'TopLeft',
      'TopRight',
    ]);
    expect(Object.values(empty.Frame.EraseBorders)).not.toContain(true);
  });

  test('has no centre lines, rulers or comment, and nothing is asked of the mason', () => {
    expect(empty).toMatchObject({ rulers: [], Comment: '', whoContacts: 'undertaker', RemoveNow: false });
    expect(empty.centerLineLeft).toBeUndefined();
    expect(empty.centerLineRight).toBeUndefined();
  });
});

describe('A stored stone', () => {
  test('is a design with an id, may be edited and has not been sent', () => {
    expect(stone.parse({ id: 12 })).toEqual({
      ...design.parse({}),
      id: 12,
      canMasonContact: 0,
      hasBusiness: false,
      takenOver: false,
      waitsFor: null,
      readOnly: false,
      version: 0,
      sentToMason: 0,
      status: 'draft',
      warnings: [],
      PriceLines: [],
    });
  });
});

describe('The business constants of time', () => {
  test('are 1500 ms until autosave, 2000 ms of success and 200 ms for a fetch', () => {
    expect([AUTOSAVE_DELAY, BUTTON_SUCCESS, MINIMUM_FETCH]).toEqual([1500, 2000, 200]);
  });
});
