import { letterOutline } from '../../lettering/letterOutline';
import { transformOutline } from '../../lettering/matrix';
import { joinOutlines, type Outline } from '../../lettering/outline';
import { placeMatrix } from '../../scene/place';
import type { Cut, SceneNode } from '../../scene/scene';

/** How a node is carried out; undefined for what is neither cut nor cast as letters are. */
export function cutOf(node: SceneNode): Cut | undefined {
  switch (node.kind) {
    case 'lettering':
    case 'ornament':
    case 'frame':
      return node.cut;
    case 'attachment':
    case 'image':
    case 'unavailable':
      return undefined;
  }
}

/**
 * Everything of a node that is cut or set, in stone mm. The sign for a character the font lacks is none of it: it
 * must never be cut into a stone (`guides.ts` shows it).
 */
export function inkOf(node: SceneNode): Outline | undefined {
  switch (node.kind) {
    case 'lettering': {
      const letters = node.line.letters
        .filter(({ missing }) => !missing)
        .map((letter) => letterOutline(node.typeface, node.line, letter));
      return transformOutline(joinOutlines(letters), placeMatrix(node.place));
    }
    case 'ornament':
    case 'frame':
      return transformOutline(node.outline, placeMatrix(node.place));
    case 'attachment':
    case 'image':
    case 'unavailable':
      return undefined;
  }
}
