import { type RefObject, useEffect } from 'react';
import { isTyping } from './shortcuts/typing';

/** The least height in px of an on-screen keyboard, as distinct from a browser's collapsing bar. */
const KEYBOARD = 120;

/** The browser's visual viewport, in CSS px; `scale` is its pinch zoom. */
type Seen = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/**
 * The part of the page above an on-screen keyboard, in CSS px of the unzoomed page: zooming in hides
 * nothing.
 *
 * @returns undefined where no keyboard hides anything.
 */
export function visiblePart(
  { height, offsetTop, scale }: Seen,
  pageHeight: number,
): { readonly height: number; readonly top: number } | undefined {
  const unpinched = height * scale;
  if (pageHeight - unpinched < KEYBOARD) return undefined;
  return { height: unpinched, top: scale > 1.01 ? 0 : offsetTop };
}

/**
 * Keeps the workplace above a phone's keyboard, so that the stone is visible during typing. Safari
 * lays the page out as if there were no keyboard, and scrolls it to show only the field.
 */
export function useVisiblePart(workplace: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = workplace.current;
    const seen = window.visualViewport;
    if (!element || !seen) return;
    const look = () => {
      const part = visiblePart(seen, document.documentElement.clientHeight);
      element.toggleAttribute('data-keyboard', part !== undefined);
      if (!part) {
        element.style.removeProperty('--visible-height');
        element.style.removeProperty('--visible-top');
        return;
      }
      const height = `${part.height}px`;
      const isOther = element.style.getPropertyValue('--visible-height') !== height;
      element.style.setProperty('--visible-height', height);
      element.style.setProperty('--visible-top', `${part.top}px`);
      // The field was scrolled into view when the panel was larger.
      const field = document.activeElement;
      if (isOther && field && isTyping(field) && element.contains(field))
        field.scrollIntoView({ block: 'nearest' });
    };
    look();
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
    };
  }, [workplace]);
}
