import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../src/geometry/bounds';
import { letterList } from '../../../src/painting/sheet/letterList';
import { buildScene } from '../../../src/scene/buildScene';
import { designWith, sources } from '../../scene/drawnStone';

const LINE = {
  type: 'text',
  subText: 'Åse Ås',
  variant: 'bronze',
  fontFamily: 'Alegreya',
  fontSize: '40',
  fontColor: 'bronze',
};

function listOf(...Parms: readonly object[]) {
  const design = designWith(Parms);
  return letterList(buildScene(design, sources), design.Parms, 'da');
}

describe('The list of mounted letters', () => {
  test('counts each character, in the order of the Danish alphabet, spaces left out', () => {
    const [group, ...more] = listOf(LINE);
    expect(more).toEqual([]);
    expect(group).toMatchObject({
      family: 'Alegreya',
      cursive: false,
      height: 40,
      colour: 'bronze',
      total: 5,
    });
    expect(group?.letters.map(({ character, count }) => `${character} ${count}`)).toEqual([
      'e 1',
      's 2',
      'Å 2',
    ]);
  });

  test('keeps families, heights, materials and italics apart, and joins lines that are cast alike', () => {
    const groups = listOf(
      LINE,
      { ...LINE, fontSize: '20', scale: 2 },
      { ...LINE, fontSize: '20' },
      { ...LINE, fontColor: 'alu' },
      { ...LINE, cursive: true },
      { ...LINE, fontFamily: 'Cinzel' },
    );
    expect(
      groups.map(({ family, cursive, height, colour, total }) => [family, cursive, height, colour, total]),
    ).toEqual([
      ['Alegreya', false, 40, 'bronze', 10],
      ['Alegreya', false, 20, 'bronze', 5],
      ['Alegreya', false, 40, 'alu', 5],
      ['Alegreya', true, 40, 'bronze', 5],
      ['Cinzel', false, 40, 'bronze', 5],
    ]);
  });

  test('holds each letter as it is cast: in its size, from its own pen on the baseline', () => {
    const [group] = listOf({
      ...LINE,
      fontFamily: 'Cinzel',
      subText: 'xxH',
      fontSize: '25',
      scale: 1.6,
      letterSpacing: 5,
    });
    const box = boundsOf(
      group?.letters.find(({ character }) => character === 'H')?.outline ?? {
        verbs: new Uint8Array(),
        coords: new Float64Array(),
      },
    );
    expect(box?.bottom).toBeCloseTo(0, 6);
    expect(-(box?.top ?? 0)).toBeCloseTo(40, 1);
    expect(box?.left).toBeLessThan(4);
  });

  test('has no blasted letters and no characters the font lacks', () => {
    expect(listOf({ ...LINE, variant: 'sandb' })).toEqual([]);
    expect(listOf({ ...LINE, subText: '🕊 ' })).toEqual([]);
  });
});
