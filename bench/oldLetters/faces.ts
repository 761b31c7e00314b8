import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import { facesIn } from '../../src/scene/oldLetters/faces';
import type { Face } from '../../src/scene/oldLetters/recognise';
import { LATEST_REVISION } from '../../src/stone/revision';

/** Every face of the catalogue: each family upright and cursive. */
export async function allFaces(): Promise<Face[]> {
  const fonts = new FontCache(fileBytes, FONTS);
  await fonts.load(FONTS.map(({ family }) => family));
  return facesIn(fonts, FONTS, LATEST_REVISION);
}
