import { describe, expect, test } from 'vitest';
import { readNumber } from '../../src/stone/numbers';
import { parm } from '../../src/stone/parm';
import { design, stone } from '../../src/stone/stone';

describe('Numbers are read as people and older programs write them', () => {
  test('with a comma or a point, a sign and blanks', () => {
    expect(['20', '20.5', '20,5', ' -3 ', '+,5', '7.'].map(readNumber)).toEqual([20, 20.5, 20.5, -3, 0.5, 7]);
  });

  test('but not what only looks like one', () => {
    for (const written of ['', ' ', '1e3', '0x10', '1.2.3', '12 mm', 'NaN', 'Infinity', '--1', '.']) {
      expect(readNumber(written), written).toBeUndefined();
    }
  });

  test('in a place, a scale and the measures of a text', () => {
    const read = parm.parse({
      type: 'text',
      position: { x: '300', y: '20,5', rotation: '-90' },
      scale: '1,5',
      fontSize: '42,5',
      fontSpacing: '95',
      letterSpacing: '-0,3',
    });
    expect(read).toMatchObject({
      position: { x: 300, y: 20.5, rotation: -90 },
      scale: 1.5,
      fontSize: '42,5',
      fontSpacing: 95,
      letterSpacing: -0.3,
    });
  });

  test('a font size given as a number becomes text', () => {
    expect(parm.parse({ type: 'text', fontSize: 23 })).toMatchObject({ fontSize: '23' });
  });

  test('ids too', () => {
    const read = design.parse({ StoneTypeId: '16', Parms: [{ type: 'customVignet', vignetId: '552' }] });
    expect(read).toMatchObject({ StoneTypeId: 16, Parms: [{ vignetId: 552 }] });
  });
});

describe('Flags are read as 0 and 1 or as true and false', () => {
  test('and kept as the wire has them', () => {
    expect(stone.parse({ id: 1, sentToMason: true, canMasonContact: false })).toMatchObject({
      sentToMason: 1,
      canMasonContact: 0,
    });
    expect(design.parse({ RemoveNow: 1, ReserveSpace: 0, ExistingStone: true })).toMatchObject({
      RemoveNow: true,
      ReserveSpace: false,
      ExistingStone: true,
    });
    expect(parm.parse({ type: 'text', cursive: 1 })).toMatchObject({ cursive: true });
    expect(parm.parse({ type: 'standardVignet', vignetId: 1, reverse: 1 })).toMatchObject({ reverse: true });
  });
});

describe('Centre lines', () => {
  const kept = (centerLineLeft: unknown) => design.parse({ centerLineLeft }).centerLineLeft;

  test('are kept where numeric, rounded to 3 decimals', () => {
    expect(kept(300)).toBe(300);
    expect(kept(-12.34567)).toBe(-12.346);
    expect(kept('250,0004')).toBe(250);
    expect(design.parse({ centerLineRight: 1.23456 }).centerLineRight).toBe(1.235);
  });

  test('are left out where they are not numeric', () => {
    for (const written of ['middle', '', null, Number.NaN, Number.POSITIVE_INFINITY, true, {}, [300]]) {
      expect(kept(written)).toBeUndefined();
    }
  });

  test('are left out where they are zero, rounded or not', () => {
    for (const written of [0, -0, '0', '0,000', 0.0004, -0.0004]) expect(kept(written)).toBeUndefined();
  });

  test('are gone from the JSON that is stored, not null', () => {
    expect(JSON.stringify(design.parse({ centerLineLeft: 0 }))).not.toContain('centerLine');
  });
});

describe('A design that was read', () => {
  test('is read again as the same, from JSON', () => {
    const once = design.parse({
      Parms: [
        { type: 'text', subText: 'Ib', fontSize: '20,5', letterSpacing: '0,25' },
        { type: 'sandblownVignet', vignetId: '552', reverse: 1 },
        { type: 'attachment', attachmentId: 3 },
      ],
      rulers: [{ dotOne: { x: 1, y: 2 }, dotTwo: { x: '3', y: '4,5' } }],
      centerLineLeft: '12,3456',
    });
    expect(design.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });
});
