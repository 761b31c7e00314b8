import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { type TextParm, textParm } from '../../src/stone/parm';
import { capHeightIn, placedByHand } from '../lettering/ruleByHand';
import { farthestFrom } from '../painting/lettersByHand';
import { charactersOf } from '../painting/svgFile';
import { designWith } from '../scene/drawnStone';
import { fontFileOf } from './fontFile';
import { SIGNED_LINES, shapedByHarfBuzz, sources } from './samples';
import { charactersByHand, type Point } from './strokesByHand';

/** In mm, as for every letter (docs/decisions.md section 2). */
const ACCURACY = 0.005;

/** A cross of straight lines, whose corners are read here without the product's parser, for a sign that no family has. */
const CROSS = 560;
const entries = JSON.parse(readFileSync('catalogue/vignets.json', 'utf8')) as {
  id: number;
  outline: string;
}[];
const path = entries.find(({ id }) => id === CROSS)?.outline ?? '';

/** Every coordinate of absolute path data that consists of M and L. */
function pointsOf(data: string): Point[] {
  expect(data.replace(/[\d.,\s-]|[MLZ]/g, '')).toBe('');
  const numbers = (data.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

/**
 * The sign of a line written as `Bo☦Ida`, by hand: the letters as HarfBuzz shapes them around the missing character, which is
 * as high as a capital and has 8 % of that on both sides.
 */
function byHand(line: TextParm): { sign: Point[]; letters: Point[][] } {
  const points = pointsOf(path);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { file, lean } = fontFileOf(line);
  const capHeight = capHeightIn(file);
  const units = (capHeight * (right - left)) / (bottom - top) + 0.16 * capHeight;
  const glyphs = shapedByHarfBuzz(line).map(([gid, cluster, advance, dx, dy]) =>
    gid === 0 ? ([gid, cluster, units, 0, 0] as const) : ([gid, cluster, advance, dx, dy] as const),
  );
  const size = Number(line.fontSize);
  const spacings = line.subTextSpacing.split(',').map(Number);
  const setting = {
    text: line.subText,
    fontSize: size,
    fontSpacing: line.fontSpacing,
    letterSpacing: line.letterSpacing,
    spacings,
  };
  const { pens, width } = placedByHand(glyphs, setting, capHeight);
  const slope = Math.tan((lean * Math.PI) / 180);
  const k = size / (bottom - top);
  const sign = points.map(([x, y]): Point => {
    const up = k * (bottom - y);
    const along = (pens[2] ?? Number.NaN) + 0.08 * size + k * (x - left) + slope * up - width / 2;
    return [line.position.x + along, line.position.y - up];
  });
  const letters = charactersByHand(line, glyphs).map(({ strokes }) =>
    strokes.flatMap(({ points }) => [...points]),
  );
  return { sign, letters };
}

test.each(SIGNED_LINES)(
  'A drawn sign and the letters around it are cut where the rule puts them: $fontFamily, cursive $cursive',
  (face) => {
    const line = textParm.parse({
      ...face,
      fontSize: '37.5',
      fontSpacing: 117,
      letterSpacing: 0.7,
      subTextSpacing: '0.2,-1.3,2.4,-0.6,0.1,3',
      position: { x: 311.7, y: 402.3, rotation: 0 },
      signs: { '☦': CROSS },
    });
    const written = charactersOf(paintSvg(buildScene(designWith([line]), sources)));
    const { sign, letters } = byHand(line);
    expect(written.map(({ cluster }) => cluster)).toEqual(['B', 'o', '☦', 'I', 'd', 'a']);
    for (const [index, { points }] of written.entries()) {
      const expected = index === 2 ? sign : (letters[index] ?? []);
      expect(farthestFrom(points, expected)).toBeLessThan(ACCURACY);
      expect(farthestFrom(expected, points)).toBeLessThan(ACCURACY);
    }
  },
);
