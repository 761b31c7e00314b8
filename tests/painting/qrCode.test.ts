import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { buildScene } from '../../src/scene/buildScene';
import { designWith, sources } from '../scene/drawnStone';
import { pngOf } from './files/made';

// From the package itself: left alone, it fetches its program from the network.
const program = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
await prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(program).buffer },
  fireImmediately: true,
});

const ADDRESS = 'https://www.mindeside.dk/anna-jensen-1931';
/** The middle of the code on the stone and its side, in mm. */
const [X, Y, SIDE] = [300, 400, 90];

/** What is seen of a stone around its code: as much stone again on each side as a camera sees. */
async function seen(variant: number, fontColor: string, pxPerMm: number, rotation = 0) {
  const element = { type: 'qrCode', content: ADDRESS, sideLength: SIDE, fontColor };
  const place = { position: { x: X, y: Y, rotation } };
  const scene = buildScene(designWith([{ ...element, ...place }], { StoneTypeVariantId: variant }), sources);
  const around = SIDE;
  const picture = sharp(await pngOf(scene, pxPerMm)).extract({
    left: Math.round((X - around) * pxPerMm),
    top: Math.round((Y - around) * pxPerMm),
    width: Math.round(2 * around * pxPerMm),
    height: Math.round(2 * around * pxPerMm),
  });
  const { data, info } = await picture.flatten().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

type Seen = Awaited<ReturnType<typeof seen>>;

/** A reader that only knows dark on light, as many do. */
const byJsQr = ({ data, width, height }: Seen) =>
  jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;

/** Another, by other algorithms, as simply set. */
async function byZxing({ data, width, height }: Seen) {
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: ['QRCode'],
    tryInvert: false,
  });
  return found.map(({ text }) => text);
}

const STONES = [
  ['black polished granite, white', 1501, '#fff'],
  ['black polished granite, gold', 1501, '#D5AC6D'],
  ['light honed granite, black', 1505, '#000'],
] as const;

describe.each(STONES)('A QR code on %s', (_stone, variant, fontColor) => {
  test.each([2, 4])(
    'is read by two decoders at %d px/mm, neither of which looks for light on dark',
    async (pxPerMm) => {
      const picture = await seen(variant, fontColor, pxPerMm);
      expect(byJsQr(picture)).toBe(ADDRESS);
      expect(await byZxing(picture)).toEqual([ADDRESS]);
    },
  );
});

test('A code that is turned is read as well', async () => {
  const picture = await seen(1501, '#fff', 4, 30);
  expect(byJsQr(picture)).toBe(ADDRESS);
  expect(await byZxing(picture)).toEqual([ADDRESS]);
});
