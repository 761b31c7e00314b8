import type { ApprovalView } from '../../stone/wire/approval';
import type { Wish } from './wish';

/** What a relative has written that is not with the server yet. */
export interface Waiting {
  readonly comments: readonly Extract<Wish['act'], { kind: 'comment' }>[];
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
export function waiting(wishes: readonly Wish[]): Waiting {
  return {
    comments: wishes.flatMap(({ act }) => (act.kind === 'comment' ? [act] : [])),
    replies: wishes.flatMap(({ act }) => (act.kind === 'reply' ? [act] : [])),
  };
}
