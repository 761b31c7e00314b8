import type { Box } from '../../../geometry/box';
import { boxOnStone } from '../../../scene/place';
import type { AttachmentNode, ImageNode, Scene, SceneNode } from '../../../scene/scene';

/** What an offer shows as a picture, since it has no outline of its own to be written as. */
export type PictureNode = AttachmentNode | ImageNode;

/** Whether a node is shown as a picture. */
export function isPicture(node: SceneNode): node is PictureNode {
  return node.kind === 'attachment' || node.kind === 'image';
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The pictures that lie on top of something: of letters or ornaments, or of another such picture. Each of them is laid
 * over the paths in its turn; all others belong to the one picture of the stone beneath everything.
 */
export function picturesAbove({ nodes }: Scene): readonly PictureNode[] {
  const above: PictureNode[] = [];
  const covered: Box[] = [];
  for (const node of nodes) {
    // A frame's box holds nearly everything; what touches its line is laid over it all the same.
    const box = boxOnStone(node.box, node.place);
    if (!isPicture(node)) covered.push(box);
    else if (covered.some((earlier) => meet(earlier, box))) {
      above.push(node);
      covered.push(box);
    }
  }
  return above;
}
