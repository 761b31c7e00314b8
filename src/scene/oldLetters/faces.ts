import type { FontCache } from '../../lettering/fontCache';
import type { FontEntry } from '../../stone/catalogue/font';
import type { Revision } from '../../stone/revision';
import type { Face } from './recognise';

/**
 * Every face of these families, upright and cursive, as far as its fonts are loaded.
 *
 * @param revision of the design that new letters are to stand on: by its measures the old ones' height is said.
 */
export function facesIn(fonts: FontCache, families: readonly FontEntry[], revision?: Revision): Face[] {
  return families.flatMap(({ family }) =>
    [false, true].flatMap((cursive) => {
      const found = fonts.get(family, cursive, revision);
      return typeof found === 'string'
        ? []
        : [{ family, cursive, typeface: found.typeface, lean: found.cursive }];
    }),
  );
}
