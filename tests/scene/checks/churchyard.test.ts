import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { checkChurchyard, volumeOf } from '../../../src/scene/checks/churchyard';
import { churchyard } from '../../../src/stone/catalogue/churchyard';
import { stoneType } from '../../../src/stone/catalogue/stoneType';

const face = (width: number, height: number, thickness: number, type = 'coffin') =>
  stoneType.parse({
    id: 1,
    Name: 'Sten',
    type,
    shape: 'upright',
    width,
    height,
    thickness,
    outline: `M0 0H${width}V${height}H0Z`,
    Variants: [
      { id: 1, Name: 'Granit', tile: 't.webp', tilePxPerMm: 1, colour: '#1c1c1e', finish: 'polished' },
    ],
  });
const yard = (...rules: unknown[]) => churchyard.parse({ id: 1, Name: 'Kirkegård', country: 'DK', rules });
const kinds = (stone: ReturnType<typeof face>, ...rules: unknown[]) =>
  checkChurchyard(stone, yard(...rules)).map(({ kind }) => kind);

describe('A churchyard’s rules', () => {
  test('are kept by a stone that just fits', () => {
    expect(kinds(face(500, 900, 100), { maxWidth: 500, maxHeight: 900, maxThickness: 100 })).toEqual([]);
  });

  test('name what is too wide, too tall, too thick and too thin, with both measures', () => {
    const rule = { maxWidth: 500, maxHeight: 900, maxThickness: 100 };
    expect(checkChurchyard(face(501, 950, 120), yard(rule))).toEqual([
      { kind: 'tooWide', value: 501, limit: 500 },
      { kind: 'tooTall', value: 950, limit: 900 },
      { kind: 'tooThick', value: 120, limit: 100 },
    ]);
    expect(kinds(face(500, 800, 119), { minThickness: 120 })).toEqual(['tooThin']);
  });

  test('limit the volume, and the weight at 2.7 tonnes a cubic metre', () => {
    // 0.6 × 0.8 × 0.12 m = 0.0576 m³ = 155.52 kg
    const [large, heavy] = checkChurchyard(face(600, 800, 120), yard({ maxVolume: 0.05, maxWeight: 150 }));
    expect(large?.value).toBeCloseTo(0.0576, 9);
    expect(heavy?.value).toBeCloseTo(155.52, 6);
    expect([large?.kind, heavy?.kind]).toEqual(['tooLarge', 'tooHeavy']);
  });

  test('measure the stone within its outline, not its box', () => {
    const round = { outline: 'M300 0A300 300 0 0 1 300 600A300 300 0 0 1 300 0Z', thickness: 100 };
    expect(volumeOf(round) / (Math.PI * 0.3 ** 2 * 0.1)).toBeCloseTo(1, 2);
  });

  test('may hold for one kind of grave only, or from a height on', () => {
    expect(kinds(face(400, 600, 100, 'urn'), { types: ['urn'], maxHeight: 500 })).toEqual(['tooTall']);
    expect(kinds(face(400, 600, 100, 'coffin'), { types: ['urn'], maxHeight: 500 })).toEqual([]);
    const byHeight = [
      { upToHeight: 1000, minThickness: 120 },
      { tallerThan: 1000, minThickness: 140 },
    ];
    expect(kinds(face(400, 1000, 130), ...byHeight)).toEqual([]);
    expect(kinds(face(400, 1001, 130), ...byHeight)).toEqual(['tooThin']);
  });

  test('are shipped with the catalogue, and some stone keeps each of them', async () => {
    const { churchyards, stoneTypes } = (await catalogueFromFiles()).catalogue;
    expect(churchyards.length).toBeGreaterThan(5);
    for (const each of churchyards)
      expect(
        stoneTypes.some((stone) => checkChurchyard(stone, each).length === 0),
        each.Name,
      ).toBe(true);
  });
});
