import type { Box } from '../geometry/box';
import type { Corners } from '../geometry/turnedBox';
import type { Mm } from '../stone/numbers';
import { inkOf } from './ink';
import type { FrameNode, Place, Scene, SceneNode } from './scene';
import { shownNodes } from './shownNodes';

/** What pointer input needs to know about an element: plain data that can leave the worker. */
export interface ElementMeasure {
  readonly element: number;
  readonly kind: Exclude<SceneNode['kind'], 'frame'>;
  readonly place: Place;
  readonly box: Box;
  /** Where the box is wider than what can be pressed, as along an arc: the parts that can, in the element's own mm. */
  readonly parts?: readonly Corners[];
  /** The upright box around its ink on the stone, in mm from its anchor; around its box where it has none. */
  readonly ink: Box;
  /** The width of a line of letters by the rule of docs/decisions.md section 2; of anything else its box. */
  readonly width: Mm;
  /** The height of a line's flat capitals; undefined for anything else. */
  readonly capHeight: Mm | undefined;
}

/** What pointer input needs to know about a stone. */
export interface SceneMeasures {
  readonly width: Mm;
  readonly height: Mm;
  readonly elements: readonly ElementMeasure[];
}

type Measurable = Exclude<SceneNode, FrameNode>;

/** An edit leaves the nodes of other elements as they are, and their measures too. */
const measured = new WeakMap<Measurable, ElementMeasure>();

function measureOf(node: Measurable): ElementMeasure {
  const { element, kind, place, box } = node;
  const line = node.kind === 'lettering' ? node.line : undefined;
  return {
    element,
    kind,
    place,
    box,
    ...(node.kind === 'lettering' && node.parts && { parts: node.parts }),
    ink: inkOf(node),
    width: (line ? line.width : box.right - box.left) * place.scale,
    capHeight: line && line.capHeight * place.scale,
  };
}

/** Measures every element of a scene. The frame is excluded: it is not selectable, and nothing snaps to it. */
export function measureScene(scene: Scene): SceneMeasures {
  const elements: ElementMeasure[] = [];
  for (const node of shownNodes(scene)) {
    if (node.kind === 'frame') continue;
    const measure = measured.get(node) ?? measureOf(node);
    measured.set(node, measure);
    elements.push(measure);
  }
  return { width: scene.width, height: scene.height, elements };
}
