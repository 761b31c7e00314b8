import { fileURLToPath } from 'node:url';
import type { Catalogue } from '../../catalogue/load';
import type { StoneType } from '../../src/stone/catalogue/stoneType';
import { catalogue } from './catalogue';

/** The folder of the plain tiles: a plate without crystals keeps its pictures small and their faults visible. */
export const PLAIN_TILES = fileURLToPath(new URL('.', import.meta.url));

const DARK = { tile: 'tiles/dark.png', colour: '#2b2d31' };
const LIGHT = { tile: 'tiles/light.png', colour: '#b9b6ae' };

/** The ids of a plate's two variants. */
export const VARIANT = { dark: 1, light: 2 } as const;

const variant = (id: number, { tile, colour }: typeof DARK) =>
  ({
    id,
    Name: tile,
    Names: {},
    tile,
    tilePxPerMm: 1,
    colour,
    finish: 'honed',
    thinnestStroke: 0.7,
    narrowestWeb: 0.4,
  }) as const;

const PLAIN = [variant(VARIANT.dark, DARK), variant(VARIANT.light, LIGHT)];

/** The id of the only rectangular plate in a plate's catalogue. */
export const PLATE = 1;

/** The project's catalogue with a rectangular plate of this size in mm, and every stone in plain material. */
export function plainCatalogue(width = 100, height = 100): Catalogue {
  const plate: StoneType = {
    id: PLATE,
    Name: `${width} × ${height} mm`,
    Names: {},
    type: 'urn',
    existing: false,
    shape: 'slab',
    width,
    height,
    thickness: 80,
    outline: `M0 0H${width}V${height}H0Z`,
    Variants: PLAIN,
  };
  return {
    ...catalogue,
    stoneTypes: [plate, ...catalogue.stoneTypes.map((stone) => ({ ...stone, Variants: PLAIN }))],
  };
}
