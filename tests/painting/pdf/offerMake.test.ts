import { describe, expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { offerFile } from '../../../src/painting/files/offerFile';
import { placeImage } from '../../../src/painting/pdf/offer/layout';
import { buildScene } from '../../../src/scene/buildScene';
import type { Locale } from '../../../src/stone/catalogue/naming';
import { designWith, sources } from '../../scene/drawnStone';
import { boxOf } from '../sheet/pieces';
import { pathsOf, textOf } from './poppler';

const PX = ((4 / 3) * 25.4) / 72;
const BASE = { width: 700, height: 150, depth: 240 };
const LETTERS = { type: 'text', subText: 'HI', fontSize: '100', position: { x: 300, y: 400 } };

async function offerOf(make: object | undefined, locale: Locale = 'da'): Promise<Uint8Array> {
  const design = designWith([LETTERS], { StoneTypeVariantId: 1503, ...(make && { make }) });
  const stone = { scene: buildScene(design, sources), design, id: 12, names: sources, locale };
  return offerFile(stone, await fileSupplies(locale, tilesIn('catalogue')), { detailed: false });
}

/** Words as they are read, line ends as spaces. */
const read = (pdf: Uint8Array) => textOf(pdf, 1).split(/\s+/).join(' ');

describe('The offer of a stone on a base, read by Poppler', () => {
  test.each([
    [
      'da',
      'Tykkelse 140 mm · Sokkel 700 × 150 × 240 mm (bredde × højde × dybde), Bohus grå granit, poleret · Kant om forsiden: slebet · Sider: råkløvet · Fas 12,5 mm · Vægt med sokkel ca. ',
    ],
    [
      'de',
      'Stärke 140 mm · Sockel 700 × 150 × 240 mm (Breite × Höhe × Tiefe), Bohus Grau, poliert · Kante der Vorderseite: geschliffen · Seitenflächen: spaltrau · Fase 12,5 mm · Gewicht mit Sockel etwa ',
    ],
    [
      'no',
      'Tykkelse 140 mm · Sokkel 700 × 150 × 240 mm (bredde × høyde × dybde), Grå Bohus-granitt, polert · Kant rundt forsiden: slipt · Sider: råkløyvd · Fas 12,5 mm · Vekt med sokkel ca. ',
    ],
  ] as const)('says in %s all of it, and the thickness that was chosen', async (locale, said) => {
    const words = read(
      await offerOf({ thickness: 140, base: BASE, edge: 'honed', side: 'rough', bevel: 12.5 }, locale),
    );
    expect(words).toContain(said);
    expect(words).toContain('60 × 75 × 14 cm');
  });

  test('says nothing of it where nothing was chosen', async () => {
    const words = read(await offerOf(undefined));
    expect(words).toContain('60 × 75 × 12 cm');
    expect(words).not.toMatch(/Sokkel|Vægt|Tykkelse/);
  });

  test('draws letters and stone to the same scale, with room for the base below', async () => {
    const heightOf = (pdf: Uint8Array) => {
      // The letters: higher than the logo, less broad than the line at the foot.
      const letters = pathsOf(pdf, 1)
        .map(({ contours }) => boxOf(contours.flat()))
        .filter(({ left, right, top, bottom }) => bottom - top > 40 * PX && right - left < 100 * PX);
      const [top, bottom] = [
        Math.min(...letters.map((box) => box.top)),
        Math.max(...letters.map((box) => box.bottom)),
      ];
      return { height: (bottom - top) / PX, middle: (top + bottom) / 2 / PX };
    };
    const base = { ...BASE, width: 600 };
    const [bare, onBase] = [heightOf(await offerOf(undefined)), heightOf(await offerOf({ base }))];
    // One of 600 mm fills the breadth within the edges; one of 900 mm the 525 px of height, less the line about it.
    const [broad, high] = [placeImage({ width: 600, height: 750 }).scale, (525 - 8) / 900];
    expect(onBase.height / bare.height).toBeCloseTo(high / broad, 3);
    expect(bare.middle - onBase.middle).toBeGreaterThan(30);
  });
});
