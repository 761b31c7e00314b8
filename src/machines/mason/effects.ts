import { fromPromise } from 'xstate';
import { Refused } from '../../api/http';
import { fetchOffered, type Offered } from '../../api/lists';
import {
  fetchMasonOrder,
  fetchMasonOrders,
  fetchQuestions,
  type Writing,
  writeQuestion,
} from '../../api/mason';
import { fetchMasonSettings } from '../../api/masonSettings';
import { fetchProposal, sendProposal } from '../../api/proposal';
import { fetchStone, type StoneAddress } from '../../api/stones';
import type { MasonSettings } from '../../painting/files/masonSettings';
import type { StoneStatus } from '../../stone/status';
import type { Stone } from '../../stone/stone';
import type { MasonOrder, MasonOrderDetail } from '../../stone/wire/mason';
import type { Proposal, ProposalRequest } from '../../stone/wire/proposal';
import type { Question } from '../../stone/wire/question';
import { unlessAborted } from '../unlessAborted';
import { moveOn } from './moveOn';

/** Which order is opened: by the link in a letter, or by its stone's number with a login. */
export interface OpenedBy {
  readonly token: string | undefined;
  readonly id: number | undefined;
}

/** All that the page of an order shows. */
export interface Bench {
  readonly address: StoneAddress;
  readonly order: MasonOrderDetail;
  readonly stone: Stone;
  readonly questions: readonly Question[];
  /** What he proposed last, and what became of it. */
  readonly proposal: Proposal | null;
  readonly offered: Offered;
  /** How the mason has his files made. */
  readonly settings: MasonSettings;
}

/** A step of the mason, or what he writes. */
export type Act =
  | { readonly kind: 'move'; readonly to: StoneStatus }
  | ({ readonly kind: 'propose' } & ProposalRequest)
  | Writing;

async function addressOf({ token, id }: OpenedBy, signal: AbortSignal): Promise<StoneAddress> {
  const number = id ?? (await fetchMasonOrders(token, signal))[0]?.id;
  if (number === undefined) throw new Refused(404, '');
  return { id: number, token };
}

/** A mason's orders, and how he has their files made. */
export interface Inbox {
  readonly orders: readonly MasonOrder[];
  readonly settings: MasonSettings;
}

async function open(input: OpenedBy, signal: AbortSignal): Promise<Bench> {
  const address = await addressOf(input, signal);
  const { token } = input;
  const [order, stone, questions, { proposal }, offered, { settings }] = await Promise.all([
    fetchMasonOrder(address, signal),
    fetchStone(address, signal),
    fetchQuestions(address, signal),
    fetchProposal(address, signal),
    fetchOffered(signal),
    fetchMasonSettings(token, signal),
  ]);
  return { address, order, stone, questions, proposal, offered, settings };
}

/** Fetches an order with all that is worked from. */
export const openBench = fromPromise<Bench, OpenedBy>(({ input, signal }) =>
  unlessAborted(signal, open(input, signal)),
);

/** Fetches how an order stands by now, without what it is drawn from. */
export const lookAtOrder = fromPromise<MasonOrderDetail, StoneAddress>(({ input, signal }) =>
  unlessAborted(signal, fetchMasonOrder(input, signal)),
);

/** What a step or something written leaves behind. */
export type Done = Pick<Bench, 'order' | 'stone' | 'questions' | 'proposal'>;

/** What is to be done with which order, and the key under which something is written once. */
export interface ActOn {
  readonly address: StoneAddress;
  readonly act: Act;
  readonly key: string;
}

async function carryOut({ address, act, key }: ActOn, signal: AbortSignal): Promise<Done> {
  if (act.kind === 'move') await moveOn(address, act.to, signal);
  else if (act.kind === 'propose') {
    const { kind: _kind, ...request } = act;
    await sendProposal(address, request, signal);
  } else await writeQuestion(address, act, key, signal);
  const [order, stone, questions, { proposal }] = await Promise.all([
    fetchMasonOrder(address, signal),
    // Somebody may have accepted a proposal meanwhile.
    fetchStone(address, signal),
    fetchQuestions(address, signal),
    fetchProposal(address, signal),
  ]);
  return { order, stone, questions, proposal };
}

/** Does what the mason wants done, and fetches how the order then stands. */
export const actOn = fromPromise<Done, ActOn>(({ input, signal }) =>
  unlessAborted(signal, carryOut(input, signal)),
);

async function listed(signal: AbortSignal): Promise<Inbox> {
  const [orders, { settings }] = await Promise.all([
    fetchMasonOrders(undefined, signal),
    fetchMasonSettings(undefined, signal),
  ]);
  return { orders, settings };
}

/** Fetches the list of a mason's orders. */
export const openInbox = fromPromise<Inbox>(({ signal }) => unlessAborted(signal, listed(signal)));
