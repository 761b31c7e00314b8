import { type RefObject, useLayoutEffect, useRef } from 'react';
import { keepPlace, keptPlace } from '../../machines/designs/keptView';
import { DesignsContext } from './designsContext';

/** Scrolls a table to where it was left, to its top where it is looked at otherwise, and remembers where it is. */
export function useTablePlace(scroller: RefObject<HTMLElement | null>): void {
  const view = DesignsContext.useSelector(({ context }) => context.view);
  const seen = useRef(view);
  useLayoutEffect(() => {
    const table = scroller.current;
    if (!table) return;
    const isOther = seen.current !== view;
    seen.current = view;
    table.scrollTop = isOther ? 0 : keptPlace();
    const keep = () => keepPlace(table.scrollTop);
    table.addEventListener('scroll', keep, { passive: true });
    return () => table.removeEventListener('scroll', keep);
  }, [scroller, view]);
}

/** The same for rows that scroll with the page. */
export function usePagePlace(): void {
  useLayoutEffect(() => {
    window.scrollTo(0, keptPlace());
    const keep = () => keepPlace(window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    // Before the page is another one, which begins at its own top.
    return () => window.removeEventListener('scroll', keep);
  }, []);
}
