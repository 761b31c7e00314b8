import type { Scene } from '../../scene/scene';
import { type WeldedScene, weldingScene } from '../sheet/weldingScene';
import { KeptWelds } from './keptWelds';
import type { FileSupplies } from './supplies';
import { weldBy } from './weldBy';

/** Welds a scene for files that are cut from it, as far as it is not welded yet. Pauses after each element. */
export function weldingOf(
  scene: Scene,
  { kit, welds = new KeptWelds() }: Pick<FileSupplies, 'kit' | 'welds'>,
): Generator<undefined, WeldedScene> {
  return welds.welding(scene, () => weldingScene(scene, weldBy({ kit })));
}
