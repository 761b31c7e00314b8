import { describe, expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { uprightOf } from '../lettering/typefaces';
import { sceneWith } from '../scene/drawnStone';
import { farthestFrom, pointsByHand } from './lettersByHand';
import { charactersOf } from './svgFile';

/** The accuracy every vector output holds against HarfBuzz on the same font, in mm (docs/decisions.md section 2). */
const ACCURACY = 0.005;

const FAMILIES = ['EB Garamond', 'Cinzel', 'Libre Baskerville', 'Alegreya', 'Great Vibes', 'Jost'];
const LINES = ['AVATAR To. LTV Ty', 'Anna Sørensen', '* 12.4.1941  † 3.11.2026', 'Rene\u0301e'];
const PLACES = [
  { x: 300, y: 268, rotation: 0, scale: 1 },
  { x: 120.25, y: 400.5, rotation: 90, scale: 0.75 },
  { x: 310, y: 333.3, rotation: -37.5, scale: 2.4 },
];
const SETTING = { fontSize: 42.5, fontSpacing: 112, letterSpacing: -0.35, spacings: [1.5, -2.25, 0, 0.125] };

/** How far the points of an exported line and of the same line worked out by hand lie apart at most, in mm. */
function difference(family: string, text: string, place: (typeof PLACES)[number], lean = 0): number {
  const { scale, ...position } = place;
  const element = {
    type: 'text',
    subText: text,
    fontFamily: family,
    fontSize: String(SETTING.fontSize),
    fontSpacing: SETTING.fontSpacing,
    letterSpacing: SETTING.letterSpacing,
    subTextSpacing: SETTING.spacings.join(),
    cursive: lean > 0,
    position,
    scale,
  };
  const drawn = charactersOf(paintSvg(sceneWith(element))).flatMap(({ points }) => points);
  const byHand = pointsByHand(uprightOf(family), { ...SETTING, text }, place, lean);
  return Math.max(farthestFrom(drawn, byHand), farthestFrom(byHand, drawn));
}

describe('The letters of an SVG stand within 0.005 mm of hb-shape and trigonometry', () => {
  for (const family of FAMILIES) {
    test(`in ${family}, upright, turned and scaled, with spacings`, () => {
      for (const text of LINES) {
        for (const place of PLACES) {
          expect(difference(family, text, place), `${text} at ${place.rotation}°`).toBeLessThan(ACCURACY);
        }
      }
    });
  }

  test('and slanted by 12° about the baseline where the family has no italic', () => {
    for (const place of PLACES)
      expect(difference('Cinzel', 'Anna Sørensen', place, 12)).toBeLessThan(ACCURACY);
  });
});
