import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../../src/geometry/bounds';
import { letterOutline } from '../../../src/lettering/letterOutline';
import { AROUND } from '../../../src/painting/canvaskit/paintStanding';
import { EDGE, imageFactor, placeImage, SHEET } from '../../../src/painting/pdf/offer/layout';
import { buildScene } from '../../../src/scene/buildScene';
import { designWith, lineAt, sources } from '../../scene/drawnStone';
import { boxOf } from '../sheet/pieces';
import { offerOf } from './offered';
import { listed, pageSizes, pathsOf, textOf, wordsOf } from './poppler';

/** A px of the sheet in mm: 4/3 of a point. */
const PX = ((4 / 3) * 25.4) / 72;

const text = (subText: string, given: object = {}) => ({ type: 'text', subText, ...given });

describe('An offer, read by Poppler', () => {
  test('is one sheet of A4 upright', async () => {
    const sizes = pageSizes(await offerOf([text('Anna')]));
    expect(sizes).toEqual([[expect.closeTo(210, 1), expect.closeTo(297, 1)]]);
  });

  test.each([
    ['da', 'Forslag til gravsten', 'Sten nr. 12', '21. november 2026'],
    ['de', 'Entwurf für einen Grabstein', 'Stein Nr. 12', '21. November 2026'],
    ['no', 'Forslag til gravstein', 'Stein nr. 12', '21. november 2026'],
  ] as const)('says in %s whose stone it is, as text that can be searched', async (locale, ...said) => {
    const words = textOf(await offerOf([text('Anna')], { locale }), 1);
    for (const part of [...said, 'Åse Østergård', '60 × 75 ×']) expect(words).toContain(part);
  });

  test('says of a line what it follows, and of one too far from the edge to follow it only its width', async () => {
    const along = async (y: number) => {
      const line = text('Anna', {
        curve: { kind: 'edge' },
        fontSize: '30',
        position: { x: 300, y, rotation: 0 },
      });
      return textOf(await offerOf([line], { detailed: true }), 2);
    };
    expect(await along(110)).toContain('langs stenens kant');
    expect(await along(600)).not.toContain('kant');
  });

  test('names the frame as what a line follows, and the stone’s edge where the frame is gone', async () => {
    const line = text('Anna', {
      curve: { kind: 'edge', of: 'frame' },
      fontSize: '30',
      position: { x: 300, y: 110, rotation: 0 },
    });
    const said = async (given: object) => textOf(await offerOf([line], { detailed: true, ...given }), 2);
    expect(await said({ frame: 'line' })).toContain('langs rammen');
    expect(await said({})).toContain('langs stenens kant');
  });

  test('embeds every font it is written in', async () => {
    const fonts = listed('pdffonts', await offerOf([text('Anna')], { detailed: true }));
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/CID TrueType +Identity-H +yes +(yes|no) +yes/);
  });

  test.each([
    ['da', 'Gravstensdesigner', 85],
    ['de', 'Grabstein-Designer', 70],
  ] as const)('has in %s a logo that runs from 34 px over its width', async (locale, name, width) => {
    const logo = wordsOf(await offerOf([text('Anna')], { locale }), 1).find(({ word }) => word === name);
    expect((logo?.right ?? 0) / PX).toBeCloseTo(34 + width, 0);
  });

  test('draws every letter as a path at seven tenths of its size, over one picture of the stone', async () => {
    // A stone of 400 x 500 mm: broader ones than 529 mm are drawn smaller, to keep the edges free.
    const parm = text('HI', { fontSize: '100', position: { x: 200, y: 250 } });
    const pdf = await offerOf([parm], { stone: 31 });
    expect(listed('pdfimages', pdf)).toHaveLength(1);
    const drawnBoxes = pathsOf(pdf, 1).map(({ contours }) => boxOf(contours.flat()));
    const { line, typeface, place } = lineAt(
      buildScene(designWith([parm], { StoneTypeId: 31, StoneTypeVariantId: 3101 }), sources),
    );
    const { left, top, scale } = placeImage({ width: 400, height: 500 });
    expect(scale).toBe(0.7);
    for (const letter of line.letters) {
      const box = boundsOf(letterOutline(typeface, line, letter));
      if (!box) throw new Error('a letter without ink');
      const x = (mm: number) => (left + (place.x + mm) * scale) * PX;
      const y = (mm: number) => (top + (place.y + mm) * scale) * PX;
      const expected = { left: x(box.left), right: x(box.right), top: y(box.top), bottom: y(box.bottom) };
      const sides = ['left', 'right', 'top', 'bottom'] as const;
      const off = drawnBoxes.map((one) =>
        Math.max(...sides.map((side) => Math.abs(one[side] - expected[side]))),
      );
      expect(Math.min(...off)).toBeLessThan(0.005);
    }
  });

  test('lists nothing where it is short, and nothing of a stone without elements', async () => {
    expect(pageSizes(await offerOf([text('Anna')]))).toHaveLength(1);
    expect(pageSizes(await offerOf([], { detailed: true }))).toHaveLength(1);
  });
});

