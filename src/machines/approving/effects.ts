import { fromPromise } from 'xstate';
import {
  answerApproval,
  commentOn,
  fetchApprovalView,
  replyTo,
  settleByLink,
  tickElement,
} from '../../api/approval';
import { fetchOffered, type Offered } from '../../api/lists';
import type { ApprovalView } from '../../stone/wire/approval';
import { unlessAborted } from '../unlessAborted';
import type { Wish } from './wish';

/** What the page of a relative's link shows. */
export interface Opened {
  readonly view: ApprovalView;
  readonly offered: Offered;
}

/** Fetches the stone to approve, and the catalogue that it is drawn by. */
export const openApproval = fromPromise<Opened, string>(({ input: token, signal }) =>
  unlessAborted(
    signal,
    Promise.all([fetchApprovalView(token, signal), fetchOffered(signal)]).then(([view, offered]) => ({
      view,
      offered,
    })),
  ),
);

/** Fetches how the approval stands now. */
export const lookAgain = fromPromise<ApprovalView, string>(({ input: token, signal }) =>
  unlessAborted(signal, fetchApprovalView(token, signal)),
);

function send(token: string, { act, key, round }: Wish, signal: AbortSignal): Promise<ApprovalView> {
  switch (act.kind) {
    case 'tick':
      return tickElement(token, { key: act.key, isTicked: act.isTicked, round }, signal);
    case 'comment':
      return commentOn(token, { text: act.text, pin: act.pin, round }, key, signal);
    case 'reply':
      return replyTo(token, act.comment, act.text, key, signal);
    case 'settle':
      return settleByLink(token, act.comment, act.isResolved, signal);
    case 'answer':
      return answerApproval(token, { round, decision: act.decision }, signal);
  }
}

/** Tells the server what a relative has done; the same key writes a comment once, however often it is sent. */
export const carryOut = fromPromise<ApprovalView, { readonly token: string; readonly wish: Wish }>(
  ({ input: { token, wish }, signal }) => unlessAborted(signal, send(token, wish, signal)),
);
