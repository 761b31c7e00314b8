import type { FontCache } from '../../lettering/fontCache';
import type { FontEntry } from '../../stone/catalogue/font';
import { LATEST_REVISION } from '../../stone/revision';
import type { Face } from './recognise';

/** Every face of these families, upright and cursive, as far as its fonts are loaded. */
export function facesIn(fonts: FontCache, families: readonly FontEntry[]): Face[] {
  return families.flatMap(({ family }) =>
    [false, true].flatMap((cursive) => {
      const found = fonts.get(family, cursive, LATEST_REVISION);
      return typeof found === 'string'
        ? []
        : [{ family, cursive, typeface: found.typeface, lean: found.cursive }];
    }),
  );
}
