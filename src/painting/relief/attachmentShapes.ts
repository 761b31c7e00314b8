import { keyOf } from '../../cache/keyOf';
import { boundsOf } from '../../geometry/bounds';
import type { AttachmentLayer, AttachmentNode } from '../../scene/scene';
import type { AttachmentMaterial } from '../../stone/catalogue/attachment';
import type { Mm } from '../../stone/numbers';
import type { Casting } from './castShadow';
import type { PlacedOutline } from './edges';
import { SHADOW_REACH } from './shadow';
import type { ReliefShape } from './shapes';

/** The greatest width of each material's rounded edge: metal is cast round, stone and glass are cut. */
const BROADEST_EDGE: Record<AttachmentMaterial, Mm> = {
  bronze: 26,
  brass: 8,
  steel: 5,
  porcelain: 6,
  glass: 7,
  granite: 3,
};

/** The width of a part's rounded edge, as a fraction of how far it stands out. */
const ROUNDED = 0.55;

/** How far a part stands out over the one beneath it: enough to distinguish it, without seeming to float. */
const STEP = { least: 1.5, most: 8 } as const;

/** The greatest shadow length of far-protruding parts: the sky lights the shadow's end. */
const LONGEST_SHADOW: Mm = 34;

/** The apparent thickness, by its shadow, of something that stands out by `depth`. */
const seenThickness = (depth: Mm) => LONGEST_SHADOW * (1 - Math.exp(-depth / LONGEST_SHADOW));

const placed = ({ outline }: AttachmentLayer): PlacedOutline[] => [{ outline, toMm: [1, 0, 0, 1, 0, 0] }];

function castingsOf(layers: readonly AttachmentLayer[]): Casting[] {
  return layers.map((layer) => ({ shape: placed(layer), thickness: seenThickness(layer.depth) }));
}

function shapeOf({ layers, source }: AttachmentNode, layer: AttachmentLayer, index: number): ReliefShape {
  const beneath = layers[index - 1]?.depth ?? 0;
  const box = boundsOf(layer.outline) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const step = Math.min(STEP.most, Math.max(STEP.least, layer.depth - beneath));
  const depth = Math.min(BROADEST_EDGE[layer.material], layer.depth * ROUNDED);
  return {
    family: keyOf(source, index),
    x: 0,
    y: 0,
    measure: Math.max(box.right - box.left, box.bottom - box.top),
    size: layer.depth,
    glyphs: undefined,
    part: {
      material: layer.material,
      work: { depth, thickness: step, lip: 0 },
      ...(index === 0 && { castings: castingsOf(layers) }),
    },
    outlines: () => placed(layer),
  };
}

const known = new WeakMap<readonly AttachmentLayer[], readonly ReliefShape[]>();

/** The parts of an attachment from back to front, computed once for its layers. */
export function shapesOfAttachment(node: AttachmentNode): readonly ReliefShape[] {
  let shapes = known.get(node.layers);
  if (!shapes) {
    shapes = node.layers.map((layer, index) => shapeOf(node, layer, index));
    known.set(node.layers, shapes);
  }
  return shapes;
}

/** How far an attachment's shadow reaches beyond its outlines at most, in the element's mm. */
export function reachOfAttachment({ layers }: AttachmentNode): Mm {
  const thickest = Math.max(...layers.map(({ depth }) => seenThickness(depth)));
  return thickest * SHADOW_REACH + 1;
}
