import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { changeLines } from '../../src/stone/edits/styleLines';
import {
  fieldsOf,
  isInStyle,
  type LineStyle,
  LONGEST_STYLE_NAME,
  lineStyles,
  MOST_STYLES,
  renamed,
  styleOf,
  withoutStyle,
  withStyle,
} from '../../src/stone/lineStyle';
import { textParm } from '../../src/stone/parm';
import { design } from '../../src/stone/stone';

const line = textParm.parse({
  type: 'text',
  subText: 'Anna Jensen',
  fontFamily: 'Cinzel',
  fontSize: '40',
  fontColor: 'guld',
  fontSpacing: 110,
  letterSpacing: 0.5,
  subTextSpacing: '1,2',
});
const style = styleOf('Navne', line);
const named = (...names: string[]): LineStyle[] => names.map((name) => ({ ...style, name }));

describe('A style', () => {
  test('is made of how a line looks, not of what it says or where it stands', () => {
    expect(style).toEqual({
      name: 'Navne',
      variant: 'sandb',
      fontFamily: 'Cinzel',
      cursive: false,
      fontSize: '40',
      fontColor: 'guld',
      fontSpacing: 110,
      letterSpacing: 0.5,
    });
    expect(isInStyle(style, line)).toBe(true);
    expect(isInStyle(style, { ...line, letterSpacing: 0 })).toBe(false);
  });

  test('is given to lines, whose words, places and single spacings stay', () => {
    const before = design.parse({ Parms: [{ type: 'text', subText: 'Bo', subTextSpacing: '3' }] });
    const [other] = before.Parms;
    if (other?.type !== 'text') throw new Error('no line');
    const [after] = applyEdit(before, changeLines([{ element: 0, line: other }], fieldsOf(style))).Parms;
    expect(after).toEqual({ ...other, ...fieldsOf(style), wishedColor: undefined });
    expect(after?.type === 'text' && isInStyle(style, after)).toBe(true);
  });

  test('is kept under one name: made again it is replaced, renamed it replaces another, deleted it is gone', () => {
    const wider = { ...style, fontSpacing: 130 };
    expect(withStyle([...named('Datoer'), style], wider)).toEqual([...named('Datoer'), wider]);
    expect(withStyle(named('Datoer'), style)).toEqual([...named('Datoer'), style]);
    expect(renamed(named('a', 'b', 'c'), 'a', 'c')).toEqual(named('c', 'b'));
    expect(renamed(named('a', 'b'), 'a', 'a')).toEqual(named('a', 'b'));
    expect(withoutStyle(named('a', 'b'), 'a')).toEqual(named('b'));
  });

  test('is part of the design, which has no field for it where there is none', () => {
    const before = design.parse({});
    expect(before).not.toHaveProperty('styles');
    const after = applyEdit(before, { kind: 'setStyles', styles: [style] });
    expect(design.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
    expect(applyEdit(after, { kind: 'setStyles', styles: [] })).toEqual(before);
    expect(applyEdit(after, { kind: 'setStyles', styles: [] })).not.toHaveProperty('styles');
  });

  test('has a name of some length, and there are not more than a list holds', () => {
    expect(lineStyles.safeParse(named(' ')).success).toBe(false);
    expect(lineStyles.safeParse(named('x'.repeat(LONGEST_STYLE_NAME + 1))).success).toBe(false);
    expect(lineStyles.safeParse(Array(MOST_STYLES + 1).fill(style)).success).toBe(false);
  });
});
