import { groundOf } from '../../stone/legibility/groundOf';
import type { Ground } from '../../stone/legibility/readableColour';
import { DesignerContext } from './designerContext';

/** What the stone in hand is made of; undefined for a photographed one, whose brightness nobody knows. */
export function useGround(): Ground | undefined {
  return DesignerContext.useSelector(({ context: { history, offered } }) =>
    groundOf(history.present, offered.stoneTypes),
  );
}
