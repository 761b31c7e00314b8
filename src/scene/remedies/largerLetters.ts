import type { Edit } from '../../stone/edits/edit';
import type { Finding } from '../../stone/finding';
import { stencil } from '../checks/stencil';
import { tooThin } from '../checks/tooThin';
import { heightOf, withHeight } from './letterHeight';
import type { Remedied } from './remedied';

/**
 * The next height on offer at which a line's strokes, webs and loose pieces can all be made; undefined where there is
 * none, or the finding is not about a line.
 */
export function largerLetters({ elements }: Finding, given: Remedied): Edit | undefined {
  const { design, measures, after, letterHeights } = given;
  const [element] = elements;
  const parm = element === undefined ? undefined : design.Parms[element];
  if (element === undefined || elements.length > 1 || parm?.type !== 'text') return undefined;
  for (const height of letterHeights(parm)) {
    if (height <= heightOf(parm)) continue;
    const edit = withHeight(parm, element, height);
    const { nodes, slab } = after(edit);
    const node = nodes.find((each) => each.element === element);
    if (!node) return undefined;
    if ([...tooThin(node, slab, measures), ...stencil(node, slab, measures)].length === 0) return edit;
  }
  return undefined;
}
