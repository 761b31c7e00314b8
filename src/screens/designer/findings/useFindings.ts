import { createContext, use } from 'react';
import type { Finding } from '../../../stone/finding';
import type { Aside } from '../../../stone/waved';

/** A design's findings: open and dismissed ones. */
export interface Findings {
  readonly open: readonly Finding[];
  readonly aside: readonly Aside<Finding>[];
}

/** The findings of the design in the designer around it. */
export const FindingsContext = createContext<Findings | undefined>(undefined);

/**
 * All findings of the current design, including its churchyard's: the worst first.
 *
 * @throws Error outside of `FindingsProvider`: that there are none would be said of a stone that nobody has looked at.
 */
export function useFindings(): Findings {
  const findings = use(FindingsContext);
  if (!findings) throw new Error('findings are asked for where nobody works them out');
  return findings;
}
