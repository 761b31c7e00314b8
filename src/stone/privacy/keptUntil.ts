import { type FaceData, LATEST_ERASURE_DAYS } from '../wire/privacy';
import type { Retention } from '../wire/retention';

/** Why a stone is kept, and until when: as the server removes it (`server/store/expired.ts`). */
export interface KeptStone {
  /** `asked` where its erasure waits for the order's end, `order` where it was sent, else `draft`. */
  readonly rule: 'asked' | 'order' | 'draft';
  /** How long, in days from what it is counted from. */
  readonly days: number;
  /** The last day, where nothing happens to the stone before. */
  readonly until: Date;
}

const DAY = 86_400_000;

/** How long a stone is kept with everything that hangs on it. */
export function keptUntil({ stone, history, erasureRequestedAt }: FaceData, kept: Retention): KeptStone {
  const after = (moment: number, days: number) => new Date(moment + days * DAY);
  const changed = Date.parse(stone.updatedAt);
  if (erasureRequestedAt !== null) {
    const until = after(Date.parse(erasureRequestedAt), LATEST_ERASURE_DAYS);
    return { rule: 'asked', days: LATEST_ERASURE_DAYS, until };
  }
  if (stone.status === 'draft') {
    const days = stone.hasBusiness ? kept.businessDrafts : kept.visitorDrafts;
    return { rule: 'draft', days, until: after(changed, days) };
  }
  const moved = history.map(({ at }) => Date.parse(at));
  return { rule: 'order', days: kept.orders, until: after(Math.max(changed, ...moved), kept.orders) };
}
