import type { Parm } from '../../stone/parm';
import { DesignerContext } from './designerContext';

/** The element in hand and its index in `Parms`. */
export function useSelected(): { readonly index: number; readonly element: Parm } | undefined {
  const index = DesignerContext.useSelector(({ context }) => context.selected);
  const element = DesignerContext.useSelector(({ context }) =>
    context.selected === undefined ? undefined : context.history.present.Parms[context.selected],
  );
  return index !== undefined && element ? { index, element } : undefined;
}
