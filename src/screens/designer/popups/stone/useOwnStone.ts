import type { OwnStoneType } from '../../../../stone/ownStoneType';
import { DesignerContext } from '../../designerContext';

/** The uploaded stone of the design; undefined for one of the catalogue. */
export function useOwnStone(): OwnStoneType | undefined {
  return DesignerContext.useSelector(({ context }) => {
    const { stoneStoneTypes, StoneTypeId } = context.history.present;
    return stoneStoneTypes.find(({ id }) => id === StoneTypeId);
  });
}
