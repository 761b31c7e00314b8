import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TILE_PX, TILE_PX_PER_MM } from '../../catalogue/materials/sheet';

/** A tile's light by pixels, 0 to 255; it repeats in both directions. */
async function lightOf(name: string): Promise<(column: number, row: number) => number> {
  const file = new URL(`../../catalogue/tiles/${name}.webp`, import.meta.url);
  const data = await sharp(file.pathname).greyscale().raw().toBuffer();
  const within = (at: number) => (at + TILE_PX) % TILE_PX;
  return (column, row) => data[within(row) * TILE_PX + within(column)] ?? Number.NaN;
}

/** Every so many pixels a place is looked at. */
const STEP = 4;

const PLACES = Array.from({ length: (TILE_PX / STEP) ** 2 }, (_, at) => {
  const across = TILE_PX / STEP;
  return { column: (at % across) * STEP, row: Math.floor(at / across) * STEP };
});

/** The mean of the light around a place and its deviation, as far as so many pixels to either side. */
function around(
  light: (column: number, row: number) => number,
  { column, row }: (typeof PLACES)[number],
  far: number,
) {
  let [sum, squares, pixels] = [0, 0, 0];
  for (let y = row - far; y <= row + far; y++)
    for (let x = column - far; x <= column + far; x++) {
      const value = light(x, y);
      sum += value;
      squares += value * value;
      pixels += 1;
    }
  const mean = sum / pixels;
  return { mean, deviation: Math.sqrt(squares / pixels - mean * mean) };
}

/** How many of 10,000 places are brighter than those around them, 8 mm in all, by three times what those differ. */
async function flashes(name: string): Promise<number> {
  const light = await lightOf(name);
  const far = Math.round(4 * TILE_PX_PER_MM);
  const bright = PLACES.filter((place) => {
    const { mean, deviation } = around(light, place, far);
    return light(place.column, place.row) > mean + 3 * deviation;
  });
  return (bright.length / PLACES.length) * 10_000;
}

/** How alike the large tones of two tiles are where they lie on one another, from −1 to 1: over squares of 7 mm. */
async function alike(one: string, other: string): Promise<number> {
  const far = Math.round(3.5 * TILE_PX_PER_MM);
  const [ones, others] = await Promise.all(
    [one, other].map(async (name) => {
      const light = await lightOf(name);
      const tones = PLACES.map((place) => around(light, place, far).mean);
      const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
      return tones.map((tone) => tone - mean);
    }),
  );
  const product = (left: readonly number[] = [], right: readonly number[] = []) =>
    left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
  return product(ones, others) / Math.sqrt(product(ones, ones) * product(others, others));
}

test('Cleft marble sparkles: facets stand out from what is around them, as they do on no other cleft stone', async () => {
  expect(await flashes('white-marble-rough')).toBeGreaterThan(10);
  for (const other of ['sandstone-rough', 'light-granite-rough'])
    expect(await flashes(other)).toBeLessThan(5);
});

test('Cleft marble shows the veins that the same piece has when it is polished', async () => {
  expect(await alike('white-marble-rough', 'white-marble-polished')).toBeGreaterThan(0.7);
});
