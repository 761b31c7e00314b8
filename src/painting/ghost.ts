import { joinOutlines, type Outline } from '../geometry/outline';
import type { SceneNode } from '../scene/scene';
import { type Rgb, toneOf } from './colours';
import { guidesOf } from './sheet/guides';
import { shapesOf } from './sheet/ink';

/**
 * How a reserved element is drawn in pictures: a dashed line around what will be cut one day, of its colour, which is
 * legible on the material, and hardly any fill, so that nobody takes it for letters that are cut now. In mm of the stone,
 * and the least line in device pixels, since a phone shows a stone at half a pixel a mm.
 */
export const GHOST = { line: 0.6, dash: 3, gap: 2.2, leastPixels: 0.9, opacity: 0.7, fill: 0.2 } as const;

const PLAIN: Rgb = [0.6, 0.6, 0.6];

/** The outlines of a reserved node in mm of the stone, and its colour. */
export function ghostOf(node: SceneNode): { readonly outline: Outline; readonly rgb: Rgb } {
  switch (node.kind) {
    case 'lettering':
    case 'ornament':
    case 'frame':
      return { outline: joinOutlines(shapesOf(node)), rgb: toneOf(node.colour).rgb };
    case 'attachment':
    case 'medallion':
    case 'etching':
    case 'image':
    case 'unavailable':
      return { outline: guidesOf(node), rgb: PLAIN };
  }
}
