import type { Density, Rock, StoneSort, Tone } from '../../src/stone/catalogue/material';
import type { Finish } from '../../src/stone/finish';

/** A name in Danish, German and Norwegian. */
export type Naming = readonly [da: string, de: string, no: string];

/** A stone that is sold: what it is, in each finish that it is sold in. */
export interface Material {
  /** What its tiles' names begin with. */
  readonly key: string;
  readonly naming: Naming;
  readonly rock: Rock;
  readonly sort?: StoneSort;
  readonly tone: Tone;
  readonly density: Density;
  /** Softer or coarser than granite: nothing finer than in a rough face holds in it, however it is finished. */
  readonly isSoft?: boolean;
  /** By finish the number that ends a variant's id, and the average colour of its tile. */
  readonly finishes: Partial<Record<Finish, readonly [number: number, colour: string]>>;
}

/** Measured by EN 1936 on Swedish Biskopsgården diabase (scandinavianstone.com); trade sheets say "about 3 t". */
const DIABASE: Density = { least: 2980, most: 2980, source: 'EN 1936, Swedish Biskopsgården' };

/**
 * No figure for the individual quarries was found: the trade sheets' bounds for granites are used for all of them, also for the
 * gneisses and larvikites that the trade sells as granites.
 */
const GRANITE: Density = { least: 2600, most: 2750, source: 'granites, trade sheets' };
const GABBRO: Density = { least: 2900, most: 3050, source: 'gabbros, trade sheets' };
const MARBLE: Density = { least: 2700, most: 2700, source: 'marbles, trade sheets' };
const SANDSTONE: Density = { least: 2000, most: 2500, source: 'sandstones, trade sheets' };

/** What stones are made of. A number is never used for anything else: designs name it. */
export const MATERIALS: readonly Material[] = [
  {
    key: 'black-granite',
    naming: ['Svensk sort granit', 'Schwedisch Schwarz', 'Svensk svart granitt'],
    rock: 'diabase',
    sort: 'swedishBlack',
    tone: 'black',
    density: DIABASE,
    finishes: { polished: [1, '#1c1e23'], honed: [9, '#434445'], rough: [10, '#3d3d3f'] },
  },
  {
    key: 'dark-granite',
    naming: [
      'Mørk Rønne-granit fra Bornholm',
      'Dunkler Rönne-Granit von Bornholm',
      'Mørk Rønne-granitt fra Bornholm',
    ],
    rock: 'granite',
    sort: 'ronne',
    tone: 'dark',
    density: GRANITE,
    finishes: { polished: [2, '#434548'], honed: [11, '#585a5c'], rough: [8, '#4b4b4c'] },
  },
  {
    key: 'grey-granite',
    naming: ['Bohus grå granit', 'Bohus Grau', 'Grå Bohus-granitt'],
    rock: 'granite',
    sort: 'bohus',
    tone: 'grey',
    density: GRANITE,
    finishes: { polished: [3, '#828381'], honed: [4, '#90908f'], rough: [7, '#828282'] },
  },
  {
    key: 'light-granite',
    naming: ['Lysegrå granit', 'Hellgrauer Granit', 'Lysegrå granitt'],
    rock: 'granite',
    tone: 'light',
    density: GRANITE,
    finishes: { polished: [12, '#b9b8b5'], honed: [5, '#c6c6c4'], rough: [13, '#b2b2b1'] },
  },
  {
    key: 'red-granite',
    naming: ['Rød Vånga-granit', 'Roter Vånga-Granit', 'Rød Vånga-granitt'],
    rock: 'granite',
    sort: 'vanga',
    tone: 'red',
    density: GRANITE,
    finishes: { polished: [6, '#5c3d37'], honed: [14, '#695551'], rough: [15, '#5f4c49'] },
  },
  {
    key: 'halmstad-gneiss',
    naming: ['Halmstad-granit', 'Halmstad-Granit', 'Halmstad-granitt'],
    rock: 'gneiss',
    sort: 'halmstad',
    tone: 'red',
    density: GRANITE,
    finishes: { polished: [16, '#877872'], honed: [17, '#8f837e'], rough: [18, '#807672'] },
  },
  {
    key: 'paradisbakke-granite',
    naming: [
      'Paradisbakke-granit fra Bornholm',
      'Paradisbakke-Granit von Bornholm',
      'Paradisbakke-granitt fra Bornholm',
    ],
    rock: 'granite',
    sort: 'paradisbakke',
    tone: 'dark',
    density: GRANITE,
    finishes: { polished: [19, '#565757'], honed: [20, '#676767'], rough: [21, '#5d5d5d'] },
  },
  {
    key: 'impala-gabbro',
    naming: ['Impala, mørkegrå', 'Impala, dunkelgrau', 'Impala, mørkegrå'],
    rock: 'gabbro',
    tone: 'dark',
    density: GABBRO,
    finishes: { polished: [34, '#515151'], honed: [35, '#636363'], rough: [36, '#595959'] },
  },
  {
    key: 'paradiso-gneiss',
    naming: ['Paradiso', 'Paradiso', 'Paradiso'],
    rock: 'gneiss',
    tone: 'red',
    density: GRANITE,
    finishes: { polished: [22, '#654f51'], honed: [23, '#726263'], rough: [24, '#675959'] },
  },
  {
    key: 'aurora-gneiss',
    naming: ['Aurora', 'Aurora', 'Aurora'],
    rock: 'gneiss',
    tone: 'red',
    density: GRANITE,
    finishes: { polished: [25, '#7e5f59'], honed: [26, '#866f6a'], rough: [27, '#796460'] },
  },
  {
    key: 'blue-pearl',
    naming: ['Lys labrador, Blue Pearl', 'Labrador hell, Blue Pearl', 'Lys larvikitt, Blue Pearl'],
    rock: 'granite',
    tone: 'blue',
    density: GRANITE,
    finishes: { polished: [28, '#60676e'], honed: [29, '#6f7479'], rough: [30, '#64696d'] },
  },
  {
    key: 'emerald-pearl',
    naming: [
      'Mørk labrador, Emerald Pearl',
      'Labrador dunkel, Emerald Pearl',
      'Mørk larvikitt, Emerald Pearl',
    ],
    rock: 'granite',
    tone: 'green',
    density: GRANITE,
    finishes: { polished: [31, '#2b3331'], honed: [32, '#4a4e4d'], rough: [33, '#434645'] },
  },
  {
    key: 'white-marble',
    naming: ['Hvid marmor fra Carrara', 'Weißer Marmor aus Carrara', 'Hvit marmor fra Carrara'],
    rock: 'marble',
    tone: 'white',
    density: MARBLE,
    finishes: { polished: [37, '#dddede'], honed: [38, '#dfe0e0'], rough: [39, '#c9caca'] },
  },
  {
    key: 'sandstone',
    naming: ['Lys sandsten', 'Heller Sandstein', 'Lys sandstein'],
    rock: 'sandstone',
    tone: 'light',
    density: SANDSTONE,
    // It takes no polish.
    isSoft: true,
    finishes: { honed: [40, '#cdc1a7'], rough: [41, '#b9ae97'] },
  },
];
