import { joinOutlines, type Outline } from '../../geometry/outline';
import type { Cut, Scene } from '../../scene/scene';
import type { Circle } from './circle';
import { drillHoles } from './drillHoles';
import { cutOf, shapesOf } from './ink';
import type { SoundWeld } from './soundWeld';
import { touchingNodes } from './touching';

/** All of a scene that is carried out, each way as one shape without overlaps, and the holes for the pins of what is mounted; in stone mm. */
export interface WeldedScene {
  readonly engraved: Outline;
  readonly mounted: Outline;
  readonly holes: readonly Circle[];
}

/** Everything carried out the same way, as one shape: overlapping parts are cut once. */
function* welding({ nodes }: Scene, cut: Cut, weld: SoundWeld): Generator<undefined, Outline> {
  const groups = touchingNodes(nodes.filter((node) => cutOf(node) === cut));
  const welded: Outline[] = [];
  for (const group of groups) {
    welded.push(weld(group.flatMap(shapesOf)));
    yield;
  }
  return joinOutlines(welded);
}

/** Welds what is carried out of a scene. Pauses after each element, or group of those that touch. */
export function* weldingScene(scene: Scene, weld: SoundWeld): Generator<undefined, WeldedScene> {
  const holes = drillHoles(scene, weld).map(
    ({ at: [x, y], diameter }): Circle => ({ x, y, radius: diameter / 2 }),
  );
  yield;
  const engraved = yield* welding(scene, 'engraved', weld);
  const mounted = yield* welding(scene, 'mounted', weld);
  return { engraved, mounted, holes };
}
