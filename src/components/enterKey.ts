import type { KeyboardEvent } from 'react';

/** What the Enter key of a telephone's keyboard is called, and what it then does. */
export type EnterKeyHint = 'done' | 'next' | 'go';

const WRITTEN =
  'input:not([type=radio], [type=checkbox], [type=hidden], [type=file]):not([disabled], [readonly])';

/** Whether it is a telephone's or a tablet's screen that is typed on, whose keyboard covers half of it. */
export function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Does what the Enter key says: `next` goes on to the field that is to be written next (in a form only where that is
 * still empty: otherwise the form is sent), `done` puts a telephone's keyboard away.
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
