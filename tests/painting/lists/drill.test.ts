import { describe, expect, test } from 'vitest';
import { uprightOf } from '../../lettering/typefaces';
import { designWith } from '../../scene/drawnStone';
import { parsed } from '../dxf/readDxf';
import { pathsOf, wordsOf } from '../pdf/poppler';
import { boxOf, lettersByHand } from '../sheet/pieces';
import { bytesOf } from './made';
import { numberIn, readSpreadsheet } from './readSpreadsheet';

const HEIGHT = 750;
const LINE = {
  type: 'text',
  subText: 'Åse Bo',
  variant: 'bronze',
  fontFamily: 'Alegreya',
  fontSize: '40',
  fontColor: 'bronze',
  position: { x: 300, y: 200, rotation: -20 },
};
const DATE = { ...LINE, subText: '12.4', fontSize: '25', position: { x: 250.25, y: 420 } };
const DOVE = { type: 'standardVignet', vignetId: 703, fontColor: 'bronze', position: { x: 300, y: 560 } };
const ENGRAVED = { ...LINE, subText: 'Ib', variant: 'sandb', position: { x: 300, y: 700 } };
const DESIGN = designWith([LINE, ENGRAVED, DATE, DOVE]);

/** The list as it is read: without its head, numbers as numbers. */
async function holesIn(design = DESIGN) {
  const [, ...rows] = readSpreadsheet(await bytesOf(design, { format: 'drill' }));
  return rows.map(([number, element, letter, x, y, diameter, depth]) => ({
    number: numberIn(number),
    ...{ element, letter, depth },
    ...{ x: numberIn(x), y: numberIn(y), diameter: numberIn(diameter) },
  }));
}

/** The middles of the rings on a template, as Poppler draws it, in mm from the stone's lower left. */
function ringsOn(pdf: Uint8Array, page: number) {
  return pathsOf(pdf, page)
    .filter(({ isFilled }) => !isFilled)
    .map(({ contours }) => boxOf(contours.flat()))
    .filter(
      ({ left, right, top, bottom }) =>
        Math.abs(right - left - 2.4) < 0.02 && Math.abs(bottom - top - 2.4) < 0.02,
    )
    .map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: HEIGHT - (top + bottom) / 2 }));
}

describe('The drill list', () => {
  test('has each hole at its number on the template, as Poppler reads it, to 0.01 mm', async () => {
    const holes = await holesIn();
    const pdf = await bytesOf(DESIGN, { format: 'pdf' });
    const rings = ringsOn(pdf, 2);
    expect(rings).toHaveLength(holes.length);
    const numbers = wordsOf(pdf, 2).filter(({ word = '' }) => /^\d{1,3}$/.test(word) && Number(word) !== 100);
    expect(numbers.map(({ word }) => Number(word)).sort((a, b) => a - b)).toEqual(
      holes.map(({ number }) => number),
    );
    for (const { word, left, bottom } of numbers) {
      // A number stands at the upper right of its ring.
      const away = (ring: { x: number; y: number }) => Math.hypot(ring.x - left, ring.y - (HEIGHT - bottom));
      const ring = rings.reduce((best, other) => (away(other) < away(best) ? other : best));
      const hole = holes.find(({ number }) => number === Number(word));
      expect(Math.abs(ring.x - (hole?.x ?? Number.NaN))).toBeLessThan(0.01);
      expect(Math.abs(ring.y - (hole?.y ?? Number.NaN))).toBeLessThan(0.01);
    }
  });

  test('has the holes of the DXF’s layer DRILL, counted from the same lower left', async () => {
    const dxf = Buffer.from(await bytesOf(DESIGN, { format: 'dxf', legacy: false })).toString();
    const circles = parsed(dxf).entities.flatMap((entity) =>
      entity.type === 'CIRCLE'
        ? [entity as unknown as { center: { x: number; y: number }; radius: number }]
        : [],
    );
    const written = circles.map(({ center, radius }) => [center.x, center.y, 2 * radius]);
    const listed = (await holesIn()).map(({ x, y, diameter }) => [x, y, diameter]);
    expect(listed).toHaveLength(written.length);
    for (const [index, hole] of listed.entries())
      for (const [at, value] of hole.entries())
        expect(Math.abs(value - (written[index]?.[at] ?? Number.NaN))).toBeLessThan(0.0051);
  });

  test('names of each hole the letter in which it lies, as HarfBuzz sets the line, and the ornament', async () => {
    const holes = await holesIn();
    const place = { x: 300, y: 200, rotation: -20, scale: 1 };
    const setting = { text: 'Åse Bo', fontSize: 40, fontSpacing: 100, letterSpacing: 0, spacings: [] };
    const boxes = lettersByHand(uprightOf('Alegreya'), setting, place).map(boxOf);
    const ofLine = holes.filter(({ element }) => element === '»Åse Bo«');
    expect(new Set(ofLine.map(({ letter }) => letter))).toEqual(new Set(['Å', 's', 'e', 'B', 'o']));
    for (const { letter = '', x, y } of ofLine) {
      const box = boxes['ÅseBo'.indexOf(letter)];
      expect(x > (box?.left ?? Infinity) && x < (box?.right ?? -Infinity), `${letter} ${x}`).toBe(true);
      const down = HEIGHT - y;
      expect(down > (box?.top ?? Infinity) && down < (box?.bottom ?? -Infinity), `${letter} ${y}`).toBe(true);
    }
    const ofDove = holes.filter(({ letter }) => letter === '');
    expect(ofDove.length).toBeGreaterThan(1);
    expect(new Set(ofDove.map(({ element }) => element)).size).toBe(1);
    expect(holes.some(({ element }) => element === '»Ib«')).toBe(false);
  });

  test.each([
    [
      'da',
      'Nr.;Element;Bogstav;x (mm fra stenens venstre side);y (mm fra stenens underkant);Diameter (mm);Dybde (mm)',
    ],
    [
      'de',
      'Nr.;Element;Buchstabe;x (mm von der linken Seite des Steins);y (mm von der Unterkante des Steins);Durchmesser (mm);Tiefe (mm)',
    ],
    [
      'no',
      'Nr.;Element;Bokstav;x (mm fra steinens venstre side);y (mm fra steinens underkant);Diameter (mm);Dybde (mm)',
    ],
  ] as const)('says where it counts from in the reader’s language: %s', async (locale, head) => {
    const [first, second] = readSpreadsheet(await bytesOf(DESIGN, { format: 'drill', depth: 17.5 }, locale));
    expect(first?.join(';')).toBe(head);
    expect(second?.slice(5)).toEqual(['3,00', '17,50']);
  });

  test('leaves the depth open where nobody said it: it follows from the foundry’s pins', async () => {
    for (const { depth } of await holesIn()) expect(depth).toBe('');
  });

  test('keeps words that look like a formula, a date or a separator, in one cell', async () => {
    const words = '=1+1;"x"';
    const design = designWith([
      { ...DATE, subText: words },
      { ...DATE, subText: '1.2.34', position: { x: 200, y: 600 } },
    ]);
    const elements = new Set((await holesIn(design)).map(({ element }) => element));
    expect(elements).toEqual(new Set([`»${words}«`, '»1.2.34«']));
  });

  test('is refused of a stone on which nothing is mounted', async () => {
    await expect(bytesOf(designWith([ENGRAVED]), { format: 'drill' })).rejects.toThrow('nothing is mounted');
  });
});
