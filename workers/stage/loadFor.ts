import type { FontCache } from '../../src/lettering/fontCache';
import { type OwnPictures, ownPicturesOf } from '../../src/scene/ownPictures';
import type { Sources } from '../../src/scene/sources';
import type { Design } from '../../src/stone/stone';
import type { Opened } from './opened';
import type { Supplies } from './supplies';
import { tilesOf } from './tilesOf';

/** What designs are drawn from. */
interface Loading {
  readonly fonts: FontCache;
  readonly ownPictures: OwnPictures;
  readonly sources: Sources | undefined;
  readonly opening: Promise<Opened> | undefined;
  /** Undefined as long as it opens. */
  readonly opened: Opened | undefined;
  readonly supplies: Pick<Supplies, 'tileAhead'>;
}

/**
 * Loads what a design needs, while the stage opens where it is not open yet. What does not load is a warning on the stone; the stage
 * goes on.
 */
export async function loadFor(
  design: Design,
  { fonts, ownPictures, sources, opening, opened, supplies }: Loading,
): Promise<void> {
  const tiles = tilesOf(design, sources);
  // Once there is a painter, it asks for what it lacks.
  if (!opened) for (const tile of tiles) supplies.tileAhead?.(tile);
  await Promise.allSettled([
    fonts.loadFor(design.Parms.filter((element) => element.type === 'text')),
    ownPictures.load(ownPicturesOf(design)),
    opening?.then(({ painter }) => Promise.allSettled(tiles.map((tile) => painter.tiles.load(tile)))),
  ]);
}
