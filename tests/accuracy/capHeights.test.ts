import { afterAll, describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { EMPTY } from '../../src/geometry/outline';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import { buildScene } from '../../src/scene/buildScene';
import { capHeightIn } from '../lettering/ruleByHand';
import { paintScene } from '../painting/paintScene';
import { designWith } from '../scene/drawnStone';
import { someOf } from '../someOf';
import { openInkPainter } from './inkPainter';
import { sources } from './samples';

/** The picture a mason lays his rule to, and how far off a letter's height may then be. */
const PX_PER_MM = 20;
const ACCURACY_MM = 0.05 + 1e-9;

/** The height asked, in mm. */
const ASKED = 30;

/** Where the middle of the letter's foot stands on the stone, in mm from its corner. */
const PLACE = 50;
/** The picture that is painted around it, and how far down it the foot stands, in mm. */
const WINDOW = { width: 70, height: 50, foot: 40 };

const kit = await loadNodeKit();
const painter = openInkPainter(kit, 'plain');
afterAll(() => painter.delete());

/** How high a letter's ink is on a picture, in mm: the rows of which at least half a pixel is covered. */
function heightOf(letter: string, font: { readonly family: string; readonly cursive: boolean }, given = {}) {
  const line = {
    type: 'text',
    subText: letter,
    fontFamily: font.family,
    cursive: font.cursive,
    fontSize: String(ASKED),
    position: { x: PLACE, y: PLACE },
  };
  const { slab, ...scene } = buildScene(designWith([line], given), sources);
  const [width, height] = [WINDOW.width * PX_PER_MM, WINDOW.height * PX_PER_MM];
  const pixels = readPixels(kit, width, height, (canvas) => {
    canvas.scale(PX_PER_MM, PX_PER_MM);
    canvas.translate(WINDOW.width / 2 - PLACE, WINDOW.foot - PLACE);
    paintScene(canvas, { ...scene, slab: { ...slab, outline: EMPTY } }, painter);
  });
  const covered = (row: number) => {
    for (let at = row * width * 4 + 3; at < (row + 1) * width * 4; at += 4)
      if ((pixels[at] ?? 0) >= 128) return true;
    return false;
  };
  const rows = Array.from({ length: height }, (_, row) => row).filter(covered);
  // A letter that reaches over the picture is not measured.
  expect(rows[0]).toBeGreaterThan(0);
  expect(rows.at(-1)).toBeLessThan(height - 1);
  return ((rows.at(-1) ?? Number.NaN) + 1 - (rows[0] ?? Number.NaN)) / PX_PER_MM;
}

const FACES = FONTS.flatMap(({ family, file, italic }) => [
  { family, cursive: false, file },
  ...(italic ? [{ family, cursive: true, file: italic }] : []),
]);

/** The flat capitals whose height the font's own figure misses, with what is said of H. */
const CORRECTED = {
  'Josefin Sans': ['H', 'E', 'I', 'T'],
  'Cinzel Decorative': ['E', 'I', 'T'],
} as const;
const correctedIn = (family: string) => Object.entries(CORRECTED).find(([name]) => name === family)?.[1];

describe('On a picture of 20 pixels to the mm, a flat capital of 30 mm', () => {
  test.each(FACES.filter(({ family }) => correctedIn(family)))(
    'is 30 mm high in $family, cursive $cursive, on a new stone',
    (face) => {
      for (const letter of correctedIn(face.family) ?? [])
        expect(Math.abs(heightOf(letter, face, { revision: 1 }) - ASKED), letter).toBeLessThanOrEqual(
          ACCURACY_MM,
        );
    },
  );

  test.each(FACES.filter(({ family }) => correctedIn(family)))(
    'stays as high as it was agreed in $family, cursive $cursive, on a stone of before',
    (face) => {
      expect(heightOf('E', face)).toBeGreaterThan(ASKED * 1.025);
      expect(heightOf('E', face) / heightOf('E', face, { revision: 1 })).toBeCloseTo(
        (face.family === 'Josefin Sans' ? 728 : 719) / capHeightIn(face.file),
        2,
      );
    },
  );

  // The usual run measures every third face, `MEASURED_FACES=all` every one.
  const others = FACES.filter(({ family }) => !correctedIn(family));
  test.each(someOf(others, 3, 'MEASURED_FACES'))(
    'is the same by either rule in $family, cursive $cursive',
    (face) => expect(heightOf('T', face, { revision: 1 })).toBe(heightOf('T', face)),
  );
});
