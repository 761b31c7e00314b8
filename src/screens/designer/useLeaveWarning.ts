import { useEffect } from 'react';
import { DesignerContext } from './designerContext';

/** Has the browser ask before the page is left with unsaved changes. */
export function useLeaveWarning(): void {
  const isUnsaved = DesignerContext.useSelector((state) => state.hasTag('unsaved'));
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
