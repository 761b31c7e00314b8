import type { FontCache } from '../../src/lettering/fontCache';
import { type OwnPictures, ownPicturesOf } from '../../src/scene/ownPictures';
import type { Sources } from '../../src/scene/sources';
import type { Design } from '../../src/stone/stone';
import type { Opened } from './opened';
import { tilesOf } from './tilesOf';

/** What designs are drawn from. */
interface Loading {
  readonly fonts: FontCache;
  readonly ownPictures: OwnPictures;
  readonly sources: Sources | undefined;
  readonly opening: Promise<Opened> | undefined;
}

/**
 * Loads what a design needs, while the stage opens where it is not open yet. What does not load is a warning on the stone; the stage
 * goes on.
 */
export async function loadFor(
  design: Design,
  { fonts, ownPictures, sources, opening }: Loading,
): Promise<void> {
  await Promise.allSettled([
    fonts.loadFor(design.Parms.filter((element) => element.type === 'text')),
    ownPictures.load(ownPicturesOf(design)),
    opening?.then(({ painter }) =>
      Promise.allSettled(tilesOf(design, sources).map((tile) => painter.tiles.load(tile))),
    ),
  ]);
}
