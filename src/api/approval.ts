import {
  type Approval,
  type ApprovalAnswer,
  type ApprovalAsked,
  type ApprovalChanged,
  type ApprovalFound,
  type ApprovalRequest,
  type ApprovalView,
  approvalAsked,
  approvalChanged,
  approvalFound,
  approvalView,
  type Pin,
} from '../stone/wire/approval';
import { type CaseApprovalAsked, caseApprovalAsked } from '../stone/wire/caseApproval';
import { call } from './http';
import { PUBLIC } from './identity';
import type { StoneAddress } from './stones';

const pathOf = ({ id }: Pick<StoneAddress, 'id'>) => `/api/stone/${id}/approval`;

/** How the approval of a stone stands. */
export function fetchApproval({ id, token }: StoneAddress, signal: AbortSignal): Promise<ApprovalFound> {
  return call(pathOf({ id }), { answer: approvalFound, as: token, signal });
}

/**
 * Asks relatives to approve a stone. The answer holds the stone's new version, whose elements have keys, and the links
 * to hand over.
 *
 * @param idempotencyKey what is repeated under it asks nobody twice.
 */
export function askApproval(
  { id, token }: StoneAddress,
  body: ApprovalRequest,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<ApprovalAsked> {
  const request = { method: 'POST', answer: approvalAsked, as: token, body, idempotencyKey, signal } as const;
  return call(pathOf({ id }), request);
}

/** Asks the same relatives about every stone of a case that they can be asked about, once under a key. */
export function askAboutCase(
  projectId: number,
  body: ApprovalRequest,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<CaseApprovalAsked> {
  const request = { method: 'POST', answer: caseApprovalAsked, body, idempotencyKey, signal } as const;
  return call(`/api/project/${projectId}/approval`, request);
}

/** Sends the stone as it now is to the relatives who were asked: what they answered to an earlier version is void. */
export function sendForApproval(
  { id, token }: StoneAddress,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<ApprovalAsked> {
  const request = { method: 'POST', answer: approvalAsked, as: token, idempotencyKey, signal } as const;
  return call(`${pathOf({ id })}/rounds`, request);
}

/** Calls an approval off: its links open nothing any more. */
export function endApproval({ id, token }: StoneAddress, signal: AbortSignal): Promise<ApprovalChanged> {
  return call(pathOf({ id }), { method: 'DELETE', answer: approvalChanged, as: token, signal });
}

/** Revokes a relative's links, gives them another (told once in `links`), or reminds them by letter. */
export async function mindApprover(
  { id, token }: StoneAddress,
  approver: number,
  what: 'revoke' | 'renew' | 'remind',
  signal: AbortSignal,
): Promise<ApprovalChanged> {
  const request = { method: 'POST', answer: approvalChanged, as: token, signal } as const;
  return call(`${pathOf({ id })}/approvers/${approver}/${what}`, request);
}

/** What is written to a comment by whoever asked. */
export async function answerComment(
  { id, token }: StoneAddress,
  comment: number,
  text: string,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Approval> {
  const common = { method: 'POST', answer: approvalChanged, as: token, idempotencyKey, signal } as const;
  const path = `${pathOf({ id })}/comments/${comment}/messages`;
  return (await call(path, { ...common, body: { text } })).approval;
}

/** Says that a comment is settled, or open again. */
export async function settleComment(
  { id, token }: StoneAddress,
  comment: number,
  isResolved: boolean,
  signal: AbortSignal,
): Promise<Approval> {
  const common = { method: 'PUT', answer: approvalChanged, as: token, signal } as const;
  return (await call(`${pathOf({ id })}/comments/${comment}`, { ...common, body: { isResolved } })).approval;
}

const viewOf = (token: string) => `/api/approve/${encodeURIComponent(token)}`;

/** The address of the picture of the stone that a link is about, for an `img`. */
export const approvalPicture = (token: string, round: number) => `${viewOf(token)}/picture?round=${round}`;

/** A stone as a relative is asked to approve it. The login in this browser plays no part. */
export function fetchApprovalView(token: string, signal: AbortSignal): Promise<ApprovalView> {
  return call(viewOf(token), { answer: approvalView, as: PUBLIC, signal });
}

/** Says that an element was read and is right, or takes that back. */
export function tickElement(
  token: string,
  tick: { readonly key: string; readonly isTicked: boolean; readonly round: number },
  signal: AbortSignal,
): Promise<ApprovalView> {
  const common = { method: 'PUT', answer: approvalView, as: PUBLIC, signal } as const;
  return call(`${viewOf(token)}/ticks`, { ...common, body: tick });
}

/** Pins a comment to what was read in the round that is named. */
export function commentOn(
  token: string,
  body: { readonly text: string; readonly pin: Pin; readonly round: number },
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<ApprovalView> {
  const common = { method: 'POST', answer: approvalView, as: PUBLIC, idempotencyKey, signal } as const;
  return call(`${viewOf(token)}/comments`, { ...common, body });
}

/** Writes to a comment by a relative's link. */
export function replyTo(
  token: string,
  comment: number,
  text: string,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<ApprovalView> {
  const common = { method: 'POST', answer: approvalView, as: PUBLIC, idempotencyKey, signal } as const;
  return call(`${viewOf(token)}/comments/${comment}/messages`, { ...common, body: { text } });
}

/** Says by a relative's link that a comment is settled, or open again. */
export function settleByLink(
  token: string,
  comment: number,
  isResolved: boolean,
  signal: AbortSignal,
): Promise<ApprovalView> {
  const common = { method: 'PUT', answer: approvalView, as: PUBLIC, signal } as const;
  return call(`${viewOf(token)}/comments/${comment}`, { ...common, body: { isResolved } });
}

/** Approves the stone that was read, or objects. */
export function answerApproval(
  token: string,
  body: ApprovalAnswer,
  signal: AbortSignal,
): Promise<ApprovalView> {
  return call(viewOf(token), { method: 'POST', answer: approvalView, as: PUBLIC, body, signal });
}
