import type { Scene } from '../../scene/scene';
import { type WeldedScene, weldingScene } from '../sheet/weldingScene';
import { KeptCuts } from './keptCuts';
import type { FileSupplies } from './supplies';
import { weldBy } from './weldBy';

/** Welds a scene for files that are cut from it, as far as it is not welded yet. Pauses after each element. */
export function weldingOf(
  scene: Scene,
  { kit, cuts = new KeptCuts() }: Pick<FileSupplies, 'kit' | 'cuts'>,
): Generator<undefined, WeldedScene> {
  return cuts.welds.working(scene, () => weldingScene(scene, weldBy({ kit })));
}
