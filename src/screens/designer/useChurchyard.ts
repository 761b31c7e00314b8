import type { Churchyard } from '../../stone/catalogue/churchyard';
import { DesignerContext } from './designerContext';

/** The stone's churchyard from the list; undefined where none is chosen. */
export function useChurchyard(): Churchyard | undefined {
  return DesignerContext.useSelector(({ context: { offered, history } }) =>
    offered.churchyards.find(({ id }) => id === history.present.ChurchyardId),
  );
}
