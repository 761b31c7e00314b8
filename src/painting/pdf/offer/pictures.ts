import { type Box, boxesOverlap } from '../../../geometry/box';
import { boxOnStone } from '../../../scene/place';
import type {
  AttachmentNode,
  EtchingNode,
  ImageNode,
  MedallionNode,
  Scene,
  SceneNode,
} from '../../../scene/scene';

/** What an offer shows as a picture, since it has no outline to be written as a path. */
export type PictureNode = AttachmentNode | ImageNode | MedallionNode | EtchingNode;

/** Whether a node is shown as a picture. */
export function isPicture(node: SceneNode): node is PictureNode {
  return node.kind === 'attachment' || 'picture' in node;
}

/**
 * The pictures that lie on top of something: of letters or ornaments, or of another such picture. Each of them is drawn
 * over the paths individually; all others are part of the one picture of the stone beneath everything.
 */
export function picturesAbove({ nodes }: Scene): readonly PictureNode[] {
  const above: PictureNode[] = [];
  const covered: Box[] = [];
  for (const node of nodes) {
    // A frame's box contains nearly everything; what touches its line is drawn over it all the same.
    const box = boxOnStone(node.box, node.place);
    if (!isPicture(node)) covered.push(box);
    else if (covered.some((earlier) => boxesOverlap(earlier, box))) {
      above.push(node);
      covered.push(box);
    }
  }
  return above;
}
