import { groundOf } from '../../stone/legibility/groundOf';
import type { Ground } from '../../stone/legibility/readableColour';
import { DesignerContext } from './designerContext';

/** The current stone's material; undefined for a photographed one, whose brightness is unknown. */
export function useGround(): Ground | undefined {
  return DesignerContext.useSelector(({ context: { history, offered } }) =>
    groundOf(history.present, offered.stoneTypes),
  );
}
