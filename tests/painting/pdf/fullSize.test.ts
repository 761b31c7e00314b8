import { describe, expect, test } from 'vitest';
import { paintPdf } from '../../../src/painting/pdf/paintPdf';
import { uprightOf } from '../../lettering/typefaces';
import { designWith, sceneWith } from '../../scene/drawnStone';
import { boxOf, farthestSide, lettersByHand, outerBoxes } from '../sheet/pieces';
import { MEASURED, measuredElement } from '../sheet/workshop';
import { listed, pageSizes, pathsOf, textOf } from './poppler';
import { faceWith, optionsFor } from './sample';

const BRONZE = {
  type: 'text',
  subText: 'Åse',
  variant: 'bronze',
  fontFamily: 'Alegreya',
  fontSize: '40',
  fontColor: 'bronze',
  position: { x: 300, y: 300 },
};

async function paperOf(...Parms: readonly object[]): Promise<Uint8Array> {
  const scene = sceneWith(...Parms);
  return paintPdf(faceWith(scene), await optionsFor('da', scene, designWith(Parms).Parms));
}

describe('A PDF 1:1, read by Poppler', () => {
  test('has one page as large as the stone, to 0.01 mm', async () => {
    const sizes = pageSizes(await paperOf({ type: 'text', subText: 'Anna' }));
    expect(sizes).toHaveLength(1);
    expect(Math.abs((sizes[0]?.[0] ?? 0) - 600)).toBeLessThan(0.01);
    expect(Math.abs((sizes[0]?.[1] ?? 0) - 750)).toBeLessThan(0.01);
  });

  test('holds letters within 0.005 mm of hb-shape and trigonometry, upright, turned, scaled and on arcs', async () => {
    for (const place of MEASURED.places) {
      const paths = pathsOf(await paperOf(measuredElement(place)), 1).filter(({ isFilled }) => isFilled);
      const drawn = outerBoxes(paths.map(({ contours }) => contours.flat()));
      const byHand = outerBoxes(
        lettersByHand(uprightOf(MEASURED.family), MEASURED.setting, place, place.curve),
      );
      expect(farthestSide(drawn, byHand), `at ${place.rotation}° ${place.curve?.side ?? ''}`).toBeLessThan(
        0.005,
      );
    }
  });

  test('draws one path for each letter, no picture and no font in their stead', async () => {
    const pdf = await paperOf({ type: 'text', subText: 'Mor og far', position: { x: 300, y: 300 } });
    expect(pathsOf(pdf, 1).filter(({ isFilled }) => isFilled)).toHaveLength(8);
    expect(listed('pdfimages', pdf)).toEqual([]);
    // Only what the control lines must measure.
    expect(textOf(pdf, 1).replaceAll('Kontrollinje: skal måle 100 mm', '').trim()).toBe('');
  });

  test('draws what is reserved as a dashed box around its ink, with its measures in mm, and no letter of it', async () => {
    const name = { type: 'text', subText: 'Mor og far', fontSize: '40', position: { x: 300, y: 300 } };
    const later = { ...name, subText: 'Aage', position: { x: 300, y: 500 } };
    const pdf = await paperOf(name, { ...later, reserved: true });
    expect(textOf(pdf, 1)).toContain('Plads reserveret');
    // As large as Poppler finds the letters where they are cut.
    const cut = await paperOf(name, later);
    const letters = pathsOf(cut, 1)
      .filter(({ isFilled }) => isFilled)
      .map(({ contours }) => boxOf(contours.flat()))
      .filter(({ top }) => top > 400);
    const [left, top] = [
      Math.min(...letters.map((box) => box.left)),
      Math.min(...letters.map((box) => box.top)),
    ];
    const [right, bottom] = [
      Math.max(...letters.map((box) => box.right)),
      Math.max(...letters.map((box) => box.bottom)),
    ];
    const dashed = pathsOf(pdf, 1)
      .filter(({ isFilled }) => !isFilled)
      .map(({ contours }) => boxOf(contours.flat()))
      .find((box) => Math.abs(box.left - left) < 0.01 && Math.abs(box.top - top) < 0.01);
    expect(Math.abs((dashed?.right ?? 0) - right)).toBeLessThan(0.01);
    expect(Math.abs((dashed?.bottom ?? 0) - bottom)).toBeLessThan(0.01);
    const mm = (value: number) =>
      value.toLocaleString('da', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    expect(textOf(pdf, 1)).toContain(`${mm(right - left)} × ${mm(bottom - top)} mm`);
    expect(textOf(pdf, 1)).toContain(`${mm(left)} mm fra venstre, ${mm(top)} mm fra oven`);
    const filled = pathsOf(pdf, 1).filter(
      ({ isFilled, contours }) => isFilled && boxOf(contours.flat()).top > 400,
    );
    // Only the white behind the words.
    expect(filled).toHaveLength(1);
  });

  test('draws the edge of the stone, its centre line, and what cannot be cut, as lines', async () => {
    const pdf = await paperOf({ type: 'text', subText: 'A🕊', position: { x: 300, y: 300 } });
    const lines = pathsOf(pdf, 1).filter(({ isFilled }) => !isFilled);
    const boxes = lines.map(({ contours }) => boxOf(contours.flat()));
    expect(boxes[0]?.right).toBeCloseTo(600, 2);
    expect(boxes[1]?.left).toBeCloseTo(300, 2);
    expect(boxes[1]?.bottom).toBeCloseTo(750, 2);
    // Edge, centre line, baseline, the sign for the missing dove, and two control lines with their ticks.
    expect(lines).toHaveLength(10);
  });
});

describe('The control lines', () => {
  test('are 100 mm both ways within 0.1 mm, from one point, on the stone and on its template', async () => {
    const pdf = await paperOf(BRONZE);
    for (const page of [1, 2]) {
      const boxes = pathsOf(pdf, page)
        .filter(({ isFilled }) => !isFilled)
        .map(({ contours }) => boxOf(contours.flat()));
      const isLong = (length: number) => Math.abs(length - 100) < 0.1;
      const level = boxes.filter((box) => isLong(box.right - box.left) && box.bottom - box.top < 0.01);
      const upright = boxes.filter((box) => isLong(box.bottom - box.top) && box.right - box.left < 0.01);
      expect([level.length, upright.length], `page ${page}`).toEqual([1, 1]);
      expect(level[0]?.left).toBeCloseTo(upright[0]?.left ?? Number.NaN, 2);
      expect(level[0]?.top).toBeCloseTo(upright[0]?.bottom ?? Number.NaN, 2);
      expect(textOf(pdf, page)).toContain('Kontrollinje: skal måle 100 mm');
    }
  });
});

describe('Where letters are mounted', () => {
  test('a template of the same size follows, with the mounted letters alone and a mark for each pin', async () => {
    const pdf = await paperOf(BRONZE, { type: 'text', subText: 'Ib', position: { x: 300, y: 500 } });
    const sizes = pageSizes(pdf);
    expect(sizes).toHaveLength(3);
    expect(sizes[1]).toEqual(sizes[0]);
    const filled = pathsOf(pdf, 2).filter(({ isFilled, isStroked }) => isFilled && isStroked);
    expect(filled).toHaveLength(3);
    expect(textOf(pdf, 2)).toContain('Bore- og påsætningsskabelon · Mor & Søster Østergård');
    // Two for A, s and e each, and one for the ring.
    const rings = pathsOf(pdf, 2).filter(({ contours }) => isRing(boxOf(contours.flat())));
    expect(rings).toHaveLength(7);
  });

  test('a list says on A4 which letters are needed, in which family, height and material', async () => {
    const pdf = await paperOf(BRONZE, { ...BRONZE, subText: 'Esse', position: { x: 300, y: 400 } });
    const [width, height] = pageSizes(pdf)[2] ?? [];
    expect([width, height]).toEqual([expect.closeTo(210, 2), expect.closeTo(297, 2)]);
    const text = textOf(pdf, 3).replace(/ +/g, ' ');
    expect(text).toContain('Påsatte bogstaver');
    expect(text).toMatch(/Alegreya, versalhøjde 40 mm, bronze +7 bogstaver/);
    // Poppler takes the spaces between single letters for letter spacing.
    expect(text.replaceAll(' ×', '×').replaceAll('× ', '×')).toContain('E×1 e×2 s×3 Å×1');
  });

  test('the words stand in a font that is embedded and can be searched', async () => {
    const fonts = listed('pdffonts', await paperOf(BRONZE));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/CID TrueType +Identity-H +yes +(yes|no) +yes/);
  });
});

function isRing({ left, right, top, bottom }: ReturnType<typeof boxOf>): boolean {
  return Math.abs(right - left - 2.4) < 0.02 && Math.abs(bottom - top - 2.4) < 0.02;
}
