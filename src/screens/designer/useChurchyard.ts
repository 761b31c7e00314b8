import type { Churchyard } from '../../stone/catalogue/churchyard';
import { DesignerContext } from './designerContext';

/** The churchyard the stone is to stand on; undefined where none is chosen. */
export function useChurchyard(): Churchyard | undefined {
  return DesignerContext.useSelector(({ context }) =>
    context.offered.churchyards.find(({ id }) => id === context.churchyardId),
  );
}
