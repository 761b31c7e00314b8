import type { Point } from '../../geometry/point';
import type { Scene } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import { type DrillPin, drillPins } from './drillPins';
import { PIN } from './pins';
import type { SoundWeld } from './soundWeld';

/** A hole to be drilled for a pin. */
export interface DrillHole {
  /** From 1 on, as it stands on the template and in the list. */
  readonly number: number;
  /** The element's index in the design. */
  readonly element: number;
  /** The letter as written; none of an ornament. */
  readonly letter?: string;
  /** In stone mm, y down. */
  readonly at: Point;
  /** The pin's own diameter: the play that the glue needs is the mason's. */
  readonly diameter: Mm;
}

/** Pins of the scene's elements, in their order, as numbered holes. */
export function numbered(
  elements: readonly { readonly element: number; readonly pins: readonly DrillPin[] }[],
): DrillHole[] {
  const holes = elements.flatMap(({ element, pins }) => pins.map((pin) => ({ element, ...pin })));
  return holes.map((hole, index) => ({ number: index + 1, diameter: PIN, ...hole }));
}

/** All holes of a stone: element after element in the order of the design, each as `drillPins` orders its own. */
export function drillHoles({ nodes }: Scene, weld: SoundWeld): DrillHole[] {
  return numbered(nodes.map((node) => ({ element: node.element, pins: drillPins(node, weld) })));
}
