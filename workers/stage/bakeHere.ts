import type { Painter } from '../../src/painting/canvaskit/painter';
import { bakeScene, bakeWork } from '../../src/painting/canvaskit/paintScene';
import type { BakeScene } from './baker';
import { inSlices } from './slices';

/** Bakes what scenes need on this thread, and lets other calls run after every slice. */
export function bakingHere(painter: Painter): BakeScene {
  return async (scene, pxPerMm) => {
    await inSlices(bakeWork(scene, painter, pxPerMm));
    // Reliefs that were dropped during a pause.
    bakeScene(scene, painter, pxPerMm);
  };
}
