import type { Selection } from '../../machines/designer/selection';
import type { Parm } from '../../stone/parm';
import { DesignerContext } from './designerContext';

/** The one element of a selection. */
function soleOf(selected: Selection): number | undefined {
  return selected.length === 1 ? selected[0] : undefined;
}

/** The place in `Parms` of the one selected element; undefined for none, or several. */
export function useSelectedIndex(): number | undefined {
  return DesignerContext.useSelector(({ context }) => soleOf(context.selected));
}

/** The one selected element and its index in `Parms`; undefined for none, or several. */
export function useSelected(): { readonly index: number; readonly element: Parm } | undefined {
  const index = useSelectedIndex();
  const element = DesignerContext.useSelector(
    ({ context }) => context.history.present.Parms[soleOf(context.selected) ?? -1],
  );
  return index !== undefined && element ? { index, element } : undefined;
}
