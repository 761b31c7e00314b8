import type { Path } from 'canvaskit-wasm';
import { CLOSE, CUBIC, LINE, MOVE, type Outline, QUAD } from '../../geometry/outline';
import { type Kit, made } from './kit';

/** Skia's verb numbers differ: between QUAD and CUBIC it has the conic. */
const SKIA_VERBS = { [MOVE]: 0, [LINE]: 1, [QUAD]: 2, [CUBIC]: 4, [CLOSE]: 5 } as const;

/** An outline as a Skia path, filled by the nonzero rule. The caller owns it. */
export function pathOf(kit: Kit, { verbs, coords }: Outline): Path {
  const skia = Uint8Array.from(verbs, (verb) => SKIA_VERBS[verb as keyof typeof SKIA_VERBS]);
  return made(kit.Path.MakeFromVerbsPointsWeights(skia, Float32Array.from(coords)), 'a path');
}
