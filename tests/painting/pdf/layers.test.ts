import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paintPdf, paintTiledPdf } from '../../../src/painting/pdf/paintPdf';
import { designWith, sceneWith } from '../../scene/drawnStone';
import { pictureOf } from './popplerPages';
import { faceWith, optionsFor } from './sample';

const Parms = [
  { type: 'text', subText: 'Åse', fontSize: '60', position: { x: 300, y: 300 } },
  { type: 'text', subText: 'Aage', fontSize: '40', position: { x: 300, y: 500 }, reserved: true },
];

async function paper(locale: 'da' | 'de' | 'no' = 'da', isTiled = false): Promise<Uint8Array> {
  const scene = sceneWith(...Parms);
  const options = await optionsFor(locale, scene, designWith(Parms).Parms);
  return isTiled ? paintTiledPdf(faceWith(scene), 'a3', options) : paintPdf(faceWith(scene), options);
}

const asText = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

/** The objects of the layers as the catalogue names them, and where their names stand. */
function layersOf(pdf: Uint8Array) {
  const text = asText(pdf);
  const [, shown = ''] = /\/ON \[([^\]]*)\] \/OFF \[\]/.exec(text) ?? [];
  const ids = shown.split(' R').flatMap((each) => each.trim().split(' ')[0] || []);
  const names = ids.map((id) => {
    const [, hex = ''] =
      new RegExp(`\\n${id} 0 obj\\n<< /Type /OCG /Name <FEFF([0-9A-F]*)> >>`).exec(text) ?? [];
    return Buffer.from(hex, 'hex').swap16().toString('utf16le');
  });
  return { shown, ids, names };
}

/** The file with one layer hidden, as a reader stores it: not a byte moves. */
function without(pdf: Uint8Array, hidden: string): Uint8Array {
  const { shown, ids } = layersOf(pdf);
  const on = ids.filter((id) => id !== hidden).map((id) => `${id} 0 R`);
  const changed = asText(pdf).replace(
    `/ON [${shown}] /OFF []`,
    `/ON [${on.join(' ')}] /OFF [${hidden} 0 R]`.padEnd(`/ON [${shown}] /OFF []`.length),
  );
  return Uint8Array.from(Buffer.from(changed, 'latin1'));
}

/** How many pixels of a page's picture are black, grey as the letters are, and blue. */
async function inkOf(pdf: Uint8Array) {
  const { data, info } = await sharp(pictureOf(pdf))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [dark, blue] = [0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (Math.max(r, g, b) < 60) dark += 1;
    if (b > r + 25 && b > g + 10) blue += 1;
  }
  return { dark, blue };
}

describe('The layers of a PDF 1:1, rendered by Poppler', () => {
  test('are what is cut, what guides it and the control lines, each in the reader’s language', async () => {
    expect(layersOf(await paper()).names).toEqual([
      'Hugges eller påsættes',
      'Hjælpelinjer, pladser og stifter',
      'Kontrollinjer',
    ]);
    expect(layersOf(await paper('de')).names[0]).toBe('Wird gehauen oder aufgesetzt');
    expect(layersOf(await paper('no', true)).names[2]).toBe('Kontrollinjer');
  });

  test('are all shown, and each takes only its own away', async () => {
    const pdf = await paper();
    const [cut = '', guides = '', control = ''] = layersOf(pdf).ids;
    const all = await inkOf(pdf);
    expect(all.blue).toBeGreaterThan(200);
    expect(all.dark).toBeGreaterThan(500);
    const uncut = await inkOf(without(pdf, cut));
    expect(uncut.dark).toBeLessThan(all.dark / 2);
    expect(uncut.blue).toBeGreaterThan(all.blue * 0.9);
    const unguided = await inkOf(without(pdf, guides));
    expect(unguided.blue).toBe(0);
    expect(unguided.dark).toBeGreaterThan(all.dark * 0.8);
    const uncontrolled = await inkOf(without(pdf, control));
    expect(uncontrolled.dark).toBeLessThan(all.dark);
    expect(uncontrolled.blue).toBeGreaterThanOrEqual(all.blue);
  });
});
