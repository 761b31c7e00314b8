import { joinMatrices, transformOutline } from '../../geometry/matrix';
import type { Outline } from '../../geometry/outline';
import { placeMatrix } from '../../scene/place';
import type { Scene, SceneNode, Slab } from '../../scene/scene';
import { canonicalJson } from '../../stone/sealing/canonicalJson';
import { guidesOf } from '../sheet/guides';
import { shapesOf } from '../sheet/ink';

/** Steps in a mm: a tenth of what is promised of a cut. */
const STEPS = 1000;

/**
 * Halves of a step are common, since letters are drawn in whole font units, and another machine's sine differs in its last
 * digit: they go up from a hair below.
 */
const HAIR = 1e-6;

/** A length in whole steps; never minus zero. */
const inSteps = (mm: number) => Math.floor(mm * STEPS + 0.5 + HAIR) + 0;

const numbers = (lengths: Iterable<number>) => Array.from(lengths, inSteps).join(' ');

/** An outline as text: its verbs by their numbers (src/geometry/outline.ts), then its coordinates. */
const written = ({ verbs, coords }: Outline) => `${verbs.join('')} ${numbers(coords)}`;

/** A matrix to a millionth: it multiplies pixels, and the farthest is some thousand away. */
const writtenMatrix = (matrix: readonly number[]) =>
  matrix.map((part) => Math.floor(part * 1e6 + 0.5 + HAIR) + 0).join(' ');

/** What an element is made of, a line each: in stone mm. */
function partsOf(node: SceneNode): string[] {
  const onStone = (outline: Outline) => written(transformOutline(outline, placeMatrix(node.place)));
  switch (node.kind) {
    case 'lettering':
    case 'ornament':
    case 'frame':
      return [`${node.kind} ${node.cut} ${node.colour}`, ...shapesOf(node).map(written)];
    case 'attachment':
      return [
        node.kind,
        ...node.layers.map(
          ({ outline, material, depth }) => `${material} ${inSteps(depth)} ${onStone(outline)}`,
        ),
      ];
    case 'medallion':
      return [
        `${node.kind} ${node.shape} ${node.tone} ${node.rim ?? '-'} ${writtenMatrix(node.colours)}`,
        onStone(node.outline),
        writtenMatrix(joinMatrices(placeMatrix(node.place), node.fromPixels)),
      ];
    case 'etching':
      return [
        `${node.kind} ${node.shape} ${node.screen} ${node.dpi} ${canonicalJson(node.tone)}`,
        onStone(node.outline),
        writtenMatrix(joinMatrices(placeMatrix(node.place), node.fromPixels)),
      ];
    case 'image':
      return [node.kind, writtenMatrix(joinMatrices(placeMatrix(node.place), node.fromUnit))];
    case 'unavailable':
      return [node.kind, written(guidesOf(node))];
  }
}

/** The stone besides its face's outline. */
function made({ made: { thickness, base, edge, side, bevel }, variant }: Slab): string[] {
  return [
    `material ${variant.id} ${variant.finish}`,
    `thickness ${inSteps(thickness)}`,
    `edge ${edge ?? '-'} side ${side ?? '-'} bevel ${inSteps(bevel)}`,
    ...(base ? [`base ${numbers([base.width, base.height, base.depth])} ${base.variant.id}`] : []),
  ];
}

/**
 * Every outline of a scene as it is cut, mounted or kept free, and the stone's, as text: lengths in whole thousandths of a mm,
 * rounded, elements in drawing order. Two scenes have the same text just where a machine would be told the same, and a
 * family shown the same, to half a thousandth. Overlaps stand in it as they were drawn: what becomes of them follows.
 */
export function sealedOutlines(scene: Scene): string {
  const { slab, nodes, reserved } = scene;
  const lines = [
    `stone ${numbers([scene.width, scene.height])} ${written(slab.outline)}`,
    ...made(slab),
    ...nodes.flatMap(partsOf),
    ...reserved.flatMap((node) => ['reserved', ...partsOf(node)]),
  ];
  return `${lines.join('\n')}\n`;
}
