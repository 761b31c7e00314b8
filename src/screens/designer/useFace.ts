import type { StoneFace } from '../../stone/catalogue/stoneType';
import { DesignerContext } from './designerContext';

/** The face of the stone in hand, a photographed one's too; undefined until it is on offer. */
export function useFace(): StoneFace | undefined {
  return DesignerContext.useSelector(({ context: { history, offered } }) => {
    const { StoneTypeId, stoneStoneTypes } = history.present;
    return [...stoneStoneTypes, ...offered.stoneTypes].find(({ id }) => id === StoneTypeId);
  });
}
