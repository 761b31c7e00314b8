import { useMemo } from 'react';
import type { StyledLine } from '../../../stone/edits/styleLines';
import { idsOf } from '../../../stone/elementIds';
import { DesignerContext } from '../designerContext';

interface SelectedLines {
  readonly lines: readonly StyledLine[];
  /** Which lines they are, whatever their place in the design: the key of a form about them. */
  readonly key: string;
}

/** The lines of letters among what is selected. */
export function useSelectedLines(): SelectedLines {
  const selected = DesignerContext.useSelector(({ context }) => context.selected);
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  return useMemo(() => {
    const ids = idsOf(elements);
    const lines = selected.flatMap((element) => {
      const line = elements[element];
      return line?.type === 'text' ? [{ element, line }] : [];
    });
    return { lines, key: lines.map(({ element }) => ids[element]).join() };
  }, [selected, elements]);
}
