import { ImageShelf } from './imageShelf';
import type { Kit } from './kit';
import { Palette } from './palette';
import { PathShelf } from './pathShelf';
import { ReliefShelf } from './reliefShelf';
import { SceneryShelf } from './sceneryShelf';
import { TileShelf, type TileSource } from './tileShelf';

/** Everything a painter keeps between two pictures; its owner deletes it. */
export interface Painter {
  readonly kit: Kit;
  readonly palette: Palette;
  readonly paths: PathShelf;
  readonly reliefs: ReliefShelf;
  readonly tiles: TileShelf;
  readonly images: ImageShelf;
  readonly scenery: SceneryShelf;
  delete(): void;
}

/** Sets up a painter on a loaded CanvasKit. */
export function openPainter(kit: Kit, tileSource: TileSource): Painter {
  const palette = new Palette(kit);
  const paths = new PathShelf(kit);
  const reliefs = new ReliefShelf(kit);
  const tiles = new TileShelf(kit, tileSource);
  const images = new ImageShelf(kit);
  const scenery = new SceneryShelf(kit, tileSource);
  return {
    kit,
    palette,
    paths,
    reliefs,
    tiles,
    images,
    scenery,
    delete() {
      palette.delete();
      paths.delete();
      reliefs.delete();
      tiles.delete();
      images.delete();
      scenery.delete();
    },
  };
}
