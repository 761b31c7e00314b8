import { applyEdit } from '../../stone/edits/applyEdit';
import type { Design } from '../../stone/stone';
import { piecesOf } from '../checks/ink/pieces';
import { lettersTouching } from '../checks/lettersTouching';
import type { Scene } from '../scene';
import { setApart } from './setApart';

/**
 * A design whose letters nowhere stand nearer together than they can be cut or cast: families that set some pairs close by
 * themselves are spaced where a line is composed for somebody, since nobody chose those spaces.
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
