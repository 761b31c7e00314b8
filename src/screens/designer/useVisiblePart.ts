import { type RefObject, useEffect } from 'react';
import { isTyping } from './shortcuts/typing';

/** From how many px on it is a keyboard that hides a part of the page, and not a browser's bar that comes and goes. */
const KEYBOARD = 120;

/** What the browser says of the part of the page that is seen, in CSS px; `scale` is how far it is pinched. */
type Seen = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/**
 * The part of the page above a keyboard on the screen, in CSS px of the page as it is unpinched: looking nearer hides
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
 * Keeps the workplace above the keyboard of a telephone, so that the stone is seen while its words are typed. Safari
 * lays the page out as if no keyboard were there, and moves it up to show the field alone.
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
      // The field was brought into sight in a panel that was larger.
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
