import { useEffect, useRef } from 'react';

/**
 * Leads whoever reads by keys or by ear on to the heading of what is shown next, where what they pressed is gone.
 *
 * @param shown tells one page from another.
 */
export function useHeadingFocus(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [shown]);
}
