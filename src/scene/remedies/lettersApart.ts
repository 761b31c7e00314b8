import { applyEdit } from '../../stone/edits/applyEdit';
import type { Design } from '../../stone/stone';
import { piecesOf } from '../checks/ink/pieces';
import { lettersTouching } from '../checks/lettersTouching';
import type { Scene } from '../scene';
import { setApart } from './setApart';

/**
 * A design whose letters are nowhere too close to be cut or cast: for families that set some pairs too close
 * by themselves, in automatically composed lines, whose spacing nobody chose.
 *
 * @param sceneOf builds a design's scene.
 */
export function lettersApart(design: Design, sceneOf: (design: Design) => Scene): Design {
  const scene = sceneOf(design);
  const after = (edit: Parameters<typeof applyEdit>[1]) => sceneOf(applyEdit(design, edit));
  const edits = scene.nodes.flatMap((node) =>
    node.kind === 'lettering'
      ? lettersTouching(node, piecesOf(node), scene.slab).flatMap(
          (finding) => setApart(finding, { design, scene, after }) ?? [],
        )
      : [],
  );
  return edits.reduce(applyEdit, design);
}
