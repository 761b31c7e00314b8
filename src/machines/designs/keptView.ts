import { z } from 'zod';
import { keptInTab } from '../../api/keptInTab';
import { type ListView, SORTED_COLUMNS, UNTOUCHED } from './listing';

const view = keptInTab(
  'gravestone.designsView',
  z.object({
    search: z.string(),
    filter: z.enum(['all', 'pending', 'sent']),
    column: z.enum(SORTED_COLUMNS).optional(),
    direction: z.enum(['ascending', 'descending']),
  }),
);
/** How far the list was scrolled, in px. */
const place = keptInTab('gravestone.designsPlace', z.number().nonnegative());

/** How the list was looked at last in this tab: whoever comes back from a stone finds it as it was left. */
export function keptView(): ListView {
  return { ...UNTOUCHED, ...view.read() };
}

/** Remembers how the list is looked at. Other rows than before are read from their top. */
export function keepView(now: ListView): void {
  view.write({ ...now });
  place.write(undefined);
}

/** How far down the list was scrolled last, in px. */
export function keptPlace(): number {
  return place.read() ?? 0;
}

/** Remembers how far down the list is scrolled, in px. */
export function keepPlace(now: number): void {
  place.write(Math.max(0, now));
}

/** Forgets it: what one has searched for is nothing for the next who logs in. */
export function forgetView(): void {
  view.write(undefined);
  place.write(undefined);
}
