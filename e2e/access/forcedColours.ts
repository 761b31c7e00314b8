import type { Page } from '@playwright/test';

/**
 * Where the system's forced colours hide something: a selected item looks like its neighbours, or words get a
 * backplate of the page's colour over their own background. Shadows do not count: forced colours remove them.
 */
export function hiddenByForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const nameOf = (element: Element) =>
      `${element.tagName} “${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}”`;
    /** A system colour as the browser writes it. */
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
    /** An element and everything drawn in it, as far as selecting it can change that. */
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
