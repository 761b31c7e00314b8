import type { Page } from '@playwright/test';

/**
 * Where the colours of the computer hide something: what is chosen looks like what is not beside it, or words lie on a
 * plate of the page's colour over a ground of their own. Shadows do not count: with forced colours there are none.
 */
export function hiddenByForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const nameOf = (element: Element) =>
      `${element.tagName} “${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}”`;
    /** A colour of the computer's as the browser writes it. */
    const written = (colour: string) => {
      const probe = document.createElement('i');
      probe.style.backgroundColor = colour;
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    };
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      const parts = [style.color, style.backgroundColor, style.height, style.transform];
      for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const)
        if (style[`border${side}Style`] !== 'none')
          parts.push(style[`border${side}Width`], style[`border${side}Color`]);
      if (style.outlineStyle !== 'none') parts.push(style.outlineWidth, style.outlineColor);
      return parts.join(' ');
    };
    /** A part and all that is drawn in it, as far as choosing it can change that. */
    const looks = (element: Element) =>
      [element, ...element.querySelectorAll('span, i, b')].map(look).join('|');
    const hidden: string[] = [];
    for (const chosen of document.querySelectorAll('[data-selected]')) {
      const others = [...(chosen.parentElement?.children ?? [])].filter(
        (other) => other.tagName === chosen.tagName && !other.hasAttribute('data-selected') && isSeen(other),
      );
      const [first] = others;
      if (first && isSeen(chosen) && looks(first) === looks(chosen))
        hidden.push(`${nameOf(chosen)} is chosen and looks like ${nameOf(first)}`);
    }
    const highlight = written('Highlight');
    const filled = [...document.querySelectorAll('button, a, label, [role=option], [role=tab]')];
    for (const control of filled.filter(isSeen)) {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(control) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      if (backgroundColor === highlight && forcedColorAdjust !== 'none')
        hidden.push(`the words of ${nameOf(control)} lie on a plate`);
    }
    return hidden;
  });
}
