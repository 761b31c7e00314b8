import { design } from '../../../src/stone/stone';
import type { ApprovalView } from '../../../src/stone/wire/approval';

/** Two lines with keys. */
export const LINES = design.parse({
  Parms: [
    { type: 'text', key: 'line-one', subText: 'Karen Holm', position: { x: 200, y: 100, rotation: 0 } },
    { type: 'text', key: 'line-two', subText: '† 3.11.2026', position: { x: 200, y: 160, rotation: 0 } },
  ],
});

/** A stone as a relative is asked to approve it, with what is ticked of it. */
export function viewOf(ticked: readonly string[] = [], more: Partial<ApprovalView> = {}): ApprovalView {
  return {
    state: 'reading',
    round: 1,
    needed: 1,
    askedAt: '2026-11-26T10:00:00.000Z',
    expiresAt: '2026-12-17T10:00:00.000Z',
    seal: 'KX7M-2QRP-9T',
    comments: [],
    name: 'Anna Holm',
    business: 'Bedemanden',
    decision: null,
    decidedAt: null,
    approved: 0,
    asked: 1,
    design: LINES,
    elements: [
      { key: 'line-one', text: 'Karen Holm', isTicked: ticked.includes('line-one') },
      { key: 'line-two', text: '† 3.11.2026', isTicked: ticked.includes('line-two') },
    ],
    noticed: [],
    ...more,
  };
}
