import { type Finding, found } from '../../stone/finding';
import { contrastOn, UNVEILED } from '../../stone/legibility/contrast';
import { daylightAt } from '../../stone/legibility/daylight';
import { ILLEGIBLE_BELOW, READABLE_FROM } from '../../stone/legibility/limits';
import { cutSizeOf } from '../cutSize';
import { boxOnStone } from '../place';
import {
  BENEATH_ELEMENTS,
  type FrameNode,
  type LetteringNode,
  type OrnamentNode,
  type Scene,
} from '../scene';

type Inked = LetteringNode | OrnamentNode | FrameNode;

/** Nodes with ink in a colour of their own. */
function isInked(node: Scene['nodes'][number]): node is Inked {
  if (node.kind === 'lettering') return node.line.letters.some(({ cluster }) => cluster.trim() !== '');
  return node.kind === 'ornament' || node.kind === 'frame';
}

const lookOf = ({ cut, colour }: Inked) => `${cut} ${colour}`;

/** A node's contrast with the stone: with the plain material, and under the daylight painted at its middle. */
function contrastOf(node: Inked, { slab: { variant, stoneType } }: Scene): number {
  const { left, right, top, bottom } = boxOnStone(node.box, node.place);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const veils = [UNVEILED, daylightAt(variant.finish, stoneType, middle)];
  return contrastOn({ colour: node.colour, cut: node.cut, size: cutSizeOf(node) }, variant, veils);
}

/**
 * Colours that cannot be distinguished from the stone: one finding for all lines, vignettes and the frame that are made
 * alike, the frame without an index. `value` is the least contrast among them (src/stone/legibility/contrast.ts).
 *
 * Photographed stones are not checked: their brightness is unknown before the picture is decoded, and the old
 * letters on them are as bright as they are.
 */
export function illegible(scene: Scene): Finding[] {
  const { photograph, stoneType } = scene.slab;
  if (photograph || stoneType.shape === 'photograph') return [];
  const inked = scene.nodes.filter(isInked);
  const looks = new Set(inked.map(lookOf));
  return [...looks].flatMap((look) => {
    const nodes = inked.filter((node) => lookOf(node) === look);
    const hard = nodes
      .map((node) => ({ element: node.element, contrast: contrastOf(node, scene) }))
      .filter(({ contrast }) => contrast < READABLE_FROM);
    if (hard.length === 0) return [];
    const least = Math.min(...hard.map(({ contrast }) => contrast));
    return found(least < ILLEGIBLE_BELOW ? 'error' : 'warning', 'illegible', {
      elements: hard.map(({ element }) => element).filter((element) => element !== BENEATH_ELEMENTS),
      value: Math.floor(least * 100) / 100,
      limit: READABLE_FROM,
    });
  });
}
