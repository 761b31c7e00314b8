import type { Finding } from '../../stone/finding';
import type { Scene } from '../scene';
import { attachmentOff } from './attachmentOff';
import { betweenElements, type Inked, inkedNode } from './betweenElements';
import { checkingEdges } from './edges';
import { illegible } from './illegible';
import { boxesNear } from './ink/distance';
import { inReserved } from './inReserved';
import { lettersTouching } from './lettersTouching';
import { notCast } from './notCast';
import { stencil } from './stencil';
import type { InkMeasures } from './strokes';
import { measuring, tooThin } from './tooThin';

/** Elements farther apart than this (mm) do not affect each other. */
const FAR = 5;

/** The findings within one element. */
function* within(inked: Inked, scene: Scene, measures: InkMeasures): Generator<Finding | undefined> {
  const { node, pieces } = inked;
  const { slab } = scene;
  yield* checkingEdges(inked, slab);
  yield undefined;
  yield* attachmentOff(inked, slab);
  if (node.kind === 'lettering') {
    yield* lettersTouching(node, pieces, slab);
    yield* notCast(node);
  }
  yield undefined;
  for (const _measured of measuring(node, measures)) yield undefined;
  yield* tooThin(node, slab, measures);
  yield* stencil(node, slab, measures);
}

/**
 * An experienced mason's findings, piece by piece: yields nothing where a piece of work found nothing, so that
 * the caller can yield to other work.
 */
export function* checking(scene: Scene, measures: InkMeasures): Generator<Finding | undefined> {
  const inked: Inked[] = [];
  for (const node of scene.nodes) {
    const own = inkedNode(node);
    yield undefined;
    yield* within(own, scene, measures);
    for (const other of inked) {
      if (!boxesNear(own.box, other.box, FAR)) continue;
      yield* betweenElements(other, own, scene.slab);
      yield undefined;
    }
    inked.push(own);
  }
  yield* inReserved(scene, inked);
  yield* illegible(scene);
}

/** The same without pauses. */
export function checkScene(scene: Scene, measures: InkMeasures): readonly Finding[] {
  return [...checking(scene, measures)].flatMap((finding) => finding ?? []);
}
