import type { Outline } from '../../geometry/outline';

/** Things of one tone on the ground, drawn in order: the first lies farthest from the viewer. */
export interface CoverShape {
  readonly outline: Outline;
  readonly tone: string;
  /** Blades stand, stones and leaves lie and shade what is below them, snow has no edge. */
  readonly lies: 'standing' | 'lying' | 'heaped';
}
