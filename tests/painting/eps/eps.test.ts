import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paintEps } from '../../../src/painting/eps/paintEps';
import { paintSvg } from '../../../src/painting/svg/paintSvg';
import { uprightOf } from '../../lettering/typefaces';
import { sceneWith } from '../../scene/drawnStone';
import { needProgram } from '../installed';
import { opacityOfSvg, withoutStone } from '../picture';
import { farthestSide, lettersByHand, outerBoxes } from '../sheet/pieces';
import { along, type Point } from '../sheet/points';
import { framedScene, MEASURED, measuredElement, sheetOf } from '../sheet/workshop';

needProgram('gs', 'ghostscript');

const PX_PER_MM = 2;

/** Ghostscript fills each pixel that ink touches: drawn so many times finer and made smaller, that is little. */
const FINER = 8;
const STONE = { width: 600, height: 750 };
const NAME = { type: 'text', subText: 'Anna Bøgh 8', fontSize: '40', position: { x: 300, y: 250 } };
const SCRIPT = {
  ...NAME,
  subText: 'Elsket',
  fontFamily: 'Great Vibes',
  fontSize: '60',
  position: { x: 300, y: 350 },
};
const ROSE = { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 500 } };

/** How dark Ghostscript draws a page as large as the stone, 255 where there is ink. */
async function inkOf(eps: string): Promise<Uint8Array> {
  const page = [
    `-r${25.4 * PX_PER_MM * FINER}`,
    `-g${STONE.width * PX_PER_MM * FINER}x${STONE.height * PX_PER_MM * FINER}`,
    `-dDownScaleFactor=${FINER}`,
  ];
  const drawing = ['-sDEVICE=pnggray', '-dGraphicsAlphaBits=4', '-sOutputFile=-', '-'];
  const png = execFileSync('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...page, ...drawing], {
    input: eps,
    maxBuffer: 1e9,
  });
  const grey = await sharp(png).extractChannel(0).raw().toBuffer();
  return grey.map((level) => 255 - level);
}

/** The contours of what is filled, read from the file as words, in stone mm from the upper left. */
function filledIn(eps: string): Point[][] {
  const contours: Point[][] = [];
  const found: Point[][] = [];
  for (const line of eps.split('\n')) {
    const words = line.split(' ');
    const numbers = words.slice(0, -1).map((word) => (Number(word) * 25.4) / 72);
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, at): Point => [numbers[2 * at] ?? Number.NaN, STONE.height - (numbers[2 * at + 1] ?? Number.NaN)],
    );
    const from = contours.at(-1)?.at(-1);
    switch (words.at(-1)) {
      case 'newpath':
        contours.length = 0;
        break;
      case 'moveto':
        contours.push(points);
        break;
      case 'lineto':
        contours.at(-1)?.push(...points);
        break;
      case 'curveto':
        if (from) contours.at(-1)?.push(...along([from, ...points]));
        break;
      case 'fill':
        found.push(...contours);
    }
  }
  return found;
}

const cutOnly = (sheet: ReturnType<typeof sheetOf>) => ({
  ...sheet,
  layers: sheet.layers.filter(({ tool }) => tool === 'engrave' || tool === 'mount'),
});

describe('An EPS', () => {
  test('has the ink of the SVG, as Ghostscript and librsvg draw the two', async () => {
    const scene = framedScene('round', NAME, SCRIPT, ROSE);
    const drawn = await inkOf(paintEps(cutOnly(sheetOf(scene)), ''));
    const { alpha, width, height } = await opacityOfSvg(withoutStone(paintSvg(scene)), PX_PER_MM);
    expect([width, height]).toEqual([STONE.width * PX_PER_MM, STONE.height * PX_PER_MM]);
    let [ink, other, farOff] = [0, 0, 0];
    for (const [at, level] of drawn.entries()) {
      ink += level;
      other += alpha[at] ?? 0;
      if (Math.abs(level - (alpha[at] ?? 0)) > 160) farOff += 1;
    }
    expect(other / 255).toBeGreaterThan(5000);
    expect(Math.abs(ink / other - 1)).toBeLessThan(0.01);
    expect(farOff / (other / 255)).toBeLessThan(0.0005);
  });

  test('holds letters within 0.005 mm of hb-shape and trigonometry, upright, turned, scaled and on arcs', () => {
    for (const place of MEASURED.places) {
      const drawn = outerBoxes(filledIn(paintEps(sheetOf(sceneWith(measuredElement(place))), '')));
      const file = uprightOf(MEASURED.family);
      const byHand = outerBoxes(lettersByHand(file, MEASURED.setting, place, place.curve));
      expect(farthestSide(drawn, byHand), `at ${place.rotation}° ${place.curve?.side ?? ''}`).toBeLessThan(
        0.005,
      );
    }
  });

  test('says its box in points, whole and exact, and each layer by its name; a path for each letter', () => {
    const lines = paintEps(sheetOf(sceneWith(NAME), 5), 'Mor (Åse)\n%%EOF').split('\n');
    expect(lines[0]).toBe('%!PS-Adobe-3.0 EPSF-3.0');
    const edge = (0.05 * 72) / 25.4;
    const [width, height] = [(600 * 72) / 25.4, (750 * 72) / 25.4];
    const exact = [-edge, -edge, width + edge, height + edge].map((side) => side.toFixed(4));
    expect(lines[1]).toBe(`%%BoundingBox: -1 -1 ${Math.ceil(width + edge)} ${Math.ceil(height + edge)}`);
    expect(lines[2]).toBe(`%%HiResBoundingBox: ${exact.join(' ')}`);
    expect(lines[3]).toBe('%%Title: (Mor [?se]?%%EOF)');
    const layers = lines.filter((line) => line.startsWith('%%BeginObject: '));
    expect(layers.map((line) => line.split(' ')[1])).toEqual(
      ['ENGRAVE', 'STENCIL', 'OUTLINE', 'GUIDE', 'DRILL'].slice(0, 4),
    );
    expect(lines.filter((line) => line === 'fill')).toHaveLength('AnnaBøgh8'.length);
    expect(lines.every((line) => line.length < 255)).toBe(true);
  });
});
