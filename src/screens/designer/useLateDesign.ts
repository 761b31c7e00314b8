import type { DesignerSnapshot } from '../../machines/designer/designerMachine';
import type { ElementMeasure } from '../../scene/measures';
import type { Design } from '../../stone/stone';
import { DesignerContext } from './designerContext';

const presentOf = ({ context }: DesignerSnapshot) => context.history.present;
const measuresOf = ({ context }: DesignerSnapshot) => context.shown?.measures.elements;

/** The current design, for what only says something about it: it follows when there is time. */
export function useLateDesign(): Design {
  return DesignerContext.useLateSelector(presentOf);
}

/** What was measured of the elements that are seen, for what only says it; undefined until any is. */
export function useLateMeasures(): readonly ElementMeasure[] | undefined {
  return DesignerContext.useLateSelector(measuresOf);
}
