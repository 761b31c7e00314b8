import { useMemo } from 'react';
import { paragraphOf, type WholeParagraph } from '../../../stone/paragraph/paragraphs';
import { DesignerContext } from '../designerContext';

/** The paragraph that is selected as a whole; undefined where anything else is. */
export function useParagraph(): WholeParagraph | undefined {
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  return useMemo(() => paragraphOf(elements, selected), [elements, selected]);
}