describe('The image on an offer', () => {
  test('is made smaller by the factor for its height', () => {
    expect([750, 1000, 1000.1, 1150, 1150.1].map(imageFactor)).toEqual([0.7, 0.7, 0.55, 0.55, 0.45]);
  });

  test('lies in the middle, and within the sheet whatever the stone', () => {
    for (const stone of [
      { width: 600, height: 750 },
      { width: 1000, height: 720 },
      { width: 450, height: 1300 },
    ]) {
      const { left, top, scale } = placeImage(stone);
      expect(scale).toBeLessThanOrEqual(imageFactor(stone.height));
      // With the shadow in its picture it keeps the 12 mm to both sides.
      expect(left - AROUND * scale).toBeGreaterThanOrEqual(EDGE - 1e-9);
      expect(left + stone.width * scale).toBeCloseTo(SHEET.width - left, 9);
      expect(top).toBeGreaterThanOrEqual(57);
      expect(top + stone.height * scale).toBeLessThanOrEqual(582 + 1e-9);
    }
  });
});

describe('A detailed offer', () => {
  const lines = (count: number, given: object = {}) =>
    Array.from({ length: count }, (_, index) => text(`Linje${index}`, given));

  /** Where the entries' names begin, in px. */
  async function names(pdf: Uint8Array, page = 2) {
    return wordsOf(pdf, page)
      .map(({ word = '', left, top }) => ({ word, x: left / PX, y: top / PX }))
      .filter(({ word }) => /^Linje\d+$/.test(word));
  }

  test('lists three elements in each column, at x 34, 160 and 296', async () => {
    const listedNames = await names(await offerOf(lines(9), { detailed: true }));
    expect(listedNames).toHaveLength(9);
    for (const { word, x } of listedNames) {
      const column = Math.floor(Number(word.slice(5)) / 3);
      expect(Math.abs(x - ([34, 160, 296][column] ?? 0)), word).toBeLessThan(1);
    }
  });

  test.each([
    ['engraved text in Danish', 'da', text('Linje0'), 80],
    ['engraved text in Norwegian', 'no', text('Linje0'), 80],
    ['engraved text in German', 'de', text('Linje0'), 70],
    ['mounted text', 'da', text('Linje0', { variant: 'bronze', fontColor: 'bronze' }), 70],
  ] as const)('goes on below %s', async (_what, locale, first, advance) => {
    const [one, two] = await names(await offerOf([first, text('Linje1')], { locale, detailed: true }));
    expect((two?.y ?? 0) - (one?.y ?? 0)).toBeCloseTo(advance, 1);
  });

  test.each([
    ['a sandblown vignet', { type: 'sandblownVignet', vignetId: 552 }, 40],
    ['a mounted vignet', { type: 'standardVignet', vignetId: 552 }, 30],
    ['an attachment', { type: 'attachment', attachmentId: 99_999 }, 30],
    ['anything else', { type: 'customVignet', vignetId: 7 }, 20],
  ] as const)('goes on below %s', async (_what, between, advance) => {
    const pdf = await offerOf([text('Linje0'), between, text('Linje1')], { detailed: true });
    const [one, two] = await names(pdf);
    expect((two?.y ?? 0) - (one?.y ?? 0)).toBeCloseTo(80 + advance, 1);
  });

  test('says of a line what the mason must know', async () => {
    const line = text('Anna', { fontSize: '42', fontColor: 'guld', position: { x: 300, y: 268 } });
    const words = textOf(await offerOf([line], { detailed: true }), 2);
    for (const said of ['Anna', 'Skrift: ', 'Versalhøjde: 42 mm', 'Sandblæst', 'Optegning: guld'])
      expect(words).toContain(said);
    expect(words).toContain('Fra venstre 300, fra top 268 mm');
  });

  test('goes on over as many sheets as it takes, each numbered, with no entry lost', async () => {
    const pdf = await offerOf(lines(40), { detailed: true });
    const pages = pageSizes(pdf).length;
    expect(pages).toBeGreaterThan(2);
    const all = await Promise.all(Array.from({ length: pages - 1 }, (_, page) => names(pdf, page + 2)));
    expect(new Set(all.flat().map(({ word }) => word)).size).toBe(40);
    expect(textOf(pdf, pages)).toContain(`Side ${pages} af ${pages}`);
    // Nothing runs into the foot.
    for (const { y } of all.flat()) expect(y).toBeLessThan(SHEET.height - 50 - 60);
  });

  test('writes a long line in full, broken where it would run into the next column', async () => {
    const long = `Elsket og savnet altid af os alle sammen i huset ${'W'.repeat(30)}`;
    const pdf = await offerOf([text(long), ...lines(3)], { detailed: true });
    const words = wordsOf(pdf, 2).filter(({ left }) => left / PX < 34 + 115);
    const written = words.map(({ word }) => word).join('');
    expect(written).toContain(long.replaceAll(' ', ''));
    for (const { word, right } of words.filter((one) => long.includes(one.word ?? '')))
      expect(right / PX, word).toBeLessThan(34 + 115);
    // What follows in the column begins below it.
    expect(textOf(pdf, 2)).toContain('Linje0');
  });

  test('loses no line to the foot of the sheet where all are long', async () => {
    const long = Array.from({ length: 12 }, (_, index) => text(`Linje${index} ${'savnet '.repeat(60)}`));
    const pdf = await offerOf(long, { detailed: true });
    const pages = await Promise.all(
      Array.from({ length: pageSizes(pdf).length - 1 }, (_, page) => wordsOf(pdf, page + 2)),
    );
    expect(pages.flat().filter(({ word }) => word === 'savnet')).toHaveLength(12 * 60);
    const last = pages.flat().filter(({ word }) => word === 'savnet' || word?.startsWith('Linje'));
    for (const { bottom } of last) expect(bottom / PX).toBeLessThan(SHEET.height - 45.5);
  });

  test('calls a sign that is drawn by the name of its drawing, and one of the family’s own by itself', async () => {
    const lines = [text('Bo ⚭ Ida & Co', { signs: { '⚭': 580, '&': 582 } })];
    expect(textOf(await offerOf(lines, { detailed: true }), 2)).toContain('Bo (Ringe) Ida & Co');
    expect(textOf(await offerOf(lines, { detailed: true, locale: 'no' }), 2)).toContain(
      'Bo (Ringer) Ida & Co',
    );
  });

  test('says what its own letters cannot write, whatever the script', async () => {
    const pdf = await offerOf([text('שלום A🕊')], { detailed: true });
    const words = wordsOf(pdf, 2)
      .map(({ word }) => word)
      .join('');
    expect(words).toContain('[U+05E9][U+05DC][U+05D5][U+05DD]A[U+1F54A]');
  });
});
