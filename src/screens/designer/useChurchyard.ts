import type { Churchyard } from '../../stone/catalogue/churchyard';
import { DesignerContext } from './designerContext';

/** The churchyard of the list that the stone is to stand on; undefined where none is chosen. */
export function useChurchyard(): Churchyard | undefined {
  return DesignerContext.useSelector(({ context: { offered, history } }) =>
    offered.churchyards.find(({ id }) => id === history.present.ChurchyardId),
  );
}
