import { useMemo, useState } from 'react';
import { recentlyChosen } from '../../../../api/recent';
import type { Vignet } from '../../../../stone/catalogue/vignet';
import { DesignerContext } from '../../designerContext';
import { recentFirst } from './wanted';

/** The vignettes on offer, recent choices first; the order is stable while they are shown. */
export function useVignets(): readonly Vignet[] {
  const vignets = DesignerContext.useSelector(({ context }) => context.offered.vignets);
  const [recent] = useState(() => recentlyChosen('vignets'));
  return useMemo(() => recentFirst(vignets, recent), [vignets, recent]);
}
