import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { FORMAT_NAMES, optionsOf } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import { ORDERS, scene, stone } from './orders';

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
