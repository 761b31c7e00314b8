import { type ElementId, idsOf } from '../../stone/elementIds';
import { DesignerContext } from './designerContext';

/** Which element lies at an index: a field that is keyed by it goes on with its element, and with no other. */
export function useElementId(index: number): ElementId | undefined {
  return DesignerContext.useSelector(({ context }) => idsOf(context.history.present.Parms)[index]);
}
