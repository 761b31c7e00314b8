import { useMemo } from 'react';
import { overlooked, unfilled } from '../../scene/checks/unfilled';
import type { Finding } from '../../stone/finding';
import { DesignerContext } from './designerContext';

/**
 * Everything there is to remark on the design in hand: what was found when it was drawn, and the lines that nobody has
 * filled in yet, which a stone is quietly begun with and which are all named before it is sent.
 */
export function useRemarks(when: 'designing' | 'sending'): readonly Finding[] {
  const found = DesignerContext.useSelector(({ context }) => context.shown?.warnings);
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  return useMemo(
    () => [...(found ?? []), ...(when === 'sending' ? unfilled(design) : overlooked(design))],
    [found, design, when],
  );
}
