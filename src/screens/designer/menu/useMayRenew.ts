import { DesignerContext } from '../designerContext';

/**
 * Whether the user may renew the stone's links. A sent stone's links are renewed only by a login: its
 * other users have a read-only link, which is also in letters.
 */
export function useMayRenew(): boolean {
  return DesignerContext.useSelector(({ context: { saved, readOnly } }) => {
    if (!saved) return false;
    return !readOnly || (saved.address.token === undefined && saved.status !== 'draft');
  });
}
