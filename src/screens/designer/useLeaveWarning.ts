import { useEffect } from 'react';
import { DesignerContext } from './designerContext';
import { savingStateOf } from './savingState';

/** Has the browser ask before the page is left with unsaved changes. */
export function useLeaveWarning(): void {
  const state = DesignerContext.useSelector(savingStateOf);
  const isSaved = state === 'resting' || state === 'saved';
  useEffect(() => {
    if (isSaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSaved]);
}
