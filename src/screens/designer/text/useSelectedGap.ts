import { useState } from 'react';
import { DesignerContext } from '../designerContext';

/**
 * The character before the gap that was last taken in hand, in its field or between the letters on the stone; undefined
 * before.
 */
export function useSelectedGap() {
  const caret = DesignerContext.useSelector(({ context }) => context.caret);
  const [seen, setSeen] = useState(caret);
  const [selectedGap, selectGap] = useState(caret);
  if (caret !== seen) {
    setSeen(caret);
    if (caret !== undefined) selectGap(caret);
  }
  return [selectedGap, selectGap] as const;
}
