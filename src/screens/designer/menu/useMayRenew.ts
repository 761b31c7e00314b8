import { DesignerContext } from '../designerContext';

/**
 * Whether whoever is at work may renew the stone's links. Those of a stone that was sent are renewed by a login alone: who
 * came by a link reads it from then on, and letters carry that link.
 */
export function useMayRenew(): boolean {
  return DesignerContext.useSelector(({ context: { saved, readOnly } }) => {
    if (!saved) return false;
    return !readOnly || (saved.address.token === undefined && saved.status !== 'draft');
  });
}
