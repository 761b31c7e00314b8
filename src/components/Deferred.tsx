import { type ReactNode, useDeferredValue } from 'react';

interface DeferredProps {
  readonly children: ReactNode;
  /** What holds its place until then. */
  readonly until?: ReactNode;
}

/**
 * Content that is drawn right after everything else, when there is time: the press that brings it goes on meanwhile. For
 * what lies further down, so that nothing moves when it comes, or what has its place held.
 */
export function Deferred({ children, until = null }: DeferredProps) {
  return useDeferredValue(true, false) ? children : until;
}
