import { useMemo } from 'react';
import { thinnestStrokeOn } from '../../machines/designer/newPlace';
import { type LetterHeights, letterHeightsOn } from '../../stone/letterHeights';
import { DesignerContext } from './designerContext';

/** The heights that lines are on offer in on the stone in hand. */
export function useLetterHeights(): LetterHeights {
  const fonts = DesignerContext.useSelector(({ context }) => context.offered.fonts);
  const thinnestStroke = DesignerContext.useSelector(({ context }) => thinnestStrokeOn(context));
  return useMemo(() => letterHeightsOn(fonts, thinnestStroke), [fonts, thinnestStroke]);
}
