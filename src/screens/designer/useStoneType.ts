import type { StoneType } from '../../stone/catalogue/stoneType';
import { DesignerContext } from './designerContext';

/** The kind of the stone that is designed, as soon as it and the catalogue are known. */
export function useStoneType(): StoneType | undefined {
  return DesignerContext.useSelector(({ context: { history, offered } }) =>
    offered.stoneTypes.find(({ id }) => id === history.present.StoneTypeId),
  );
}
