import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { gestureOf, joinsSteps } from '../../src/stone/edits/edit';
import {
  changeLines,
  cutLines,
  heightsForAll,
  type StyledLine,
  sharedBy,
  takeStyle,
} from '../../src/stone/edits/styleLines';
import { letterHeightsOn } from '../../src/stone/letterHeights';
import { type LineStyle, lineStyle, MOST_STYLES } from '../../src/stone/lineStyle';
import { type Design, design } from '../../src/stone/stone';

const stone = design.parse({
  Parms: [
    { type: 'text', subText: 'Anna Jensen', fontSize: '40', fontColor: 'guld', letterSpacing: 1 },
    {
      type: 'text',
      subText: '* 1941',
      fontFamily: 'Cinzel',
      fontSize: '20',
      fontColor: 'hvid',
      fontSpacing: 110,
    },
    { type: 'sandblownVignet', vignetId: 552 },
    {
      type: 'text',
      subText: '† 2026',
      fontFamily: 'Alegreya',
      fontSize: '20',
      variant: 'mounted',
      fontColor: 'bronze',
    },
  ],
});
const linesOf = ({ Parms }: Design, ...elements: number[]): StyledLine[] =>
  elements.flatMap((element) => {
    const line = Parms[element];
    return line?.type === 'text' ? [{ element, line }] : [];
  });

describe('Several lines', () => {
  test('share what is the same on all of them, and nothing else', () => {
    expect(sharedBy([20, 20])).toBe(20);
    expect(sharedBy([20, 40])).toBeUndefined();
    expect(sharedBy([])).toBeUndefined();
  });

  test('get what is chosen for all, keep what is not, and leave the rest of the stone alone', () => {
    const after = applyEdit(stone, changeLines(linesOf(stone, 0, 1), { fontFamily: 'Jost' }));
    expect(after.Parms[0]).toEqual({ ...stone.Parms[0], fontFamily: 'Jost' });
    expect(after.Parms[1]).toEqual({ ...stone.Parms[1], fontFamily: 'Jost' });
    expect(after.Parms[2]).toBe(stone.Parms[2]);
    expect(after.Parms[3]).toBe(stone.Parms[3]);
  });

  test('that all are so already are left as they are', () => {
    expect(applyEdit(stone, changeLines(linesOf(stone, 1, 3), { fontSize: '20' }))).toBe(stone);
  });

  test('carried out alike keep their colour where they were so before', () => {
    const after = applyEdit(stone, cutLines(linesOf(stone, 0, 1, 3), 'engraved', 'sort'));
    expect(after.Parms.map((parm) => (parm.type === 'text' ? [parm.variant, parm.fontColor] : []))).toEqual([
      ['sandb', 'guld'],
      ['sandb', 'hvid'],
      [],
      ['sandb', 'sort'],
    ]);
  });

  test('typed at are one step of undo', () => {
    const [one, again] = [12, 120].map((fontSpacing) => changeLines(linesOf(stone, 0, 1), { fontSpacing }));
    if (!one || !again) throw new Error('no edits');
    expect([joinsSteps(one), gestureOf(one) === gestureOf(again)]).toEqual([true, true]);
  });

  const heights = letterHeightsOn(FONTS, { thinnestStroke: 0.9 });

  test('that are cut can be as high as the one that has to be highest', () => {
    const [one = 0, other = 0] = linesOf(stone, 0, 1).map(({ line }) => heights(line)[0]);
    expect(one).not.toBe(other);
    expect(heightsForAll(linesOf(stone, 0, 1), heights)).toEqual({
      offered: [Math.max(one, other)],
      isCast: false,
    });
  });

  test('some of which are cast have the heights that all of those are cast in, and that the others can be cut in', () => {
    const { offered, isCast } = heightsForAll(linesOf(stone, 0, 3), heights);
    expect(isCast).toBe(true);
    const [lowest = 0] = heights(
      linesOf(stone, 0)[0]?.line ?? { fontFamily: '', variant: '', cursive: false },
    );
    expect(offered).toEqual([15, 20, 25, 30, 40, 50, 60].filter((height) => height >= lowest));
    const vibes = applyEdit(
      stone,
      changeLines(linesOf(stone, 0), { fontFamily: 'Great Vibes', variant: 'mounted' }),
    );
    expect(heightsForAll(linesOf(vibes, 0, 3), heights).offered).toEqual([30, 40, 50, 60]);
  });
});

describe('A style of the business', () => {
  const style = (name: string, given: object = {}): LineStyle => lineStyle.parse({ name, ...given });
  const names = style('Navne', { fontFamily: 'Cinzel', fontSize: '42', letterSpacing: 0.5 });
  const taken = (own: readonly LineStyle[]) => {
    const edit = takeStyle(linesOf(stone, 0, 3), names, own);
    return { edit, after: applyEdit({ ...stone, styles: [...own] }, edit) };
  };

  test('is given to the lines and copied into the stone, in one step of its own', () => {
    const { edit, after } = taken([style('Datoer')]);
    expect(after.styles).toEqual([style('Datoer'), names]);
    for (const { line } of linesOf(after, 0, 3))
      expect(line).toMatchObject({ fontFamily: 'Cinzel', fontSize: '42', letterSpacing: 0.5 });
    expect(linesOf(after, 1)).toEqual(linesOf(stone, 1));
    expect(joinsSteps(edit)).toBe(false);
  });

  test('takes the place of the stone’s own of that name, whose lines stay as they are', () => {
    const { after } = taken([style('Navne', { fontSize: '12' }), style('Datoer')]);
    expect(after.styles).toEqual([names, style('Datoer')]);
    expect(linesOf(after, 1)).toEqual(linesOf(stone, 1));
  });

  test('is given to the lines alone where the stone has no room for one more', () => {
    const full = Array.from({ length: MOST_STYLES }, (_, i) => style(`Stil ${i}`));
    const { after } = taken(full);
    expect(after.styles).toEqual(full);
    expect(linesOf(after, 0)[0]?.line).toMatchObject({ fontSize: '42' });
  });
});
