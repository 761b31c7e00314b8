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
/** The scroll position of the list, in px. */
const place = keptInTab('gravestone.designsPlace', z.number().nonnegative());

/** The list's last view in this tab: restored when the user comes back from a stone. */
export function keptView(): ListView {
  return { ...UNTOUCHED, ...view.read() };
}

/** Stores the list's view. When the rows change, scrolling restarts at the top. */
export function keepView(now: ListView): void {
  view.write({ ...now });
  place.write(undefined);
}

/** The last scroll position, in px. */
export function keptPlace(): number {
  return place.read() ?? 0;
}

/** Stores the scroll position, in px. */
export function keepPlace(now: number): void {
  place.write(Math.max(0, now));
}

/** Clears it: the next user must not see the previous one's search. */
export function forgetView(): void {
  view.write(undefined);
  place.write(undefined);
}
