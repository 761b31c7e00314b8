import type { ApprovalView, Pin } from '../../stone/wire/approval';
import { carried } from './pinned';
import type { Wish } from './wish';

/** What a relative has written that is not with the server yet. */
export interface Waiting {
  /** Each where it is read on the stone that is shown. */
  readonly comments: readonly { readonly text: string; readonly pin: Pin }[];
  readonly replies: readonly Extract<Wish['act'], { kind: 'reply' }>[];
}

/** How an approval will stand once the server has what is on its way: what is shown meanwhile. */
export function expected(view: ApprovalView, wishes: readonly Wish[]): ApprovalView {
  if (wishes.length === 0) return view;
  const ticks = new Map<string, boolean>();
  const settled = new Map<number, boolean>();
  for (const { act, round } of wishes) {
    if (act.kind === 'tick' && round === view.round) ticks.set(act.key, act.isTicked);
    if (act.kind === 'settle') settled.set(act.comment, act.isResolved);
  }
  return {
    ...view,
    elements: view.elements.map((element) => ({
      ...element,
      isTicked: ticks.get(element.key) ?? element.isTicked,
    })),
    comments: view.comments.map((comment) => {
      const isResolved = settled.get(comment.id);
      if (isResolved === undefined) return comment;
      return { ...comment, resolvedAt: isResolved ? (comment.resolvedAt ?? view.askedAt) : null };
    }),
  };
}

/** What is written and on its way. */
export function waiting(
  wishes: readonly Wish[],
  view: Pick<ApprovalView, 'round' | 'design' | 'elements'>,
): Waiting {
  return {
    comments: wishes.flatMap(({ act, round, words = '' }) =>
      act.kind === 'comment'
        ? [{ text: act.text, pin: carried({ pin: act.pin, round, words }, view).pin }]
        : [],
    ),
    replies: wishes.flatMap(({ act }) => (act.kind === 'reply' ? [act] : [])),
  };
}
