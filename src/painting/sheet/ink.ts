import { transformOutline } from '../../geometry/matrix';
import type { Outline } from '../../geometry/outline';
import { glyphOutlines } from '../../lettering/letterOutline';
import { placeMatrix } from '../../scene/place';
import type { Cut, SceneNode } from '../../scene/scene';

/** How a node is carried out; undefined for what is neither cut nor cast like letters. */
export function cutOf(node: SceneNode): Cut | undefined {
  switch (node.kind) {
    case 'lettering':
    case 'ornament':
    case 'frame':
      return node.cut;
    case 'attachment':
    case 'medallion':
    case 'etching':
    case 'image':
    case 'unavailable':
      return undefined;
  }
}

/**
 * All parts of a node that are cut or mounted, in stone mm: each glyph, or the whole ornament or frame. They are kept
 * apart since each is filled individually, and their winding may differ. The sign for a character the font lacks is not
 * included: it must never be cut into a stone (`guides.ts` shows it).
 */
export function shapesOf(node: SceneNode): Outline[] {
  const placed = (outline: Outline) => transformOutline(outline, placeMatrix(node.place));
  switch (node.kind) {
    case 'lettering':
      return node.line.letters
        .filter(({ missing }) => !missing)
        .flatMap((letter) => glyphOutlines(node.typeface, node.line, letter))
        .map(placed);
    case 'ornament':
    case 'frame':
      return [placed(node.outline)];
    case 'attachment':
    case 'medallion':
    case 'etching':
    case 'image':
    case 'unavailable':
      return [];
  }
}
