import type { FontShelf } from '../lettering/fontShelf';
import type { Background } from '../stone/catalogue/background';
import type { StoneType } from '../stone/catalogue/stoneType';
import type { Vignet } from '../stone/catalogue/vignet';
import type { Sources } from './sources';

/** The parts of a catalogue that a stone is drawn from. */
export interface DrawnCatalogue {
  readonly stoneTypes: readonly StoneType[];
  readonly vignets: readonly Vignet[];
  readonly backgrounds: readonly Background[];
}

function byId<T extends { id: number }>(entries: readonly T[]): (id: number) => T | undefined {
  const map = new Map(entries.map((entry) => [entry.id, entry]));
  return (id) => map.get(id);
}

/** What a scene is built from: a catalogue and the fonts loaded so far. */
export function sourcesFrom(catalogue: DrawnCatalogue, fonts: FontShelf): Sources {
  return {
    stoneType: byId(catalogue.stoneTypes),
    vignet: byId(catalogue.vignets),
    background: byId(catalogue.backgrounds),
    typeface: (family, cursive) => fonts.get(family, cursive),
  };
}
