import { ownDataAddress } from '../../../machines/wizard/wizardStone';
import { DesignerContext } from '../designerContext';

/**
 * Where everything that is kept of the stone is read and erased: also of one that was sent. Undefined for a stone that is not
 * saved, and for whoever has a link for reading only.
 */
export function useOwnDataAddress(): string | undefined {
  return DesignerContext.useSelector(({ context: { saved } }) =>
    saved && !saved.isForReading ? ownDataAddress(saved.address) : undefined,
  );
}
