import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { boundsOf } from '../../../src/geometry/bounds';
import type { Box } from '../../../src/geometry/box';
import { letterOutline } from '../../../src/lettering/letterOutline';
import { offerFile } from '../../../src/painting/files/offerFile';
import { placeImage } from '../../../src/painting/pdf/offer/layout';
import { carvedShapes } from '../../../src/painting/relief/carvedShapes';
import { WORKSHOP } from '../../../src/painting/relief/light';
import { reliefFor } from '../../../src/painting/relief/orders';
import { buildScene } from '../../../src/scene/buildScene';
import { designWith, lineAt, sources } from '../../scene/drawnStone';
import { boxOf } from '../sheet/pieces';
import { offerOf } from './offered';
import { listed, pathsOf } from './poppler';
import { pictureOf } from './popplerPages';
import { objectsOf } from './qpdf';

/** A px of the sheet in mm: 4/3 of a point. */
const PX = ((4 / 3) * 25.4) / 72;
const DPI = 150;

/** Black granite, 400 x 500 mm, of which nothing is drawn smaller than at seven tenths. */
const STONE = { StoneTypeId: 31, StoneTypeVariantId: 3101 };
const PLACE = placeImage({ width: 400, height: 500 });

const text = (subText: string, given: object = {}) => ({
  type: 'text',
  subText,
  fontSize: '100',
  position: { x: 200, y: 300 },
  ...given,
});

async function offer(Parms: readonly object[], given: object = {}): Promise<Uint8Array> {
  const design = designWith(Parms, { ...STONE, ...given });
  const stone = { scene: buildScene(design, sources), design, id: 12, names: sources, locale: 'da' } as const;
  return offerFile(stone, await fileSupplies('da', tilesIn('catalogue')), { detailed: false });
}

/** The boxes of a line's letters on the sheet, in mm of paper. */
function lettersOf(Parms: readonly object[]): Box[] {
  const { line, typeface, place } = lineAt(buildScene(designWith(Parms, STONE), sources));
  return line.letters.map((letter) => {
    const box = boundsOf(letterOutline(typeface, line, letter));
    if (!box) throw new Error('a letter without ink');
    const x = (mm: number) => (PLACE.left + (place.x + mm) * PLACE.scale) * PX;
    const y = (mm: number) => (PLACE.top + (place.y + mm) * PLACE.scale) * PX;
    return { left: x(box.left), right: x(box.right), top: y(box.top), bottom: y(box.bottom) };
  });
}

/** A sheet as Poppler draws it: red, green and blue at a point in mm of paper. */
async function seen(pdf: Uint8Array) {
  const png = sharp(pictureOf(pdf, 1, DPI)).removeAlpha();
  const { data, info } = await png.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [column, row] = [Math.floor((x / 25.4) * DPI), Math.floor((y / 25.4) * DPI)];
    const from = (row * info.width + column) * 3;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0] as const;
  };
  /** The mean of all levels within a box. */
  const mean = ({ left, right, top, bottom }: Box) => {
    const step = 25.4 / DPI;
    let [sum, count] = [0, 0];
    for (let y = top; y < bottom; y += step) {
      for (let x = left; x < right; x += step) {
        for (const level of at(x, y)) sum += level;
        count += 3;
      }
    }
    return sum / count;
  };
  return { data, info, at, mean };
}

/** The left and the right half of the straight part of an upright stem. */
function halvesOf({ left, right, top, bottom }: Box): readonly [Box, Box] {
  const [middle, high] = [(left + right) / 2, bottom - top];
  const within = { top: top + high * 0.3, bottom: bottom - high * 0.3 };
  // An I's serifs are some three times as broad as its stem.
  const half = (right - left) / 7;
  return [
    { ...within, left: middle - half, right: middle - half / 3 },
    { ...within, left: middle + half / 3, right: middle + half },
  ];
}

