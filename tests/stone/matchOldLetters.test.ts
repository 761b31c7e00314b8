import { expect, test } from 'vitest';
import foundry from '../../catalogue/foundry.json';
import { newText } from '../../src/stone/defaults';
import { cutTaken, heightLike, matchOldLetters } from '../../src/stone/edits/matchOldLetters';
import { letterHeightsOn } from '../../src/stone/letterHeights';

const LOOK = {
  family: 'Cinzel',
  cursive: false,
  height: 29.83,
  colours: { engraved: 'gold', mounted: 'bronze' },
} as const;
const added = () => ({ kind: 'addText', subText: 'Ny linje', given: { fontFamily: 'Jost' } }) as const;

/** The nearest height in the list of what is cast, found by sorting it. */
function castNear(family: string, height: number): number {
  const known = foundry.families.find((each) => each.family === family);
  const near = (foundry.nearest as Record<string, string>)[family];
  const { heights } = known ?? foundry.families.find((each) => each.family === near) ?? { heights: [] };
  return [...heights].sort((one, other) => Math.abs(one - height) - Math.abs(other - height))[0] ?? 0;
}

test.each([...foundry.families.map(({ family }) => family), 'Cinzel', 'Great Vibes'])(
  'mounted letters like old ones in %s get a height that is cast, the nearest; cut ones half millimetres',
  (family) => {
    const offered = letterHeightsOn([], {})({ fontFamily: family, variant: 'mounted', cursive: false });
    for (let height = 8; height < 130; height += 1.37) {
      const mounted = heightLike({ family, height }, 'mounted');
      expect(offered, `${height}`).toContain(mounted);
      expect(Math.abs(mounted - height)).toBeCloseTo(Math.abs(castNear(family, height) - height), 9);
      const cut = heightLike({ family, height }, 'engraved');
      expect(Number.isInteger(2 * cut)).toBe(true);
      expect(Math.abs(cut - height)).toBeLessThanOrEqual(0.25);
    }
  },
);

test('what is told beforehand is how the lines are carried out that take it', () => {
  const mounted = { element: 0, line: newText('Anna', { variant: 'bronze' }) };
  const cut = { element: 1, line: newText('Niels', { variant: 'sandb' }) };
  expect(cutTaken([mounted], added)).toBe('mounted');
  expect(cutTaken([mounted, cut], added)).toBe('engraved');
  expect(cutTaken([], added)).toBe('engraved');
  expect(cutTaken([], () => ({ kind: 'addText', subText: 'x', given: { variant: 'alu' } }))).toBe('mounted');
});

test('lines in hand get the family, the height and the colour for how each is carried out', () => {
  const lines = [
    { element: 2, line: newText('Anna', { variant: 'sandb', scale: 1.5 }) },
    { element: 4, line: newText('Niels', { variant: 'bronze' }) },
  ];
  const like = { fontFamily: 'Cinzel', cursive: false, fontSize: '30', scale: 1 };
  expect(matchOldLetters(lines, LOOK, added)).toEqual({
    kind: 'together',
    edits: [
      { kind: 'changeText', element: 2, fields: { ...like, fontColor: 'guld' } },
      {
        kind: 'changeText',
        element: 4,
        fields: { ...like, fontSize: String(castNear('Cinzel', 29.83)), fontColor: 'bronze' },
      },
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
