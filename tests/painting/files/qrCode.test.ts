import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import type { FileOrder } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import { buildScene } from '../../../src/scene/buildScene';
import { namesIn } from '../../../src/scene/sourcesFrom';
import { contoursOfPath } from '../../accuracy/cut/seenInk';
import { catalogue, designWith, sources } from '../../scene/drawnStone';
import { contoursOn } from '../dxf/readDxf';
import { drawnBy } from '../plt/readPlt';
import { readQrCode } from '../readQrCode';
import type { Point } from '../sheet/points';

const ADDRESS = 'https://www.mindeside.dk/anna-jensen-1931';
/** The middle of the code on the stone and its side, in mm. */
const [X, Y, SIDE] = [300, 400, 90];
const PX_PER_MM = 4;

/** Which stone, the paint on it, and the colours of what is cut and of what is left. */
const STONES = [
  ['a black stone, white', 1501, '#fff', 'white', 'black'],
  ['a light stone, black', 1505, '#000', 'black', 'white'],
] as const;

/** A stone with nothing but a code on it, askew. */
function stoneOf(variant: number, fontColor: string) {
  const element = { type: 'qrCode', content: ADDRESS, sideLength: SIDE, fontColor };
  const place = { position: { x: X, y: Y, rotation: 11 } };
  const design = designWith([{ ...element, ...place }], { StoneTypeVariantId: variant });
  return {
    scene: buildScene(design, sources),
    design,
    id: 12,
    names: namesIn(catalogue),
    locale: 'da',
  } as const;
}

/** A file's text. */
async function textOf(stone: ReturnType<typeof stoneOf>, order: FileOrder): Promise<string> {
  return String(await makeFile(order, stone, await fileSupplies('da', tilesIn('catalogue'))));
}

type Contours = readonly (readonly Point[])[];
type Read = (stone: ReturnType<typeof stoneOf>) => Promise<Contours>;

/** What a program that cuts finds in each file, in stone mm. */
const FILES: Readonly<Record<string, Read>> = {
  SVG: async (stone) => codeOf(await textOf(stone, { format: 'svg', welded: false })),
  'welded SVG': async (stone) => codeOf(await textOf(stone, { format: 'svg', welded: true })),
  DXF: async (stone) =>
    contoursOn(await textOf(stone, { format: 'dxf', legacy: false }), 'ENGRAVE', stone.scene.height),
  'legacy DXF': async (stone) =>
    contoursOn(await textOf(stone, { format: 'dxf', legacy: true }), 'ENGRAVE', stone.scene.height),
  PLT: async (stone) =>
    drawnBy(await textOf(stone, { format: 'plt' }), Math.ceil(stone.scene.height)).get(1) ?? [],
};

/** The contours of the only element of an SVG. */
function codeOf(svg: string): Contours {
  const [, d = ''] = /<g data-element="0"[^>]*>(?:<g[^>]*>)*<path d="([^"]+)"/.exec(svg) ?? [];
  return contoursOfPath(d);
}

/** The stone around its code, with what a file cuts filled. */
async function cut(contours: Contours, inked: string, left: string) {
  const path = contours.map((contour) => `M${contour.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');
  const box = `${X - SIDE} ${Y - SIDE} ${2 * SIDE} ${2 * SIDE}`;
  const side = 2 * SIDE * PX_PER_MM;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${side}" height="${side}">
    <rect x="${X - SIDE}" y="${Y - SIDE}" width="100%" height="100%" fill="${left}"/><path d="${path}" fill="${inked}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

describe.each(STONES)('A QR code that is cut into %s', (_stone, variant, fontColor, inked, left) => {
  test.each(Object.entries(FILES))('is read by two decoders from its %s', async (_file, read) => {
    const contours = await read(stoneOf(variant, fontColor));
    expect(await readQrCode(await cut(contours, inked, left))).toEqual([ADDRESS, ADDRESS]);
  });
});
