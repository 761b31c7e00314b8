import { type Box, boxesOverlap, grownBox } from '../../../geometry/box';
import { boxOnStone } from '../../../scene/place';
import type {
  AttachmentNode,
  EtchingNode,
  ImageNode,
  MedallionNode,
  Scene,
  SceneNode,
} from '../../../scene/scene';
import type { Mm } from '../../../stone/numbers';
import { type CarvedNode, isCarved } from '../../relief/carvedShapes';
import { shapesOfFrame } from '../../relief/framePieces';

/** The farthest that the shadow of a mounted letter reaches, in mm. */
const SHADOW: Mm = 8;

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

/** The boxes of a node's ink on the stone: of a frame its pieces, since its own box holds nearly everything. */
function inkBoxes(node: SceneNode): readonly Box[] {
  if (node.kind !== 'frame') return [boxOnStone(node.box, node.place)];
  return shapesOfFrame(node).flatMap(({ within }) => (within ? [boxOnStone(within, node.place)] : []));
}

/**
 * What is mounted over something that is drawn on the page itself: its shadow falls on that, and has to be drawn after it; all
 * other shadows are part of the one picture of the stone.
 */
export function shadowsAbove(scene: Scene): readonly CarvedNode[] {
  const above: readonly SceneNode[] = picturesAbove(scene);
  const drawn: Box[] = [];
  return scene.nodes.filter((node): node is CarvedNode => {
    if (isPicture(node) && !above.includes(node)) return false;
    const boxes = inkBoxes(node);
    const isMounted = isCarved(node) && node.cut === 'mounted';
    const reached = isMounted ? boxes.map((box) => grownBox(box, SHADOW)) : [];
    const falls = reached.some((box) => drawn.some((earlier) => boxesOverlap(earlier, box)));
    drawn.push(...boxes);
    return falls;
  });
}
