import { expect, test } from 'vitest';
import { newText } from '../../src/stone/defaults';
import { matchOldLetters } from '../../src/stone/edits/matchOldLetters';

const LOOK = {
  family: 'Cinzel',
  cursive: false,
  height: 29.83,
  colours: { engraved: 'gold', mounted: 'bronze' },
} as const;
const added = () => ({ kind: 'addText', subText: 'Ny linje', given: { fontFamily: 'Jost' } }) as const;

test('lines in hand get the family, the height in half millimetres and the colour for how each is carried out', () => {
  const lines = [
    { element: 2, line: newText('Anna', { variant: 'sandb', scale: 1.5 }) },
    { element: 4, line: newText('Niels', { variant: 'bronze' }) },
  ];
  const like = { fontFamily: 'Cinzel', cursive: false, fontSize: '30', scale: 1 };
  expect(matchOldLetters(lines, LOOK, added)).toEqual({
    kind: 'together',
    edits: [
      { kind: 'changeText', element: 2, fields: { ...like, fontColor: 'guld' } },
      { kind: 'changeText', element: 4, fields: { ...like, fontColor: 'bronze' } },
    ],
  });
});

test('without a line in hand one is added that is like the old letters', () => {
  expect(matchOldLetters([], LOOK, added)).toEqual({
    kind: 'addText',
    subText: 'Ny linje',
    given: { fontFamily: 'Cinzel', cursive: false, fontSize: '30', scale: 1, fontColor: 'guld' },
  });
});
