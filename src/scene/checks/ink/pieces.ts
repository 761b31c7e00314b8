import { letterOutline } from '../../../lettering/letterOutline';
import { transformOutline } from '../../../lettering/matrix';
import { joinOutlines, type Outline } from '../../../lettering/outline';
import type { FoundCharacter } from '../../../stone/finding';
import type { Mm } from '../../../stone/numbers';
import { boxOutline } from '../../boxOutline';
import { placeMatrix } from '../../place';
import type { Scene, SceneNode } from '../../scene';
import { boxAround, contoursOf } from './contour';
import type { Shape } from './distance';

/** How far a chord may lie from its curve, in mm: a fifth of what distances are exact to. */
const TOLERANCE: Mm = 0.002;

/** One piece of ink on the stone: a character of a line, or all of anything else. */
export interface Piece extends Shape {
  readonly node: SceneNode;
  /** Which character it is; undefined for what is no lettering. */
  readonly character: FoundCharacter | undefined;
}

/** The outlines of a node's pieces in its own mm, each with the character that it is. */
function outlinesOf(node: SceneNode): { outline: Outline; character?: FoundCharacter }[] {
  switch (node.kind) {
    case 'lettering':
      return node.line.letters.map((letter) => ({
        outline: letterOutline(node.typeface, node.line, letter),
        character: { element: node.element, index: letter.index, character: letter.cluster },
      }));
    case 'ornament':
    case 'frame':
      return [{ outline: node.outline }];
    case 'attachment':
      return [{ outline: joinOutlines(node.layers.map(({ outline }) => outline)) }];
    case 'image':
    case 'unavailable':
      return [{ outline: boxOutline(node.box) }];
  }
}

/** The pieces of a node as it stands on the stone; those without ink are left out. */
export function piecesOf(node: SceneNode): readonly Piece[] {
  const matrix = placeMatrix(node.place);
  return outlinesOf(node).flatMap(({ outline, character }) => {
    const contours = contoursOf(transformOutline(outline, matrix), TOLERANCE);
    return contours.length > 0 ? [{ node, character, contours, box: boxAround(contours) }] : [];
  });
}

/** The pieces of every node of a scene, in their order. */
export function piecesIn(scene: Scene): readonly (readonly Piece[])[] {
  return scene.nodes.map(piecesOf);
}
