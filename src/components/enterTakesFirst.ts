import type { KeyboardEvent } from 'react';

/**
 * Makes Enter in a search take the first of what was found where none of the list is in focus yet: after a paste React
 * Aria puts none there, after typing half a second later for those who listen.
 *
 * @param event of the search's input, in the capture phase.
 */
export function enterTakesFirst(event: KeyboardEvent<HTMLInputElement>): void {
  const search = event.currentTarget;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (search.value.trim() === '' || search.hasAttribute('aria-activedescendant')) return;
  const list = document.getElementById(search.getAttribute('aria-controls') ?? '');
  const first = list?.querySelector<HTMLElement>('[role=menuitem], [role=option]');
  if (!first) return;
  event.preventDefault();
  event.stopPropagation();
  first.click();
}
