import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { RECIPES } from '../../catalogue/materials/recipes';
import { TILE_PX, TILE_PX_PER_MM } from '../../catalogue/materials/sheet';

const { catalogue } = await catalogueFromFiles();
const variants = catalogue.stoneTypes.flatMap(({ Variants }) => Variants);
const tiles = RECIPES.map(({ name }) => `tiles/${name}.webp`);
const bytes = (tile: string) => readFile(new URL(`../../catalogue/${tile}`, import.meta.url));

async function grey(tile: string): Promise<(column: number, row: number) => number> {
  const data = await sharp(await bytes(tile))
    .greyscale()
    .raw()
    .toBuffer();
  return (column, row) => data[(row % TILE_PX) * TILE_PX + (column % TILE_PX)] ?? Number.NaN;
}

describe('a material tile', () => {
  it('is there for every variant of every stone type, at the scale it was baked for', () => {
    for (const { Name, tile, tilePxPerMm } of variants) {
      expect(tiles, Name).toContain(tile);
      expect(tilePxPerMm).toBe(TILE_PX_PER_MM);
    }
  });

  it.each(tiles)('%s is a square of 1024 pixels that weighs at most 350 kB', async (tile) => {
    const file = await bytes(tile);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: TILE_PX, height: TILE_PX });
    expect(file.length).toBeLessThanOrEqual(350_000);
  });

  it('is there small for choosing it, at most 20 kB of it', async () => {
    for (const { tile, small } of variants) {
      expect(small).toBe(tile.replace('.webp', '-small.webp'));
      const file = await bytes(small ?? '');
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect(file.length).toBeLessThanOrEqual(20_000);
    }
  });

  it.each(tiles)('%s repeats without a seam in both directions', async (tile) => {
    const tone = await grey(tile);
    const places = Array.from({ length: TILE_PX }, (_, i) => i);
    const step = (column: number) =>
      places.reduce((sum, row) => sum + Math.abs(tone(column + 1, row) - tone(column, row)), 0);
    const stepDown = (row: number) =>
      places.reduce((sum, column) => sum + Math.abs(tone(column, row + 1) - tone(column, row)), 0);
    const mean = (steps: number[]) => steps.reduce((sum, value) => sum + value, 0) / steps.length;
    const inside = places.slice(8, -8).filter((i) => i % 16 === 15);
    expect(step(TILE_PX - 1)).toBeLessThan(mean(inside.map(step)) * 1.25);
    expect(stepDown(TILE_PX - 1)).toBeLessThan(mean(inside.map(stepDown)) * 1.25);
  });

  it('has the colour that its variants show until it is loaded', async () => {
    for (const { tile, colour } of new Map(variants.map((variant) => [variant.tile, variant])).values()) {
      const { channels } = await sharp(await bytes(tile)).stats();
      [1, 3, 5].forEach((at, channel) => {
        const shown = Number.parseInt(colour.slice(at, at + 2), 16);
        expect(Math.abs(shown - (channels[channel]?.mean ?? Number.NaN)), tile).toBeLessThan(3);
      });
    }
  });

  it('of the first stone is nearly black and quiet, so that gold and white letters read on it', async () => {
    const first = catalogue.stoneTypes.find(({ id }) => id === 15)?.Variants[0];
    const { channels } = await sharp(await bytes(first?.tile ?? '')).stats();
    for (const { mean, stdev } of channels.slice(0, 3)) {
      expect(mean).toBeLessThan(45);
      expect(stdev).toBeLessThan(12);
    }
  });
});