describe('The relief on an offer, drawn by Poppler', () => {
  test.each(['HI', 'ANNANANNA'])(
    'lies within letters that are paths, each exactly in its place: %s',
    async (subText) => {
      const parms = [text(subText, { fontSize: '30' })];
      const paths = pathsOf(await offer(parms), 1).filter(({ isFilled }) => isFilled);
      const drawn = paths.map(({ contours }) => boxOf(contours.flat()));
      const sides = ['left', 'right', 'top', 'bottom'] as const;
      const letters = lettersOf(parms);
      expect(letters).toHaveLength(subText.length);
      for (const letter of letters) {
        const off = drawn.map((one) => Math.max(...sides.map((side) => Math.abs(one[side] - letter[side]))));
        expect(Math.min(...off)).toBeLessThan(0.005);
      }
    },
  );

  test('colours what lies inside the outline, all of it, and nothing outside', async () => {
    const parms = [text('O', { fontSize: '120' })];
    const { nodes } = buildScene(designWith(parms, STONE), sources);
    const node = nodes[0];
    if (node?.kind !== 'lettering') throw new Error('no letter');
    const [shape] = carvedShapes(node);
    if (!shape) throw new Error('no shape');
    // A picture that is red far beyond the letter, in place of its relief.
    const red = { create: { width: 300, height: 300, channels: 3, background: '#f00' } } as const;
    const file = await sharp(red).jpeg().toBuffer();
    const { key } = reliefFor(shape, node.place, node.cut, node.colour, 3, WORKSHOP);
    const grid = { width: 300, height: 300, left: -150, top: -200, perMm: 1 };
    const pictures = new Map([[key, { file, type: 'JPEG' as const, grid, measure: shape.measure }]]);
    const pdf = await offerOf(parms, { stone: 31, reliefs: { pxPerMm: 3, pictures } });
    const { data, info } = await seen(pdf);
    const [letter] = pathsOf(pdf, 1)
      .filter(({ isFilled, contours }) => isFilled && contours.length === 2)
      .map(({ contours }) => contours);
    const areaOf = (ring: readonly (readonly [number, number])[]) =>
      ring.reduce((sum, [x, y], index) => {
        const [u, v] = ring[(index + 1) % ring.length] ?? [0, 0];
        return sum + (x * v - u * y) / 2;
      }, 0);
    const area = Math.abs((letter ?? []).reduce((sum, ring) => sum + areaOf(ring), 0));
    let reds = 0;
    for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
      const [r = 0, g = 0, b = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
      if (r > 200 && g < 60 && b < 60) reds += 1;
    }
    const [box] = lettersOf(parms);
    const edge = 2 * Math.PI * (((box?.right ?? 0) - (box?.left ?? 0)) / 2) * 2 * (25.4 / DPI);
    // What is left over is the pixels that the edge itself runs through.
    expect(Math.abs(reds * (25.4 / DPI) ** 2 - area)).toBeLessThan(edge);
  });

  test.each([
    ['cut: the wall that faces the light, on the right, is the lighter one', { fontColor: 'guld' }, 1],
    [
      'mounted: the side towards the light, on the left, is the lighter one',
      { variant: 'bronze', fontColor: 'alu' },
      -1,
    ],
  ] as const)('shows how a letter is %s', async (_how, given, sign) => {
    const parms = [text('I', given)];
    const { mean } = await seen(await offer(parms));
    const [box] = lettersOf(parms);
    if (!box) throw new Error('no letter');
    const [left, right] = halvesOf(box).map(mean);
    expect(sign * ((right ?? 0) - (left ?? 0))).toBeGreaterThan(12);
  });

  test('keeps a letter’s picture once, wherever it stands', async () => {
    expect(listed('pdfimages', await offer([text('ANNA', { fontSize: '40' })]))).toHaveLength(1 + 4);
    const objects = listed('pdfimages', await offer([text('ANNA', { fontSize: '40' })])).map(
      (row) => row.trim().split(/ +/)[10],
    );
    expect(new Set(objects).size).toBe(1 + 2);
  });

  test('writes the path of a letter once, wherever it stands, and another for another size', async () => {
    const formsOf = async (Parms: readonly object[]) =>
      objectsOf(await offer(Parms)).all.filter((each) => each['/Subtype'] === '/Form').length;
    const anna = text('ANNA', { fontSize: '40' });
    expect(await formsOf([anna])).toBe(2);
    expect(await formsOf([anna, text('NANNA', { fontSize: '40', position: { x: 200, y: 400 } })])).toBe(2);
    expect(await formsOf([anna, text('NANNA', { fontSize: '41', position: { x: 200, y: 400 } })])).toBe(4);
    expect(await formsOf([anna, text('ANNA', { fontSize: '40', fontColor: 'sort' })])).toBe(4);
  });

  test('lets the stone through where the cut is bare', async () => {
    expect(listed('pdfimages', await offer([text('I', { fontColor: 'transparent' })])).join('\n')).toContain(
      'smask',
    );
    expect(listed('pdfimages', await offer([text('I', { fontColor: 'sort' })])).join('\n')).not.toContain(
      'smask',
    );
  });

  test('casts a mounted letter’s shadow on what lies below it, and not on what lies above', async () => {
    const bar = text('—', { fontSize: '200', fontColor: 'hvid', position: { x: 200, y: 330 } });
    const over = text('I', { variant: 'bronze', fontColor: 'alu', position: { x: 200, y: 320 } });
    const beside = async (Parms: readonly object[]) => {
      const { mean } = await seen(await offer(Parms));
      const [box] = lettersOf([over]);
      if (!box) throw new Error('no letter');
      const [, stem] = halvesOf(box);
      // Just right of the stem, at the height of the bar.
      const [top, bottom] = [box.top * 0.55 + box.bottom * 0.45, box.top * 0.45 + box.bottom * 0.55];
      return mean({ left: stem.right + 0.6, right: stem.right + 1.2, top, bottom });
    };
    const [shaded, plain] = [await beside([bar, over]), await beside([over, bar])];
    expect(plain - shaded).toBeGreaterThan(15);
  });

  test('ends where the stone ends', async () => {
    const overhanging = text('HHHHHH', { fontColor: 'guld' });
    const { at } = await seen(await offer([overhanging]));
    const y = (PLACE.top + 260 * PLACE.scale) * PX;
    const besideStone = Array.from({ length: 40 }, (_, step) => (PLACE.left - 8 - step / 2) * PX);
    for (const x of besideStone) expect(Math.min(...at(x, y))).toBeGreaterThan(200);
  });
});
