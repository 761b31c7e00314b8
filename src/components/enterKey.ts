import type { KeyboardEvent } from 'react';

/** The label of the Enter key of a phone's keyboard, and its action. */
export type EnterKeyHint = 'done' | 'next' | 'go';

const WRITTEN =
  'input:not([type=radio], [type=checkbox], [type=hidden], [type=file]):not([disabled], [readonly])';

/** Whether the user types on a phone's or tablet's screen, where the keyboard covers half of it. */
export function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Does what the Enter key's label says: `next` goes on to the next field to fill in (in a form only where that is
 * still empty: otherwise the form is submitted), `done` closes a phone's keyboard.
 */
export function obeyEnter(event: KeyboardEvent<HTMLInputElement>, hint: EnterKeyHint | undefined): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const field = event.currentTarget;
  if (hint === 'done' && isTouch()) field.blur();
  if (hint !== 'next') return;
  const fields = [
    ...(field.closest('form, [role=dialog]')?.querySelectorAll<HTMLInputElement>(WRITTEN) ?? []),
  ];
  const next = fields[fields.indexOf(field) + 1];
  if (!next || (field.form && next.value !== '')) return;
  event.preventDefault();
  next.focus();
}
