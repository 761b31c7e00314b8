import type { Outline } from '../../geometry/outline';
import type { Scene } from '../../scene/scene';
import type { Ordered } from '../sheet/order/inCuttingOrder';
import type { WeldedScene } from '../sheet/weldingScene';
import { KeptWork } from './keptWork';

/** What the files that are cut from one scene share: how it is welded, and in which order its layers are cut. */
export class KeptCuts {
  readonly welds = new KeptWork<Scene, WeldedScene>();
  readonly orders = new KeptWork<Outline, Ordered>();
}
