import type { DataRow } from '../../painting/pdf/dataPaper/content';
import { readAccesses, readApprovals, readProposals, readQuestions } from '../../stone/privacy/readData';
import type { FaceData } from '../../stone/wire/privacy';
import { writtenRows } from './caseRows';
import type { Words } from './words';

const LETTERS = [
  'order',
  'unassigned',
  'receipt',
  'question',
  'waiting',
  'orderReceived',
  'orderProcessing',
  'orderFinished',
  'orderInvoiced',
  'orderCancelled',
  'masonLink',
  'masonAsked',
  'masonAnswered',
  'masonProposed',
  'proposalAccepted',
  'proposalDeclined',
  'approvalAsked',
  'approvalRenewed',
  'approvalReminder',
  'approvalsAsked',
  'approvalNews',
  'approvalExpired',
  'approvalOutdated',
  'familyChose',
] as const;

/** A letter: when it was sent, to whom, and what was written into its form. */
export function letterRow(
  {
    kind,
    recipient,
    sentAt,
    content,
    stepsEndedAt,
  }: Pick<FaceData['letters'][number], 'kind' | 'recipient' | 'sentAt' | 'stepsEndedAt'> & {
    readonly content?: unknown;
  },
  words: Words,
): DataRow {
  const { own, moment } = words;
  const named = own(`letters.${LETTERS.find((each) => each === kind) ?? 'other'}`);
  const head =
    recipient === '' ? own('sent.toProvider', { kind: named }) : own('sent.to', { kind: named, recipient });
  const written = writtenRows(content, words).map(({ label, text }) => `${label}: ${text}`);
  const ended = stepsEndedAt === undefined ? [] : [own('sent.stepsEnded', { when: moment(stepsEndedAt) })];
  return {
    label: sentAt === null ? own('rows.notSent') : moment(sentAt),
    text: [head, ...written, ...ended].join('\n'),
  };
}

/** Every letter about the stone. */
export const letterRows = ({ letters }: FaceData, words: Words): DataRow[] =>
  letters.map((letter) => letterRow(letter, words));

/** Who was asked to approve, what they answered, and what was written. */
export function approvalRows({ approvals }: FaceData, { own, moment }: Words): DataRow[] {
  return readApprovals(approvals).flatMap(({ asked_at, relatives, answers, messages }) => {
    const nameOf = (id: number | null) => relatives.find((each) => each.id === id)?.name;
    const people = relatives.map(({ name, email }) => [name, email].filter(Boolean).join(', '));
    const answered = answers.map(({ at, approver_id, decision, text }) => {
      const name = nameOf(approver_id) ?? own('rows.relative');
      if (decision === 'approved') return { at, text: own('answers.approved', { name }) };
      return {
        at,
        text: text ? own('answers.objected', { name, text }) : own('answers.objectedSilently', { name }),
      };
    });
    const written = messages.map(({ at, text, approver_id }) => {
      const name = nameOf(approver_id);
      return {
        at,
        text: name ? own('answers.wrote', { name, text }) : own('answers.wroteSomebody', { text }),
      };
    });
    const inOrder = [...answered, ...written].toSorted(
      (one, other) => Date.parse(one.at) - Date.parse(other.at),
    );
    return [
      { label: own('rows.asked'), text: [moment(asked_at), ...people].join('\n') },
      ...inOrder.map(({ at, text }) => ({ label: moment(at), text })),
    ];
  });
}

/** What the mason asked, and what he was answered. */
export function questionRows({ questions }: FaceData, { mason, moment }: Words): DataRow[] {
  return readQuestions(questions).flatMap(({ messages }) =>
    messages.map(({ at, by, text }) => ({ label: moment(at), text: `${mason(`by.${by}`)}: ${text}` })),
  );
}

/** What the mason proposed to cut instead of what was ordered, and what he was answered. */
export function proposalRows({ proposals }: FaceData, { own, mason, moment }: Words): DataRow[] {
  return readProposals(proposals).flatMap(({ at, reason, state, answer, answeredBy, answeredAt }) => {
    const proposed = { label: moment(at), text: `${mason('by.mason')}: ${reason}` };
    if (answeredBy === null || answeredAt === null) return [proposed];
    const who = mason(`by.${answeredBy}`);
    const said = own(state === 'accepted' ? 'proposals.accepted' : 'proposals.declined', { who });
    const text = answer ? own('proposals.because', { said, text: answer }) : said;
    return [proposed, { label: moment(answeredAt), text }];
  });
}

/** The steps of an order that are named by what was done. */
const DONE = ['takenOver', 'linksRenewed', 'proposed', 'proposalAccepted', 'proposalDeclined'] as const;

/** Each step of the order, and each renewal of the links. */
export function historyRows({ history }: FaceData, { own, moment, status }: Words): DataRow[] {
  return history.map(({ kind, before, after, at }) => {
    const done = DONE.find((each) => each === kind);
    const step = { before: status(before), after: status(after) };
    return { label: moment(at), text: done ? own(`history.${done}`) : own('history.status', step) };
  });
}

/** Who read and changed it, as the business's list says it. */
export function accessRows({ accesses }: FaceData, { designs, moment }: Words): DataRow[] {
  return readAccesses(accesses).map(({ action, by, username, firstAt }) => {
    const who = by === 'user' && username !== null ? username : designs(`accesses.who.${by}`);
    return { label: moment(firstAt), text: `${who} ${designs(`accesses.stone.${action}`)}` };
  });
}
