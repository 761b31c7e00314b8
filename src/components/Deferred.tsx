import { type ReactNode, useDeferredValue } from 'react';

/**
 * Content that is drawn right after everything else, when there is time: the press that brings it goes on meanwhile. For
 * what lies further down, so that nothing moves when it comes.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
