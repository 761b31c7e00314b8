import { useMemo } from 'react';
import { cutLimitsOn } from '../../machines/designer/newPlace';
import { type LetterHeights, letterHeightsOn } from '../../stone/letterHeights';
import { DesignerContext } from './designerContext';

/** The line heights on offer on the current stone. */
export function useLetterHeights(): LetterHeights {
  const fonts = DesignerContext.useSelector(({ context }) => context.offered.fonts);
  const limits = DesignerContext.useSelector(({ context }) => cutLimitsOn(context));
  return useMemo(() => letterHeightsOn(fonts, limits), [fonts, limits]);
}
