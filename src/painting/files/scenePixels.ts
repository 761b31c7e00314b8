import type { Scene } from '../../scene/scene';
import { standingBox } from '../../scene/standingBox';
import type { Painter } from '../canvaskit/painter';
import { missingReliefs, paintingScene } from '../canvaskit/paintScene';
import { pixelsFor, readingPixels, refuseTooLarge } from '../canvaskit/pixels';
import { type FileStone, type FileSupplies, painted } from './supplies';
import { type ComingReliefs, comingReliefs, whileBaking } from './whileBaking';

/** Begins to bake what a picture of a scene will show. */
function beginBaking(
  { nodes }: Pick<Scene, 'nodes'>,
  painter: Painter,
  pxPerMm: number,
  bakers: FileSupplies['bakers'],
): ComingReliefs {
  const { reliefs } = painter;
  const asked = new Map(nodes.map((node) => [node, missingReliefs({ nodes: [node] }, painter, pxPerMm)]));
  reliefs.dropWaiting();
  return comingReliefs(asked, bakers, (baked, one) => reliefs.keep(one, baked));
}

/**
 * The scene's pixels: the bounding box of the stone and the base it stands on at `pxPerMm` pixels a mm, transparent outside
 * of both.
 *
 * @throws PictureTooLarge
 */
export async function scenePixels(
  { scene }: Pick<FileStone, 'scene'>,
  supplies: Pick<FileSupplies, 'kit' | 'tile' | 'bakers'>,
  pxPerMm: number,
) {
  const { left, right, bottom } = standingBox(scene.slab);
  const [width, height] = [pixelsFor(right - left, pxPerMm), pixelsFor(bottom, pxPerMm)];
  // Before anything is baked for it.
  refuseTooLarge(width, height);
  const pixels = await painted({ scene }, supplies, (painter) =>
    whileBaking(
      beginBaking(scene, painter, pxPerMm, supplies.bakers),
      readingPixels(supplies.kit, width, height, (canvas) => {
        canvas.scale(pxPerMm, pxPerMm);
        canvas.translate(-left, 0);
        return paintingScene(canvas, scene, painter, pxPerMm);
      }),
    ),
  );
  return { pixels, width, height };
}
