import { openPainter } from '../../src/painting/canvaskit/painter';
import { bakeScene } from '../../src/painting/canvaskit/paintScene';
import { underLight } from '../../src/painting/canvaskit/underLight';
import type { FileSupplies } from '../../src/painting/files/supplies';
import type { Sunlight } from '../../src/painting/relief/light';
import type { Scene } from '../../src/scene/scene';
import { pictureOfScene } from '../stage/pictures';

/**
 * Paints a stone with its base before its background, as the preview that a save keeps: a JPEG, `width` pixels wide. Where the
 * background's picture does not load, its colours are painted.
 */
export async function paintPlaced(
  scene: Scene,
  supplies: Pick<FileSupplies, 'kit' | 'tile'>,
  width: number,
): Promise<Blob> {
  const { variant, made } = scene.slab;
  const place = scene.background?.picture;
  const painter = openPainter(supplies.kit, supplies.tile);
  try {
    await Promise.all([
      painter.tiles.load(variant.tile),
      made.base && painter.tiles.load(made.base.variant.tile),
      place !== undefined && painter.scenery.load(place).catch(() => undefined),
    ]);
    const bake = async (of: Scene, pxPerMm: number, light: Sunlight) =>
      bakeScene(of, underLight(painter, light), pxPerMm);
    return await pictureOfScene(painter, scene, width, bake, true);
  } finally {
    painter.delete();
  }
}
