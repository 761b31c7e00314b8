import type { Background } from '../../src/stone/catalogue/background';
import type { Opened } from './opened';

/**
 * Loads the picture of a background, where it has one; where it does not load, its colours are painted instead.
 *
 * @returns whether there is something to be painted that was not there before.
 */
export async function furnish({ painter }: Opened, background: Background | undefined): Promise<boolean> {
  const picture = background?.picture;
  if (picture === undefined || painter.scenery.get(picture)) return false;
  await painter.scenery.load(picture).catch(() => undefined);
  return true;
}
