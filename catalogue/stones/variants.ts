import type { Density } from '../../src/stone/catalogue/material';
import type { StoneVariant } from '../../src/stone/catalogue/stoneType';
import { TILE_PX_PER_MM } from '../materials/sheet';

type Material = Omit<
  StoneVariant,
  'id' | 'tile' | 'small' | 'tilePxPerMm' | 'thinnestStroke' | 'narrowestWeb'
> & {
  tile: string;
};

/** Measured by EN 1936 on Swedish Biskopsgården diabase (scandinavianstone.com); trade sheets say "about 3 t". */
const DIABASE: Density = { least: 2980, most: 2980, source: 'EN 1936, Swedish Biskopsgården' };

/** No figure for the individual quarries was found: the trade sheets' bounds for granites are used for all of them. */
const GRANITE: Density = { least: 2600, most: 2750, source: 'granites, trade sheets' };

/** The thinnest stroke in mm that holds in each finish. */
const THINNEST = { polished: 0.7, honed: 0.8, rough: 1.2 } as const;

/** The narrowest web in mm that holds between two cuts in each finish: a judgement of ours, as the strokes are. */
const NARROWEST = { polished: 0.4, honed: 0.5, rough: 0.8 } as const;

/** What a stone can be made of; the number ends the variant's id. */
const MATERIALS = {
  1: {
    Name: 'Svensk sort granit, poleret',
    Names: { de: 'Schwedisch Schwarz, poliert', no: 'Svensk svart granitt, polert' },
    tile: 'black-granite-polished',
    colour: '#1c1e23',
    finish: 'polished',
    rock: 'diabase',
    sort: 'swedishBlack',
    tone: 'black',
    density: DIABASE,
  },
  2: {
    Name: 'Mørk Rønne-granit fra Bornholm, poleret',
    Names: {
      de: 'Dunkler Rönne-Granit von Bornholm, poliert',
      no: 'Mørk Rønne-granitt fra Bornholm, polert',
    },
    tile: 'dark-granite-polished',
    colour: '#434548',
    finish: 'polished',
    rock: 'granite',
    sort: 'ronne',
    tone: 'dark',
    density: GRANITE,
  },
  3: {
    Name: 'Bohus grå granit, poleret',
    Names: { de: 'Bohus Grau, poliert', no: 'Grå Bohus-granitt, polert' },
    tile: 'grey-granite-polished',
    colour: '#828381',
    finish: 'polished',
    rock: 'granite',
    sort: 'bohus',
    tone: 'grey',
    density: GRANITE,
  },
  4: {
    Name: 'Bohus grå granit, slebet',
    Names: { de: 'Bohus Grau, geschliffen', no: 'Grå Bohus-granitt, slipt' },
    tile: 'grey-granite-honed',
    colour: '#90908f',
    finish: 'honed',
    rock: 'granite',
    sort: 'bohus',
    tone: 'grey',
    density: GRANITE,
  },
  5: {
    Name: 'Lysegrå granit, slebet',
    Names: { de: 'Hellgrauer Granit, geschliffen', no: 'Lysegrå granitt, slipt' },
    tile: 'light-granite-honed',
    colour: '#c6c6c4',
    finish: 'honed',
    rock: 'granite',
    tone: 'light',
    density: GRANITE,
  },
  6: {
    Name: 'Rød Vånga-granit, poleret',
    Names: { de: 'Roter Vånga-Granit, poliert', no: 'Rød Vånga-granitt, polert' },
    tile: 'red-granite-polished',
    colour: '#5c3d37',
    finish: 'polished',
    rock: 'granite',
    sort: 'vanga',
    tone: 'red',
    density: GRANITE,
  },
  7: {
    Name: 'Bohus grå granit, råkløvet',
    Names: { de: 'Bohus Grau, spaltrau', no: 'Grå Bohus-granitt, råkløyvd' },
    tile: 'grey-granite-rough',
    colour: '#828282',
    finish: 'rough',
    rock: 'granite',
    sort: 'bohus',
    tone: 'grey',
    density: GRANITE,
  },
  8: {
    Name: 'Mørk Rønne-granit, råkløvet',
    Names: { de: 'Dunkler Rönne-Granit, spaltrau', no: 'Mørk Rønne-granitt, råkløyvd' },
    tile: 'dark-granite-rough',
    colour: '#4b4b4c',
    finish: 'rough',
    rock: 'granite',
    sort: 'ronne',
    tone: 'dark',
    density: GRANITE,
  },
} as const satisfies Record<number, Material>;
export type MaterialNumber = keyof typeof MATERIALS;

/** A stone type's variants: their ids are the type's times 100 plus the material's number. */
export function variantsOf(stoneTypeId: number, materials: readonly MaterialNumber[]): StoneVariant[] {
  return materials.map((number) => {
    const { tile, ...material } = MATERIALS[number];
    return {
      id: stoneTypeId * 100 + number,
      ...material,
      tile: `tiles/${tile}.webp`,
      small: `tiles/${tile}-small.webp`,
      tilePxPerMm: TILE_PX_PER_MM,
      thinnestStroke: THINNEST[material.finish],
      narrowestWeb: NARROWEST[material.finish],
    };
  });
}
