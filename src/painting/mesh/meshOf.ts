import type { Scene, SceneNode } from '../../scene/scene';
import type { SoundWeld } from '../sheet/soundWeld';
import { basePart } from './basePart';
import { mountedParts } from './mountedParts';
import type { Part } from './part';
import { attachmentParts, medallionPart } from './plates';
import { stonePart } from './stonePart';

/** What is fixed to a stone and not cut; letters, ornaments and frames are made with what they overlap. */
function partsOf(node: SceneNode, { slab }: Scene): Part[] {
  switch (node.kind) {
    case 'attachment':
      return attachmentParts(node, slab);
    // A dot is some hundredths of a mm deep: nothing that a body shows.
    case 'etching':
      return [];
    case 'medallion':
      return [medallionPart(node)];
    case 'lettering':
    case 'ornament':
    case 'frame':
      return [];
    // A picture that is not traced has no edge to cut, and what is missing in the catalogue none at all.
    case 'image':
    case 'unavailable':
      return [];
  }
}

/**
 * A stone as closed bodies, in mm: the same scene that every painter draws, with the depths by which its relief is shaded.
 * What is only kept free for later is left out, as it is of every file for cutting.
 */
export function meshOf(scene: Scene, weld: SoundWeld): Part[] {
  const base = basePart(scene.slab);
  return [
    stonePart(scene, weld),
    ...(base ? [base] : []),
    ...mountedParts(scene, weld),
    ...scene.nodes.flatMap((node) => partsOf(node, scene)),
  ].filter(({ surfaces }) => surfaces.length > 0);
}
