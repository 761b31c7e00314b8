import { fromCallback, fromPromise } from 'xstate';
import {
  answerComment,
  askApproval,
  endApproval,
  fetchApproval,
  mindApprover,
  sendForApproval,
  settleComment,
} from '../../api/approval';
import type { Stone } from '../../stone/stone';
import type { Approval, ApprovalFound, ApprovalRequest, HandedLink } from '../../stone/wire/approval';
import type { DesignerActor } from '../designer/designerMachine';
import { addressOf, settle } from '../designer/settled';
import { unlessAborted } from '../unlessAborted';
import { watchApproval } from './watchApproval';

/** What whoever asks does with an approval. */
export type Act =
  | { readonly kind: 'ask'; readonly request: ApprovalRequest }
  /** Sends the stone as it now is. */
  | { readonly kind: 'sendAgain' }
  | { readonly kind: 'end' }
  | { readonly kind: 'revoke' | 'renew' | 'remind'; readonly approver: number }
  | { readonly kind: 'answer'; readonly comment: number; readonly text: string }
  | { readonly kind: 'settle'; readonly comment: number; readonly isResolved: boolean };

/** What follows from it. */
export interface Done {
  readonly approval: Approval;
  readonly links: readonly HandedLink[];
  /** The stone as the server has written it, where it has: its elements have keys now. */
  readonly stone?: Stone;
}

/** What is to be done at which stone, and the key under which it is done once. */
export interface ActOn {
  readonly designer: DesignerActor;
  readonly act: Act;
  readonly key: string;
}

/** How the approval of the stone in a designer stands. */
export const findApproval = fromPromise<ApprovalFound, DesignerActor>(({ input, signal }) =>
  unlessAborted(signal, fetchApproval(addressOf(input), signal)),
);

async function carryOut({ designer, act, key }: ActOn, signal: AbortSignal): Promise<Done> {
  // What is sent is what is in hand: it is saved first.
  if (act.kind === 'ask' || act.kind === 'sendAgain') await settle(designer, signal);
  const address = addressOf(designer);
  switch (act.kind) {
    case 'ask':
      return askApproval(address, act.request, key, signal);
    case 'sendAgain':
      return sendForApproval(address, key, signal);
    case 'end':
      return endApproval(address, signal);
    case 'revoke':
    case 'renew':
    case 'remind':
      return mindApprover(address, act.approver, act.kind, signal);
    case 'answer':
      return { approval: await answerComment(address, act.comment, act.text, key, signal), links: [] };
    case 'settle':
      return { approval: await settleComment(address, act.comment, act.isResolved, signal), links: [] };
  }
}

/** Does what whoever asks wants done. */
export const actOnApproval = fromPromise<Done, ActOn>(({ input, signal }) =>
  unlessAborted(signal, carryOut(input, signal)),
);

/** Tells that an approval has changed, as the server sends it; where streams do not arrive, every ten seconds. */
export const follow = fromCallback<{ type: 'xstate.stop' }, DesignerActor>(({ input, sendBack }) =>
  watchApproval(
    () => addressOf(input),
    () => sendBack({ type: 'changed' }),
  ),
);
