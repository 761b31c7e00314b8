import { background } from '../../src/stone/catalogue/background';
import { stoneType } from '../../src/stone/catalogue/stoneType';
import type { CatalogueLists } from './loadCatalogue';

/** The pictures that a catalogue names: its stones' materials and its backgrounds, by their paths. */
export function tilesNamed(lists: Pick<CatalogueLists, 'stoneType' | 'background'>): string[] {
  const stones = lists.stoneType.flatMap((each) =>
    stoneType.parse(each).Variants.flatMap(({ tile, small }) => [tile, small ?? []].flat()),
  );
  const places = lists.background.flatMap((each) => {
    const { picture, small } = background.parse(each);
    return [picture, small].filter((path) => path !== undefined);
  });
  return [...new Set([...stones, ...places])];
}
