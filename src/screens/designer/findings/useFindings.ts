import { createContext, use } from 'react';
import type { Finding } from '../../../stone/finding';
import type { Aside } from '../../../stone/waved';

/** A design's findings: open and dismissed ones. */
export interface Findings {
  readonly open: readonly Finding[];
  readonly aside: readonly Aside<Finding>[];
}

/** The findings of the design in the designer around it. */
export const FindingsContext = createContext<Findings>({ open: [], aside: [] });

/** All findings of the current design, including its churchyard's: the worst first. */
export function useFindings(): Findings {
  return use(FindingsContext);
}
