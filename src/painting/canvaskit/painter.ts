import { type Sunlight, WORKSHOP } from '../relief/light';
import { CataloguePictures, type PictureSource } from './caches/cataloguePictures';
import { EtchingCache } from './caches/etchingCache';
import { ImageCache } from './caches/imageCache';
import { PatchCache } from './caches/patchCache';
import { PathCache } from './caches/pathCache';
import { ReliefCache } from './caches/reliefCache';
import { TileCache } from './caches/tileCache';
import type { Kit } from './kit';
import { Palette } from './palette';

/** The number of pictures of places kept decoded, at 11 MB each: the one on the screen and those before it. */
const MOST_PLACES = 3;

/** Everything a painter keeps between two pictures; its owner deletes it. */
export interface Painter {
  readonly kit: Kit;
  readonly palette: Palette;
  /** The light on everything that is carved or mounted. */
  readonly light: Sunlight;
  readonly paths: PathCache;
  readonly reliefs: ReliefCache;
  readonly tiles: TileCache;
  readonly images: ImageCache;
  /** Etchings as they look from afar. */
  readonly etchings: EtchingCache;
  /** The pictures of places. */
  readonly scenery: CataloguePictures;
  /** The grounds of places from above. */
  readonly patches: PatchCache;
  delete(): void;
}

/** Sets up a painter on a loaded CanvasKit. */
export function openPainter(kit: Kit, source: PictureSource): Painter {
  const palette = new Palette(kit);
  const paths = new PathCache(kit);
  const reliefs = new ReliefCache(kit);
  const tiles = new TileCache(kit, source);
  const images = new ImageCache(kit);
  const etchings = new EtchingCache(kit, images);
  const scenery = new CataloguePictures(kit, source, MOST_PLACES);
  const patches = new PatchCache();
  return {
    kit,
    palette,
    light: WORKSHOP,
    paths,
    reliefs,
    tiles,
    images,
    etchings,
    scenery,
    patches,
    delete() {
      palette.delete();
      paths.delete();
      reliefs.delete();
      tiles.delete();
      images.delete();
      etchings.delete();
      scenery.delete();
      patches.delete();
    },
  };
}
