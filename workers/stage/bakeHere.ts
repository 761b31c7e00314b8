import type { Painter } from '../../src/painting/canvaskit/painter';
import { bakeScene, bakeWork } from '../../src/painting/canvaskit/paintScene';
import { underLight } from '../../src/painting/canvaskit/underLight';
import type { BakeScene } from './baker';
import { inSlices } from './slices';

/** Bakes what scenes need on this thread, and lets other calls run after every slice. */
export function bakingHere(painter: Painter): BakeScene {
  return async (scene, pxPerMm, light) => {
    const lit = underLight(painter, light);
    await inSlices(bakeWork(scene, lit, pxPerMm));
    // Reliefs that were dropped during a pause.
    bakeScene(scene, lit, pxPerMm);
  };
}
