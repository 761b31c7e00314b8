import type { Scene } from '../../src/scene/scene';
import type { Opened } from './opened';

/** Bakes the few reliefs of an edit before they are painted; many are left to the baker. */
export function bakeAtOnce({ painter, pictures, baker }: Opened, scene: Scene, pxPerMm: number): void {
  painter.reliefs.nextScene();
  pictures.record(scene, pxPerMm);
  if (baker.bakeAtOnce()) pictures.renewComplete();
}
