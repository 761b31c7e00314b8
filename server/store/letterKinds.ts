import { z } from 'zod';

/** The Message-ID of the letter with an id: fixed, so that a second copy is recognisable as one (RFC 5322 section 3.6.4). */
export const messageIdOf = (id: string) => `<${id}@gravestone-designer>`;

/** A letter of an order: to its mason, to the provider who has to choose one, or its receipt. */
export const orderLetterKind = z.enum(['order', 'unassigned', 'receipt']);
export type OrderLetterKind = z.infer<typeof orderLetterKind>;

/**
 * A letter about orders in our words only: asks whether an order is one's own, tells the provider which ones wait, what
 * a mason has done or asks, tells a mason what concerns his order, or that his program could not be told of it, and tells
 * whoever asked relatives for their approval, or the family to choose, how that goes.
 */
export const noticeKind = z.enum([
  'question',
  'waiting',
  'orderReceived',
  'orderProcessing',
  'orderFinished',
  'orderInvoiced',
  'masonAsked',
  'masonProposed',
  'proposalAccepted',
  'proposalDeclined',
  'orderCancelled',
  'masonLink',
  'masonAnswered',
  'approvalNews',
  'approvalExpired',
  'approvalOutdated',
  'familyChose',
  'webhookGivenUp',
]);
export type NoticeKind = z.infer<typeof noticeKind>;

/** A letter to a user about their login. */
export const userNoticeKind = z.enum([
  'resetPassword',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'passkeyAdded',
  'passkeyRemoved',
]);
export type UserNoticeKind = z.infer<typeof userNoticeKind>;

/** A letter to a relative who is asked to approve a stone, or several of a case. */
export const approverLetterKind = z.enum([
  'approvalAsked',
  'approvalsAsked',
  'approvalRenewed',
  'approvalReminder',
]);
export type ApproverLetterKind = z.infer<typeof approverLetterKind>;

export const letterKind = z.enum([
  ...orderLetterKind.options,
  ...noticeKind.options,
  ...approverLetterKind.options,
  ...userNoticeKind.options,
]);
