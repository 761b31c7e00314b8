import { useDeferredValue, useMemo } from 'react';
import type { DesignsContext as Known } from '../../machines/designs/context';
import { searchable, viewed } from '../../machines/designs/listing';
import { type DesignRow, rowsOf } from '../../machines/designs/rows';
import { DesignsContext } from './designsContext';
import type { RowWording } from './useWording';

/** The rows that are looked at, in their order; typing a search goes before finding what it is for. */
export function useRows(words: RowWording): readonly DesignRow[] {
  const { projects, stones } = DesignsContext.useSelector(({ context }) => context.lists);
  const view = useDeferredValue(DesignsContext.useSelector(({ context }) => context.view));
  const rows = useMemo(() => searchable(rowsOf(projects, stones), words), [projects, stones, words]);
  return useMemo(() => viewed(rows, view, words), [rows, view, words]);
}

/** The rows as they are looked at this moment, in their order. */
export function rowsAt(
  { lists, view }: Pick<Known, 'lists' | 'view'>,
  words: RowWording,
): readonly DesignRow[] {
  return viewed(searchable(rowsOf(lists.projects, lists.stones), words), view, words);
}
