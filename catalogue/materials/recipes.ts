import type { Finish, Recipe, Rock } from './recipe';
import { impala } from './rocks/gabbro';
import { aurora, halmstad, paradisbakke, paradiso } from './rocks/gneisses';
import { black, dark, grey, light, red } from './rocks/granites';
import { bluePearl, emeraldPearl } from './rocks/larvikites';
import { carrara } from './rocks/marble';
import { sandstone } from './rocks/sandstone';

/** How far light scatters below a face: a matt or broken one shows less of what lies below it. */
const DEPTHS: Readonly<Record<Finish, number>> = { polished: 0.5, honed: 0.4, rough: 0.3 };

const ALL: readonly Finish[] = ['polished', 'honed', 'rough'];

const recipe = (stem: string, finish: Finish, seed: number, rock: Rock): Recipe => ({
  name: `${stem}-${finish}`,
  seed,
  finish,
  depth: DEPTHS[finish],
  ...rock,
});

/** A rock in several finishes, all of one piece of it: only the face is another. */
const inFinishes = (stem: string, seed: number, rock: Rock, finishes = ALL): readonly Recipe[] =>
  finishes.map((finish) => recipe(stem, finish, seed, rock));

/** Every material on offer. Names follow the trade where it is known by one place. */
export const RECIPES: readonly Recipe[] = [
  ...inFinishes('black-granite', 1501, black),
  recipe('dark-granite', 'polished', 1502, dark),
  recipe('dark-granite', 'honed', 1502, { ...dark, scatter: 0.045 }),
  recipe('dark-granite', 'rough', 1508, { ...dark, joints: 0.12, mottle: 6 }),
  recipe('grey-granite', 'polished', 1506, grey),
  recipe('grey-granite', 'honed', 1503, grey),
  recipe('grey-granite', 'rough', 1507, { ...grey, joints: 0.12 }),
  ...inFinishes('light-granite', 1504, light),
  ...inFinishes('red-granite', 1505, red),
  ...inFinishes('halmstad-gneiss', 1511, halmstad),
  ...inFinishes('paradisbakke-granite', 1512, paradisbakke),
  ...inFinishes('paradiso-gneiss', 1513, paradiso),
  ...inFinishes('aurora-gneiss', 1514, aurora),
  ...inFinishes('blue-pearl', 1520, bluePearl),
  ...inFinishes('emerald-pearl', 1516, emeraldPearl),
  ...inFinishes('impala-gabbro', 1517, impala),
  ...inFinishes('white-marble', 1518, carrara),
  ...inFinishes('sandstone', 1519, sandstone, ['honed', 'rough']),
];
