import { isEmulated } from '../../../workers/stage/emulated';

/** Who draws in space: the graphics card, or the processor in its place, which takes a hundred times as long. */
export type DrawnBy = 'card' | 'processor';

/** Who draws in space here; undefined where nobody does, as in old browsers and some that are locked down. */
export function drawnBy(): DrawnBy | undefined {
  const found = document.createElement('canvas').getContext('webgl2');
  if (!found) return undefined;
  const by = isEmulated(found) ? 'processor' : 'card';
  found.getExtension('WEBGL_lose_context')?.loseContext();
  return by;
}
