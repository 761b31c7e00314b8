import { type ReactNode, useDeferredValue } from 'react';

interface DeferredProps {
  readonly children: ReactNode;
  /** What holds its place until then. */
  readonly until: ReactNode;
}

/** Content that is drawn right after everything else, when there is time: what is around it is there meanwhile. */
export function Deferred({ children, until }: DeferredProps) {
  return useDeferredValue(true, false) ? children : until;
}
