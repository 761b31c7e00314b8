import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { readDesign } from '../../../server/commands/readDesign';
import { pictureInAddress, sceneOf } from '../../../server/drawing/scenes';
import type { FormatName, OrderOf } from '../../../src/painting/files/formats';
import { namesIn } from '../../../src/scene/sourcesFrom';
import { design as schema } from '../../../src/stone/stone';

/** One order of each format, and what its file begins with. */
export const ORDERS: { readonly [F in FormatName]: readonly [OrderOf<F>, string] } = {
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
export const scene = await sceneOf({ design, catalogue }, pictureInAddress);
/** The stone of which each format is made. */
export const stone = { scene, design, id: 12, names: namesIn(catalogue), locale: 'da' } as const;
