import type { ApprovalView, Pin } from '../../stone/wire/approval';
import { carried, type Pinned } from './pinned';

/** A comment that is written, is not sent, and stands in the field of no step. */
export interface Unsent {
  /** Under what it is kept. */
  readonly about: string;
  readonly text: string;
  /** What it is about, as it was chosen. */
  readonly pinned: Pinned;
  /** Where that is read on the stone that is shown. */
  readonly at: Pin;
}

/**
 * Comments that have no field: what they are about is gone from the stone, or something else is being written there since. They
 * are shown all the same, to be sent or thrown away.
 */
export function unsentOf(
  {
    typed,
    pinned,
  }: {
    readonly typed: Readonly<Record<string, string>>;
    readonly pinned: Readonly<Record<string, Pinned>>;
  },
  view: Pick<ApprovalView, 'round' | 'design' | 'elements'>,
): Unsent[] {
  const fields = new Set(['whole', ...view.elements.map(({ key }) => key)]);
  return Object.entries(typed).flatMap(([about, text]) => {
    const own = pinned[about];
    if (text.trim() === '' || fields.has(about) || !own) return [];
    return [{ about, text, pinned: own, at: carried(own, view).pin }];
  });
}
