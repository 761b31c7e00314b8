import type { Page } from '@playwright/test';

/** Interactive things: every control that has a box of its own. */
const CONTROLS =
  'button, a[href], input, textarea, [role=tab], [role=option], [role=menuitem], [role=searchbox], [role=switch]';

/** What a finger needs, and one in a glove, in CSS pixels (docs/decisions.md section 9). */
const FINGER = 44;
export const GLOVE = 48;

/**
 * The controls that are too small for a finger. A field counts with the frame around it, a radio button or a switch with its label;
 * a link within a sentence is as high as its words (WCAG 2.5.8, "Inline").
 *
 * @param least how high and wide a control must be, in CSS pixels.
 */
export function smallTargets(page: Page, least = FINGER): Promise<string[]> {
  // Browser layout may lose half a pixel.
  const asked = { controls: CONTROLS, least: least - 0.5 };
  return page.evaluate(({ controls, least }) => {
    const targetOf = (control: HTMLElement) => {
      const label = control.closest('label');
      if (label || !control.matches('input, textarea')) return label ?? control;
      const frame = control.parentElement ?? control;
      return frame.getBoundingClientRect().height > control.getBoundingClientRect().height ? frame : control;
    };
    // Text for screen readers only, or shown only on focus, is in a box of one pixel.
    const isSeen = (target: HTMLElement) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[inert]')) return false;
      for (let above: Element | null = target; above; above = above.parentElement)
        if (above.getBoundingClientRect().width <= 1) return false;
      return true;
    };
    const isInSentence = (control: HTMLElement) =>
      control.matches('a') &&
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent?.trim().length ?? 0) > (control.textContent?.trim().length ?? 0);
    const found = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => !isInSentence(control))
      .map(targetOf)
      .filter(isSeen)
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < least || box.height < least)
      .map(({ target, box }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        return `${target.tagName} “${name}” ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
      });
    return [...new Set(found)];
  }, asked);
}

/** What does not fit in the window's width: the page itself, or a control that cannot be scrolled into view. */
export function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const nameOf = (control: Element) =>
      `${control.tagName} “${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)}”`;
    const isSeen = (control: HTMLElement) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) return false;
      // Text for screen readers only is in a box of one pixel.
      for (let above: Element | null = control; above; above = above.parentElement)
        if (above.getBoundingClientRect().width <= 1) return false;
      return true;
    };
    const scrollsSideways = (control: Element) => {
      for (let above = control.parentElement; above && above !== document.body; above = above.parentElement)
        if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return true;
      return false;
    };
    const isBeside = (control: HTMLElement) => {
      const { left, right } = control.getBoundingClientRect();
      return (left < -0.5 || right > innerWidth + 0.5) && !scrollsSideways(control);
    };
    const isCut = (control: HTMLElement) => {
      const { overflowX, textOverflow } = getComputedStyle(control);
      const isWider = control.scrollWidth > control.clientWidth + 1;
      return isWider && overflowX !== 'visible' && textOverflow !== 'ellipsis' && !control.matches('input');
    };
    const seen = [...document.querySelectorAll<HTMLElement>(controls)].filter(isSeen);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
      ...seen.filter(isBeside).map((control) => `${nameOf(control)} is beside the window`),
      ...seen.filter(isCut).map((control) => `${nameOf(control)} is cut off`),
    ];
  }, CONTROLS);
}

/** What is still moving: elements whose transitions or animations take noticeably long. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (written: string) =>
      Math.max(
        ...written.split(',').map((each) => Number.parseFloat(each) * (each.includes('ms') ? 0.001 : 1)),
      );
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        const animates = animationName !== 'none' && seconds(animationDuration) > 0.01;
        return animates || seconds(transitionDuration) > 0.01;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

interface FocusShown {
  /** A description of the focused element. */
  readonly name: string;
  readonly isInSight: boolean;
  /** Whether an outline or a ring shows its focus. */
  readonly isShown: boolean;
}

/** How the focus is shown where it is now. */
export function focusShown(page: Page): Promise<FocusShown> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const label = element.closest('label');
    const { left, right, top, bottom } = (label ?? element).getBoundingClientRect();
    const isOutlined = (one: Element | null | undefined) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const isRinged = /0px 0px 0px 1px/.test(boxShadow);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || isRinged;
    };
    const around = [element, element.parentElement, element.parentElement?.parentElement, label];
    const inside = label ? [...label.querySelectorAll('*')] : [];
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      isInSight: right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
      isShown: [...around, ...inside].some(isOutlined),
    };
  });
}
