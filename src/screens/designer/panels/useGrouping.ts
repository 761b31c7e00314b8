import { joinLines } from '../../../scene/joinLines';
import type { Edit } from '../../../stone/edits/edit';
import { groupAround } from '../../../stone/paragraph/paragraphs';
import { DesignerContext } from '../designerContext';

/** What can be done about the selected elements' belonging together: each undefined where it makes no sense. */
interface Grouping {
  readonly join: Edit | undefined;
  readonly group: Edit | undefined;
  readonly ungroup: Edit | undefined;
}

export function useGrouping(): Grouping {
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const measures = DesignerContext.useSelector(({ context }) => context.shown?.measures.elements);
  const groups = new Set(selected.map((element) => elements[element]?.group));
  const [first = -1] = selected;
  const isOneGroup =
    groups.size === 1 && !groups.has(undefined) && groupAround(elements, first).length === selected.length;
  const isSeveral = selected.length > 1;
  return {
    join: isSeveral && !isOneGroup ? joinLines(elements, selected, measures ?? []) : undefined,
    group: isSeveral && !isOneGroup ? { kind: 'group', elements: selected } : undefined,
    ungroup: [...groups].some((group) => group !== undefined)
      ? { kind: 'ungroup', elements: selected }
      : undefined,
  };
}
