import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildScene } from '../../src/scene/buildScene';
import { designWith, sources } from '../scene/drawnStone';
import { pngOf } from './files/made';
import { readQrCode } from './readQrCode';

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
      expect(await readQrCode(picture)).toEqual([ADDRESS, ADDRESS]);
    },
  );
});

test('A code that is turned is read as well', async () => {
  const picture = await seen(1501, '#fff', 4, 30);
  expect(await readQrCode(picture)).toEqual([ADDRESS, ADDRESS]);
});
