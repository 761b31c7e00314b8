import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { readDesign } from '../../../server/commands/readDesign';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../../../server/drawing/scenes';
import { FORMAT_NAMES, type FormatName, type OrderOf, optionsOf } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import { namesIn } from '../../../src/scene/sourcesFrom';
import { design as schema } from '../../../src/stone/stone';

/** One order of each format, and what its file begins with. */
const ORDERS: { readonly [F in FormatName]: readonly [OrderOf<F>, string] } = {
  offer: [{ format: 'offer', detailed: true }, '%PDF-'],
  pdf: [{ format: 'pdf', tiled: 'a4' }, '%PDF-'],
  permit: [{ format: 'permit', part: 'data' }, '%PDF-'],
  svg: [{ format: 'svg', welded: true }, '<svg '],
  dxf: [{ format: 'dxf', legacy: true, stencil: 5 }, '0\nSECTION'],
  plt: [{ format: 'plt', layers: new Map([['engrave', 3]]) }, 'IN;\nSP3;'],
  gcode: [{ format: 'gcode', post: 'grbl', depth: 3 }, '(Sten nr. 12: '],
  png: [{ format: 'png', pxPerMm: 0.5 }, '\x89PNG'],
  eps: [{ format: 'eps', stencil: 5 }, '%!PS-Adobe-3.0 EPSF-3.0'],
  tiff: [{ format: 'tiff', pxPerMm: 0.5 }, 'II*\0'],
  foundry: [{ format: 'foundry', mason: 'Sten & Søn', number: '7' }, '%PDF-'],
  foundryTable: [{ format: 'foundryTable' }, '\ufeffArt;'],
  drill: [{ format: 'drill', depth: 20 }, '\ufeffNr.;Element'],
  glb: [{ format: 'glb' }, 'glTF'],
  usdz: [{ format: 'usdz' }, 'PK\x03\x04'],
  stl: [{ format: 'stl' }, 'Stone 12 in mm'],
  heightMap: [{ format: 'heightMap', pxPerMm: 1 }, '\x89PNG'],
};
/** A stone on which a line and an ornament are mounted, for the lists of what is mounted. */
const MOUNTED = [
  { type: 'text', subText: 'Åse', variant: 'bronze', fontFamily: 'Alegreya', position: { x: 300, y: 200 } },
  { type: 'standardVignet', vignetId: 703, fontColor: 'bronze', position: { x: 300, y: 400 } },
];

const catalogue = (await catalogueFromFiles('catalogue')).catalogue;
const { design: given } = await readDesign('catalogue/standard-stone.json');
const design = schema.parse({ ...given, Parms: [...given.Parms, ...MOUNTED] });
const scene = await sceneOf({ design, catalogue }, pictureInAddress);
const stone = { scene, design, id: 12, names: namesIn(catalogue), locale: 'da' } as const;

describe('A format', () => {
  test.each(FORMAT_NAMES)(
    '%s is made',
    async (name) => {
      const [order, beginning] = ORDERS[name];
      const content = await makeFile(order, stone, await fileSupplies('da', tilesIn('catalogue')));
      const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
      expect(text.slice(0, beginning.length)).toBe(beginning);
    },
    180_000,
  );

  test('png says its pixels a mm, in the file that is made', async () => {
    const png = await makeFile(
      { format: 'png', pxPerMm: 2 },
      stone,
      await fileSupplies('da', tilesIn('catalogue')),
    );
    const { density, width } = await sharp(Buffer.from(png)).metadata();
    // Two pixels a mm are 50.8 dots an inch; sharp rounds.
    expect({ density, width }).toEqual({ density: 51, width: 2 * scene.width });
  });

  test.each(FORMAT_NAMES)('%s takes what is ordered of it, and nothing that it could not make', (name) => {
    const [order] = ORDERS[name];
    expect(optionsOf(name).safeParse(order).success).toBe(true);
    for (const option of Object.keys(optionsOf(name).shape))
      expect(optionsOf(name).safeParse({ ...order, [option]: -1 }).success, option).toBe(false);
  });
});
